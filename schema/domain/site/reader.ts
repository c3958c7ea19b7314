/**
 * Whom pages take a reader for who has said nothing of themselves, which the language of a page decides: an American on
 * English pages, a Canadian on French ones. Every default that depends on it is derived from here.
 */
import { READER } from '#names/reader.ts';
import { COUNTRIES, type Country } from '../record/enums.ts';

export { READER };

/** The countries as choices list them, the reader's first. */
export const COUNTRIES_LISTED: readonly Country[] = [...COUNTRIES].sort(
  (a, b) => Number(b === READER.country) - Number(a === READER.country),
);
