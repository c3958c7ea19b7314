/** Formatters of the build's language, each made when it is first asked for. */
import { dateText, LOCALE } from '#names/locale.ts';

/** Numbers whose text is remembered, of each kind: to write one takes as long as to draw an element, and a page has hundreds. */
const REMEMBERED = 4_000;

/** Formats numbers as the language does. */
export function numbersAs(options: Intl.NumberFormatOptions): (value: number) => string {
  let write: ((value: number) => string) | undefined;
  return (value) => {
    write ??= remembered(new Intl.NumberFormat(LOCALE, options).format);
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

/** Formats dates as the language does. */
export function datesAs(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return dateText(format.format(time));
  };
}
