/** The language of teaching of a university: the one reader of what the dataset says of it. */
import type { UniversityRecord } from '../record/dataset.ts';
import type { TeachingLanguage } from './filter-values.ts';

/** By the texts of Canadian records (dataset.ts, `language`). */
const LANGUAGE_OF: Readonly<Record<string, TeachingLanguage>> = { English: 'en', French: 'fr', Bilingual: 'both' };

/**
 * Null where nobody says it: IPEDS asks no school of the US, which all teach in English but for Puerto Rico's, whose
 * language is mostly Spanish.
 */
export function teachingLanguage({
  country,
  state,
  language,
}: Pick<UniversityRecord, 'country' | 'state' | 'language'>): TeachingLanguage | null {
  if (country === 'US') return state === 'PR' ? null : 'en';
  return language !== null && Object.hasOwn(LANGUAGE_OF, language) ? (LANGUAGE_OF[language] ?? null) : null;
}
