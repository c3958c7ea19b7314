/** Several texts as one line. */
import { language } from '#names/locale.ts';

/** A text that begins with a capital, inside a line or after its label: in French it has none there. */
export const withinLine = (text: string): string =>
  language === 'fr' && /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Texts that each begin with a capital, as one line: in French only its first word has one. */
export const inOneLine = (texts: readonly string[], sign: ',' | ';'): string =>
  texts.map((text, at) => (at > 0 ? withinLine(text) : text)).join(`${sign} `);
