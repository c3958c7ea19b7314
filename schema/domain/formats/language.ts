/**
 * The languages of the site. Which of them a module has its words in is decided by the build: `#words/…` and `#names/…`
 * are English, or French under the import condition `french` (package.json).
 */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What `lang` and `hreflang` say. French is that of Canada. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', fr: 'fr-CA' };

/** What addresses in French begin with; all others are in English. */
export const FRENCH_ROOT = '/fr';

/** The language of an address, by its path. */
export const readLanguage = (pathname: string): Language =>
  pathname === FRENCH_ROOT || pathname.startsWith(`${FRENCH_ROOT}/`) ? 'fr' : 'en';

/**
 * Words as to their shape: any text for a text, the same keys, the same parameters. Two languages have one shape; a
 * sentence too few or too many in one of them is an error of types.
 */
export type Shape<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Shape<Said>
    : Words extends readonly unknown[]
      ? readonly Shape<Words[number]>[]
      : Words extends ReadonlyMap<unknown, unknown> | RegExp | Promise<unknown>
        ? Words
        : Words extends object
          ? { readonly [Key in keyof Words]: Shape<Words[Key]> }
          : Words;

/** True where the words of a language have the shape of those of English; else a type that names what differs. */
export type SameShape<English, Other> =
  Shape<English> extends Shape<Other>
    ? Shape<Other> extends Shape<English>
      ? true
      : { tooManyOrOtherwise: Other }
    : { missingOrOtherwise: English };
