/** Several texts as one line. */
import { language } from '#names/locale.ts';

/** Texts that each begin with a capital, as one line: in French only its first word has one. */
export function inOneLine(texts: readonly string[], sign: ',' | ';'): string {
  const after = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
  return texts.map((text, at) => (at > 0 && language === 'fr' ? after(text) : text)).join(`${sign} `);
}
