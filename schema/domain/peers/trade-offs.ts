/**
 * Trade-offs between two schools: the figure in which one is worse by most, or what is most unlike about it. Rates of
 * too few people say nothing here (small-cohorts.ts).
 */
import type { UniversityRecord } from '../record/dataset.ts';
import { decides } from '../record/small-cohorts.ts';

/** What of a school is compared; a card and a record both have it. */
export type Compared = Pick<
  UniversityRecord,
  | 'acceptanceRate'
  | 'admissionPolicy'
  | 'aidNumber'
  | 'campusSetting'
  | 'cohorts'
  | 'country'
  | 'graduationRate'
  | 'medianEarnings'
  | 'netPrice'
  | 'studentFacultyRatio'
  | 'studentPopulation'
  | 'type'
> & { tuitionUsd: number | null };

export const TRADE_OFFS = [
  'price',
  'net-price',
  'tuition',
  'finish',
  'admission',
  'earnings',
  'larger',
  'smaller',
  'faculty',
  'setting',
  'control',
] as const;
export type TradeOffKind = (typeof TRADE_OFFS)[number];

/** In dollars, percent, students or a code: what it is there and here. */
export interface TradeOff {
  kind: TradeOffKind;
  there: number | string;
  here: number | string;
}

/** Percent who finish, where it may be compared. */
export const finishOf = (one: Compared): number | null => (decides('graduationRate', one) ? one.graduationRate : null);
/** Percent admitted, where it may be compared; everybody where admission is open. */
/** Students for each teacher, where they are not of a handful. */
export const facultyOf = (one: Compared): number | null =>
  decides('studentFacultyRatio', one) ? one.studentFacultyRatio : null;
export const admitsOf = (one: Compared): number | null =>
  one.admissionPolicy === 'open' ? 100 : decides('acceptanceRate', one) ? one.acceptanceRate : null;

/** What an average student paid, and what former students earn, where they may be compared. */
export const netPriceOf = (one: Compared): number | null => (decides('netPrice', one) ? one.netPrice : null);
export const earningsOf = (one: Compared): number | null =>
  decides('medianEarnings', one) ? one.medianEarnings : null;

const logOdds = (percent: number) => Math.log(Math.max(1, percent) / (101 - Math.max(1, Math.min(100, percent))));

interface Weighed {
  kind: TradeOffKind;
  there: number | string | null;
  here: number | string | null;
  /** From 0: how much it would weigh with somebody who chooses; 0 and less is no trade-off. */
  weigh: (there: number, here: number) => number;
}

const dearer = (there: number, here: number) =>
  there - here < 500 || there < here * 1.03 ? 0 : (there - here) / Math.max(8_000, here * 0.45);

/** A year's price of whoever asks at the two, in US dollars; null where it is not known. */
export interface OwnPrices {
  there: number | null;
  here: number | null;
}

function prices(there: Compared, here: Compared, own: OwnPrices | undefined): Weighed {
  if (own && own.there !== null && own.here !== null) {
    return { kind: 'price', there: own.there, here: own.here, weigh: dearer };
  }
  // Net prices are of the US alone; tuition is in US dollars on both sides of the border.
  const net = { there: netPriceOf(there), here: netPriceOf(here) };
  return net.there !== null && net.here !== null
    ? { kind: 'net-price', ...net, weigh: dearer }
    : { kind: 'tuition', there: there.tuitionUsd, here: here.tuitionUsd, weigh: dearer };
}

/** The heaviest trade-off of going `there` and not `here`, without those of `except`; null where none is known. */
export function tradeOffOf(
  there: Compared,
  here: Compared,
  { except = [], own }: { except?: readonly TradeOffKind[]; own?: OwnPrices | undefined } = {},
): TradeOff | null {
  const numbers: Weighed[] = [
    prices(there, here, own),
    { kind: 'finish', there: finishOf(there), here: finishOf(here), weigh: (a, b) => (b - a < 1.5 ? 0 : (b - a) / 11) },
    {
      kind: 'admission',
      there: admitsOf(there),
      here: admitsOf(here),
      weigh: (a, b) => (b - a < 2 ? 0 : (logOdds(b) - logOdds(a)) / 0.9),
    },
    {
      kind: 'earnings',
      there: earningsOf(there),
      here: earningsOf(here),
      weigh: (a, b) => (a > b * 0.97 ? 0 : Math.log(b / a) / 0.28),
    },
    {
      kind: 'larger',
      there: there.studentPopulation,
      here: here.studentPopulation,
      weigh: (a, b) => (a < b * 1.34 ? 0 : Math.log(a / b) / 1.5),
    },
    {
      kind: 'smaller',
      there: there.studentPopulation,
      here: here.studentPopulation,
      weigh: (a, b) => (b < a * 1.34 ? 0 : Math.log(b / a) / 1.5),
    },
    {
      kind: 'faculty',
      there: facultyOf(there),
      here: facultyOf(here),
      weigh: (a, b) => (a - b < 1 ? 0 : (a - b) / 14),
    },
  ];
  const codes: { kind: TradeOffKind; there: string | null; here: string | null; weight: number }[] = [
    { kind: 'setting', there: there.campusSetting, here: here.campusSetting, weight: 0.12 },
    { kind: 'control', there: there.type, here: here.type, weight: there.type === 'for-profit' ? 0.6 : 0.08 },
  ];
  const known = [
    ...numbers.flatMap(({ kind, there: a, here: b, weigh }) =>
      typeof a === 'number' && typeof b === 'number' ? [{ kind, there: a, here: b, weight: weigh(a, b) }] : [],
    ),
    ...codes.flatMap(({ kind, there: a, here: b, weight }) =>
      a !== null && b !== null && a !== b ? [{ kind, there: a, here: b, weight }] : [],
    ),
  ].filter(({ kind, weight }) => weight > 0 && !except.includes(kind));
  const [heaviest] = known.sort((a, b) => b.weight - a.weight);
  return heaviest ? { kind: heaviest.kind, there: heaviest.there, here: heaviest.here } : null;
}
