/** The last search with results of its own, in this browser's storage: the way back to it on the front page. */
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import { browserAtom } from './own-situation.ts';

export interface LastSearch {
  /** Query of the search page's address. */
  query: string;
  /** What was searched for, in words. */
  label: string;
  /** Language of the label; null where it is only what somebody typed. */
  language: Language | null;
}

function lastSearchOf(value: unknown): LastSearch | null {
  if (typeof value !== 'object' || value === null) return null;
  const { query, label, language } = value as Record<string, unknown>;
  if (typeof query !== 'string' || typeof label !== 'string') return null;
  return { query, label, language: LANGUAGES.find((one) => one === language) ?? null };
}

/** Null when nobody has searched here. */
export const lastSearchAtom = browserAtom<LastSearch | null>('last-search', lastSearchOf, null);
