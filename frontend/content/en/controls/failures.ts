/** Words of what went wrong: the API's own, which are English, under the keys that every language has them by. */
import { FAILURE_TEXTS, type FailureReason } from '#schema/domain/site/failure-texts.ts';
import { FIELD_FAULTS, type FieldFault } from '#schema/domain/site/field-faults.ts';

export const failureWords: Record<FailureReason, string> = FAILURE_TEXTS;

export const fieldFaultWords: Record<FieldFault, string> = FIELD_FAULTS;
