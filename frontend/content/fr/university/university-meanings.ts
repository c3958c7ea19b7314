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
  year: 'Année',
  computed: 'Mode de calcul',
  estimate: 'Estimation',
  estimateNote: 'Nous l’utilisons parce que nous n’avons pas le chiffre de l’établissement.',
  missing: 'Pourquoi il manque',
  missingOwn: 'Pourquoi il manque le chiffre de l’établissement',
  unknown: 'Nous n’avons pas de source pour ce chiffre.',
} as const;
