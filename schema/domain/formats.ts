/** Figures as words, the same on every screen: en-US grouping, money without decimals, N/A for a missing value. */
import type { Currency } from './enums.ts';

export const NOT_AVAILABLE = 'N/A';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const upToOneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const money: Record<Currency, Intl.NumberFormat> = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  CAD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
};

/** Whole units of a currency: $12,345, or CA$12,345 for Canadian dollars. */
export function formatMoney(amount: number | null, currency: Currency): string {
  return amount === null ? NOT_AVAILABLE : money[currency].format(amount);
}

/** A number where there is little room, in thousands: 31.6K, 950. */
export function formatShort(amount: number | null): string {
  return amount === null ? NOT_AVAILABLE : short.format(amount);
}

/** A count with groups of three: 12,345. */
export function formatCount(count: number | null): string {
  return count === null ? NOT_AVAILABLE : whole.format(count);
}

/** A share in percent (0-100) with at most one decimal: 45%, 45.5%. */
export function formatPercent(percent: number | null): string {
  return percent === null ? NOT_AVAILABLE : `${upToOneDecimal.format(percent)}%`;
}

/** A rate in percent (0-100), always with one decimal, so that rates line up under each other: 45.0%. */
export function formatRate(percent: number | null): string {
  return percent === null ? NOT_AVAILABLE : `${oneDecimal.format(percent)}%`;
}

/** Students for each member of the faculty: 17:1. */
export function formatRatio(students: number | null): string {
  return students === null ? NOT_AVAILABLE : `${upToOneDecimal.format(students)}:1`;
}

/** The two ends of a range of scores: 1,500-1,580. */
export function formatRange(range: readonly [low: number, high: number] | null): string {
  return range === null ? NOT_AVAILABLE : `${whole.format(range[0])}–${whole.format(range[1])}`;
}
