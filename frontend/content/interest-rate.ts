/** Rates of interest as words: they have two decimals, which other percentages do not. */
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';

const rate = numbersAs({ style: 'percent', maximumFractionDigits: 2 });

/** A rate in percent as it is said: "6.52%", « 6,52 % ». */
export const formatInterest = (percent: number): string => rate(percent / 100);

/** A number as one types it: "9.5", « 9,5 ». */
export const typedNumber = numbersAs({ useGrouping: false, maximumFractionDigits: 2 });
