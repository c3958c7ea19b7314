/** What each figure of a university means, and the words of what stands behind it; they come when they are asked for. */

import type { Country } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { MEANINGS, MEANINGS_IN_CANADA } from '../figures/derived/meanings.ts';

export { MEANINGS };

/** What a figure means at a school of a country. */
export function meaningOf(field: FactField, country: Country): string {
  return (country === 'CA' ? MEANINGS_IN_CANADA[field] : undefined) ?? MEANINGS[field];
}

export const sourceWords = {
  publisher: 'Source',
  variable: 'Variable',
  year: 'Year',
  computed: 'How it was computed',
  estimate: 'Estimate',
  estimateNote: 'We use it because we don’t have the school’s own number.',
  missing: 'Why it is missing',
  missingOwn: 'Why we don’t have the school’s own number',
  unknown: 'We have no source for this number.',
} as const;
