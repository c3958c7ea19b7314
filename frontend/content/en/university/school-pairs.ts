/** Sentences that set one school beside another: "here" is the school whose page it is. */

import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { DirectionBasis } from '#schema/domain/peers/directions.ts';
import type { PairPoint, PairPointKind } from '#schema/domain/peers/pair-points.ts';
import type { TradeOff, TradeOffKind } from '#schema/domain/peers/trade-offs.ts';
import { TYPE_LABELS } from '#schema/domain/record/enums.ts';

const dollars = (amount: number) => formatMoney(Math.round(amount / 100) * 100, 'USD');
/** Where Canadian dollars may be meant, beside prices in the school's own currency. */
const usDollars = (amount: number) => `US${dollars(amount)}`;
const percent = (share: number) => formatPercent(Math.round(share));
/** Two shares with as many decimals as tell them apart. */
function percents(there: number, here: number): [string, string] {
  const close = Math.round(there) === Math.round(here) && there !== here;
  return close ? [formatPercent(there), formatPercent(here)] : [percent(there), percent(here)];
}
const admits = (share: number) => (share === 100 ? 'open admission' : percent(share));
const students = (count: number) => plural(count, { one: '1 student', other: `${formatCount(count)} students` });
const lower = (text: string) => text.toLowerCase();

type Sum = (amount: number) => string;
/** Two figures in words, and how their money is written. */
type Both = (there: number, here: number, sum: Sum) => string;
/** "$" alone is enough between two US schools; elsewhere Canadian dollars could be meant. */
const sumOf = (withinUs: boolean) => (withinUs ? dollars : usDollars);

const TRADE_OFFS: Record<TradeOffKind, (there: never, here: never, sum: Sum) => string> = {
  price: ((a, b, sum) => `Costs you more: about ${sum(a)} per year vs. ${sum(b)} here`) satisfies Both,
  'net-price': ((a, b) => `Costs more after aid: about ${dollars(a)} per year vs. ${dollars(b)} here`) satisfies Both,
  tuition: ((a, b, sum) => `Higher tuition: about ${sum(a)} per year vs. ${sum(b)} here`) satisfies Both,
  finish: ((a, b) => `Lower graduation rate: ${percents(a, b).join(' vs. ')} here`) satisfies Both,
  admission: ((a, b) =>
    b === 100
      ? `Harder to get into: it admits ${percent(a)}, while admission is open here`
      : `Harder to get into: it admits ${percent(a)} vs. ${percent(b)} here`) satisfies Both,
  earnings: ((a, b) =>
    `Lower earnings: about ${dollars(a)} vs. ${dollars(b)} here (former students, 10 years after starting)`) satisfies Both,
  larger: ((a, b) =>
    `${a >= 2 * b ? 'Much larger' : 'Larger'}: ${students(a)} vs. ${formatCount(b)} here`) satisfies Both,
  smaller: ((a, b) =>
    `${b >= 2 * a ? 'Much smaller' : 'Smaller'}: ${students(a)} vs. ${formatCount(b)} here`) satisfies Both,
  faculty: ((a, b) => `More students per faculty member: ${a} vs. ${b} here`) satisfies Both,
  setting: (a: string, b: string) => `Different setting: ${lower(a)} vs. ${lower(b)} here`,
  control: (a: string, b: string) =>
    `Different type: ${lower(TYPE_LABELS[a as keyof typeof TYPE_LABELS])} vs. ${lower(TYPE_LABELS[b as keyof typeof TYPE_LABELS])} here`,
};

/** "Lower graduation rate: 71% vs. 96% here"; `withinUs` where no Canadian dollars can be meant. */
export function tradeOffSentence({ kind, there, here }: TradeOff, withinUs: boolean): string {
  return TRADE_OFFS[kind](there as never, here as never, sumOf(withinUs));
}

