/** What each figure of a university means. Loaded when a source is opened. */

import type { Country } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { MEANINGS, MEANINGS_IN_CANADA } from '../figures/derived/meanings.ts';

export { MEANINGS };

/** What a figure means at a school of a country. */
export function meaningOf(field: FactField, country: Country): string {
  return (country === 'CA' ? MEANINGS_IN_CANADA[field] : undefined) ?? MEANINGS[field];
}
