/** A record of which nothing is known: every field that may be null is. */
import type { UniversityRecord } from './dataset.ts';
import { FIELD_KEYS, planOf } from './university-fields.ts';

type NullableField = {
  [Key in keyof UniversityRecord]-?: null extends UniversityRecord[Key] ? Key : never;
}[keyof UniversityRecord];

export const EMPTY_RECORD = Object.fromEntries(
  FIELD_KEYS.filter((key) => !planOf(key).always && !planOf(key).optional).map((key) => [key, null]),
) as Pick<UniversityRecord, NullableField>;
