/** The language chosen or declined on this device: stored, and never forced on an address. */
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import { readStored, writeStored } from '../storage/storage.ts';

const KEY = 'language';

export const chooseLanguage = (language: Language): void => writeStored(KEY, language);

/** Null where nobody has chosen. */
export const chosenLanguage = (): Language | null =>
  readStored(KEY, (value) => LANGUAGES.find((language) => language === value) ?? null, null);

/**
 * Whether the other language is to be offered on a page in `shown`: it was chosen here, or else the browser reads it
 * before the page's own. `preferred` are the browser's languages in their order.
 */
export function offersOther(shown: Language, chosen: Language | null, preferred: readonly string[]): boolean {
  if (chosen !== null) return chosen !== shown;
  const first = preferred
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return first !== undefined && first !== shown;
}
