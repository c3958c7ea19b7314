/** Formatters of the language that is spoken, each made when it is first asked for. */
import { type Language, language } from './language.ts';

/** Whose writing of numbers and dates a language has. */
export const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-CA' };

/** What writes a number as the language that is spoken then does. */
export function numbersAs(options: Intl.NumberFormatOptions): (value: number) => string {
  const made: Partial<Record<Language, Intl.NumberFormat>> = {};
  return (value) => {
    const format = made[language] ?? new Intl.NumberFormat(LOCALES[language], options);
    made[language] = format;
    return format.format(value);
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
