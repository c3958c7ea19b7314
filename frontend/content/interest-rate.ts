/** Rates of interest as words: they have two decimals, which other percentages do not. */
import { LANGUAGE_TAGS, language } from '#schema/domain/language.ts';

/** A rate in percent as it is said: "6.52%", « 6,52 % ». */
export function formatInterest(percent: number): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
}

/** A number as one types it: "9.5", « 9,5 ». */
export function typedNumber(value: number): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], { useGrouping: false, maximumFractionDigits: 2 }).format(value);
}