const POINTS: Record<PairPointKind, (there: never, here: never, sum: Sum) => string> = {
  'costs-less': ((a, b) => `Costs less after aid: about ${dollars(a)} per year vs. ${dollars(b)} here`) satisfies Both,
  'same-price': ((a, b) => `About the same price after aid: ${dollars(a)} vs. ${dollars(b)} here`) satisfies Both,
  'more-finish': ((a, b) => `Higher graduation rate: ${percent(a)} vs. ${percent(b)} here`) satisfies Both,
  'same-finish': ((a, b) =>
    `About the same graduation rate: ${percents(a, b)[0]} vs. ${percents(a, b)[1]} here`) satisfies Both,
  'admits-more': ((a, b) => `Easier to get into: it admits ${percent(a)} vs. ${percent(b)} here`) satisfies Both,
  'same-admits': ((a, b) =>
    `About as hard to get into: it admits ${percents(a, b)[0]} vs. ${percents(a, b)[1]} here`) satisfies Both,
  'earns-more': ((a, b) =>
    `Higher earnings: about ${dollars(a)} vs. ${dollars(b)} here (former students, 10 years after starting)`) satisfies Both,
  'same-earnings': ((a, b) =>
    `About the same earnings: ${dollars(a)} vs. ${dollars(b)} here (former students, 10 years after starting)`) satisfies Both,
  'same-size': ((a, b) => `About the same size: ${students(a)} vs. ${formatCount(b)} here`) satisfies Both,
  'lower-tuition': ((a, b, sum) => `Lower tuition: about ${sum(a)} per year vs. ${sum(b)} here`) satisfies Both,
  'same-tuition': ((a, b, sum) => `About the same tuition: ${sum(a)} vs. ${sum(b)} here`) satisfies Both,
  'its-size': ((a, b) => `${students(a)} vs. ${formatCount(b)} here`) satisfies Both,
  'same-faculty': ((a, b) => `${a} students per faculty member vs. ${b} here`) satisfies Both,
  'its-faculty': ((a, b) => `${a} students per faculty member vs. ${b} here`) satisfies Both,
  'its-age': ((a, b) => (a === b ? `Both founded in ${a}` : `Founded in ${a} vs. ${b} here`)) satisfies Both,
  'same-age': ((a, b) =>
    a === b ? `Both founded in ${a}` : `About the same age: founded in ${a} vs. ${b} here`) satisfies Both,
  'same-denomination': (name: string) => `Same affiliation: ${name}`,
  'same-town': (city: string) => `Also in ${city}`,
  'its-town': (city: string, state: string) => `In ${city}, ${state}`,
  'same-setting': (setting: string) => `Same setting: ${lower(setting)}`,
  'same-control': (type: string) => `Also ${lower(TYPE_LABELS[type as keyof typeof TYPE_LABELS])}`,
};

export function pairPointSentence({ kind, there, here }: PairPoint, withinUs: boolean): string {
  return POINTS[kind](there as never, here as never, sumOf(withinUs));
}

const miles = (distance: number) =>
  formatCount(distance < 20 ? Math.max(1, Math.round(distance)) : Math.round(distance / 5) * 5);

interface Found {
  there: number | null;
  here: number | null;
  place: string;
  /** Whether no Canadian dollars can be meant. */
  withinUs: boolean;
}

/**
 * What a direction promised and found: the first reason of each of its schools; null where it has no figure of its own.
 * `again` says it otherwise, for one of which another school of the direction has the same words already.
 */
export function promiseSentence(
  basis: DirectionBasis,
  { name, ...found }: Found & { name: string },
  again = false,
): string | null {
  const told = promiseOf(basis, found);
  return told !== null && again ? `${told} (${name})` : told;
}

function promiseOf(basis: DirectionBasis, { there, here, place, withinUs }: Found): string | null {
  const sum = sumOf(withinUs);
  if (basis === 'country') return `In ${place}`;
  if (basis === 'state') return `In your state or province: ${place}`;
  if (there === null || here === null) return null;
  switch (basis) {
    case 'your-price':
      return `${sum(here - there)} per year less for you: about ${sum(there)} vs. ${sum(here)} here`;
    case 'net-price':
      return `${dollars(here - there)} per year less after aid: about ${dollars(there)} vs. ${dollars(here)} here`;
    case 'tuition':
      return `${sum(here - there)} per year less in tuition: about ${sum(there)} vs. ${sum(here)} here`;
    case 'miles':
      return `About ${plural(Math.round(there), { one: '1 mile', other: `${miles(there)} miles` })} from your home vs. ${miles(here)} for this school`;
    case 'graduation':
      return `Higher graduation rate: ${percents(there, here).join(' vs. ')} here`;
    case 'admission':
      return there === 100
        ? `Open admission vs. ${admits(here)} admitted here`
        : `Admits ${percents(there, here).join(' of applicants vs. ')} here`;
  }
}
