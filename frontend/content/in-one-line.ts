/** Several texts as one line. */
import { language } from '#names/locale.ts';

/** A text that begins with a capital, inside a line or after its label: in French it has none there. */
export const withinLine = (text: string): string => (language === 'fr' ? withSmallLetter(text) : text);

/** Texts that each begin with a capital, as one line: in French only its first word has one. */
export const inOneLine = (texts: readonly string[], sign: ',' | ';'): string =>
  texts.map((text, at) => (at > 0 ? withinLine(text) : text)).join(`${sign} `);

/** Phrases as one line, of which only the first word has a capital. One that begins with a name has to be the first. */
export const phrasesInLine = (texts: readonly string[]): string =>
  texts.map((text, at) => (at > 0 ? withSmallLetter(text) : text)).join('; ');

const withSmallLetter = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
