/** Several texts as one line. */
import { language } from '#names/locale.ts';

/** A text that begins with a capital, inside a line or after its label: in French it has none there. */
export const withinLine = (text: string): string => (language === 'fr' ? withSmallLetter(text) : text);

/**
 * Texts that each begin with a capital, as one line: in French only its first word has one, and in English none after a
 * semicolon. What has a name at its beginning (Yellow Ribbon) is the first of its list.
 */
export const inOneLine = (texts: readonly string[], sign: ',' | ';'): string =>
  texts.map((text, at) => (at === 0 ? text : sign === ';' ? withSmallLetter(text) : withinLine(text))).join(`${sign} `);

const withSmallLetter = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
