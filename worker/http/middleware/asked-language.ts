/** Reads the language of an API answer or a picture: `lang`, which every endpoint knows; English without it. */
import { askedLanguage, LANGUAGE_PARAMETER } from '#schema/api/asked-language.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import { badParameters } from '#worker/app-error.ts';

/** Where `lang` says something: the pages' language is in their path. */
const SAID_BY_PARAMETER = /^\/(?:api|calendar|img)\//;

/**
 * The language asked for, taken out of the address, so that it says nothing but the question; null where none is.
 * Throws Failure `bad-parameter` for one that there is not.
 */
export function takeLanguage({ pathname, searchParams }: URL): Language | null {
  if (!SAID_BY_PARAMETER.test(pathname)) return null;
  const asked = searchParams.getAll(LANGUAGE_PARAMETER);
  if (asked.length === 0) return null;
  const { data, error } = askedLanguage.safeParse(asked.length === 1 ? asked[0] : asked);
  if (error) throw badParameters([{ parameter: LANGUAGE_PARAMETER, message: 'must be `en` or `fr`' }]);
  searchParams.delete(LANGUAGE_PARAMETER);
  return data;
}
