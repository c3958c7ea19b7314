/** Cache of formatters for the current language. */
import { type Language, language } from './language.ts';

/** Whose writing of numbers and dates a language has. */
export const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-CA' };

/** Numbers whose text is remembered, of each kind: to write one takes as long as to draw an element, and a page has hundreds. */
const REMEMBERED = 4_000;

/** What writes a number as the language that is spoken then does. */
export function numbersAs(options: Intl.NumberFormatOptions): (value: number) => string {
  const made: Partial<Record<Language, (value: number) => string>> = {};
  return (value) => {
    const write = made[language] ?? remembered(new Intl.NumberFormat(LOCALES[language], options).format);
    made[language] = write;
    return write(value);
  };
}

/** As `write`, which is asked once for each number; never remembered is 0, which a map takes for -0. */
function remembered(write: (value: number) => string): (value: number) => string {
  const texts = new Map<number, string>();
  return (value) => {
    const text = texts.get(value) ?? write(value);
    if (texts.size === REMEMBERED) texts.clear();
    if (value !== 0) texts.set(value, text);
    return text;
  };
}

/** What writes a date as the language that is spoken then does; French has « 1er mars » of the first of a month. */
export function datesAs(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (time) => {
    const format = made[language] ?? new Intl.DateTimeFormat(LOCALES[language], options);
    made[language] = format;
    const text = format.format(time);
    return language === 'fr' ? text.replace(/^1(?= )/, '1er') : text;
  };
}
