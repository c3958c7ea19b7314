/**
 * Figures as words, the same on every screen: grouped as the language groups, money without decimals, N/A for a missing
 * value.
 */
import { NOT_AVAILABLE, PERCENT_SIGN, TO_ONE } from '#names/locale.ts';
import type { Currency } from '../record/enums.ts';
import { numbersAs } from './spoken-formats.ts';

export { NOT_AVAILABLE };

const whole = numbersAs({ maximumFractionDigits: 0 });
const upToOneDecimal = numbersAs({ maximumFractionDigits: 1 });
const short = numbersAs({ notation: 'compact', maximumFractionDigits: 1 });
const oneDecimal = numbersAs({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fixed = {
  1: oneDecimal,
  4: numbersAs({ minimumFractionDigits: 4, maximumFractionDigits: 4 }),
} as const;
const scores = numbersAs({ maximumFractionDigits: 1, useGrouping: false });
const moneyOf = (currency: Currency) => numbersAs({ style: 'currency', currency, maximumFractionDigits: 0 });
const money: Record<Currency, (amount: number) => string> = { USD: moneyOf('USD'), CAD: moneyOf('CAD') };

/** "45%", « 45 % ». */
const ofHundred = (figure: string) => figure + PERCENT_SIGN;

/** Whole units of a currency: $12,345, or CA$12,345 for Canadian dollars; « 12 345 $ US » and « 12 345 $ ». */
export function formatMoney(amount: number | null, currency: Currency): string {
  return amount === null ? NOT_AVAILABLE : money[currency](amount);
}

const centsOf = (currency: Currency) =>
  numbersAs({ style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 });
const cents: Record<Currency, (amount: number) => string> = { USD: centsOf('USD'), CAD: centsOf('CAD') };

/** An amount to the cent, as pay by the hour is: $29.05. */
export function formatCents(amount: number, currency: Currency): string {
  return cents[currency](amount);
}

/** A number where there is little room, in thousands: 31.6K, 950. */
export function formatShort(amount: number | null): string {
  return amount === null ? NOT_AVAILABLE : short(amount);
}

/** A count with groups of three: 12,345. */
export function formatCount(count: number | null): string {
  return count === null ? NOT_AVAILABLE : whole(count);
}

/** A share in percent (0-100) with at most one decimal: 45%, 45.5%. */
export function formatPercent(percent: number | null): string {
  return percent === null ? NOT_AVAILABLE : ofHundred(upToOneDecimal(percent));
}

/** A rate in percent (0-100), always with one decimal, so that rates line up under each other: 45.0%. */
export function formatRate(percent: number | null): string {
  return percent === null ? NOT_AVAILABLE : ofHundred(oneDecimal(percent));
}

/** Students for each member of the faculty: 17:1, « 17 pour 1 ». */
export function formatRatio(students: number | null): string {
  return students === null ? NOT_AVAILABLE : upToOneDecimal(students) + TO_ONE;
}

/** A number with so many decimals: 0.7300, 4.5; « 0,7300 ». */
export function formatFixed(value: number, decimals: 1 | 4): string {
  return fixed[decimals](value);
}

/** An average score, with a decimal where it has one: 32.5, 33. Thousands have no separator. */
export function formatScore(score: number): string {
  return scores(score);
}

/** The two ends of a range of scores: 1500–1580. */
export function formatRange(range: readonly [low: number, high: number] | null): string {
  return range === null ? NOT_AVAILABLE : `${scores(range[0])}–${scores(range[1])}`;
}
