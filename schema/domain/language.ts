/**
 * The languages the site speaks, and the one that is spoken just now. A build for browsers speaks one language and holds
 * no other (vite.config.ts gives SITE_LANGUAGE); the Worker holds all and is told with each drawing or answer.
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

declare const SITE_LANGUAGE: Language;

export let language: Language = typeof SITE_LANGUAGE === 'undefined' ? 'en' : SITE_LANGUAGE;

type Take = (language: Language) => void;
const listeners: Take[] = [];

/** For modules of words in all languages (frontend/words, schema/domain/spoken): called at once, and with each change. */
export function whenSpoken(take: Take): void {
  listeners.push(take);
  take(language);
}

/** From now on. Never across a wait: another request may speak otherwise. */
export function speak(next: Language): void {
  if (next === language) return;
  language = next;
  for (const take of listeners) take(next);
}

/** What `say` returns in a language, and the one before afterwards. `say` waits for nothing. */
export function inLanguage<Said>(spoken: Language, say: () => Said): Said {
  const before = language;
  speak(spoken);
  try {
    return say();
  } finally {
    speak(before);
  }
}

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

/** The words of a language beside those of English; an error where their shapes differ. Generated files name it. @public */
export type SameShape<English, Other> =
  Shape<English> extends Shape<Other>
    ? Shape<Other> extends Shape<English>
      ? true
      : { tooManyOrOtherwise: Other }
    : { missingOrOtherwise: English };
