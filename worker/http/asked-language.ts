/** Which language an address asks its answer in. */
import { LANGUAGES, type Language } from '#schema/domain/language.ts';

/** English for an address that names none, or none there is. */
export function askedLanguage({ searchParams }: URL): Language {
  const asked = searchParams.get('lang');
  return LANGUAGES.find((one) => one === asked) ?? 'en';
}
