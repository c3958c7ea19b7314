/**
 * Rule of the personal price: what one year at a school would cost somebody in a situation, for every pair of home and
 * school (docs/your-price.md says it in plain words, decision 19 why). A price is a sum of published figures, each with
 * its source and year; where a figure is missing there is no price, and the reason in its place.
 */
import type { Country, Currency, UniversityType } from '../record/enums.ts';
import type { UniversityKind } from '../record/university-figures.ts';
import type { IncomeBand } from '../search/filter-values.ts';
import { type Home, residenceOf, type Situation, stateOfHome } from '../situation/situation.ts';
import { isArtsFee } from './arts-fee.ts';
import type { PriceGap, PriceNote, PriceOffer, PricePartKind } from './your-price-words.ts';

/**
 * Where a figure comes from, whether it stands in for one that the school did not publish, and whether it is an average of
 * so few people that it decides nothing (small-cohorts.ts).
 */
export interface Origin {
  source: string;
  year: string;
  estimate: boolean;
  few: boolean;
}
/** Whole units of the school's currency a year (rent: a month), with its origin. */
export interface Priced extends Origin {
  amount: number;
}

/** All of a school that bears on somebody's price. */
export interface PriceFacts {
  id: number;
  country: Country;
  /** Two-letter code. */
  state: string;
  type: UniversityType | null;
  /** A historically Black college or university. */
  hbcu: boolean;
  kind: UniversityKind;
  currency: Currency;
  netPrice: Priced | null;
  /** The net price of families with such an income. */
  netPriceOf(band: IncomeBand): Priced | null;
  /** Sticker: US out-of-state, Canada international. */
  tuition: Priced | null;
  /** US: for those who live in the college's own district, where they pay less than others of the state. */
  tuitionInDistrict: Priced | null;
  /** US in-state, Canada domestic (in Quebec and Ontario for residents of the province). */
  tuitionInState: Priced | null;
  /** Canada: for Canadians of other provinces where they are charged more. */
  tuitionOtherProvinces: Priced | null;
  roomAndBoard: Priced | null;
  booksAndSupplies: Priced | null;
  otherExpenses: Priced | null;
  /** A month in a studio where the university is, or of a one-bedroom apartment where no studio's is published. */
  rent: Priced | null;
}

export interface PricePart {
  of: PricePartKind;
  label: string;
  amount: number;
  source: string;
  year: string;
}

export interface YourPrice {
  /** Whole units of `currency` a year; null where there is no price (`missing` says why). */
  amount: number | null;
  /** The same in US dollars at the dataset's rate, which order and filter go by. */
  amountUsd: number | null;
  currency: Currency;
  /** False for a single published figure of just such students; true for a sum, and for a figure that stands in. */
  estimate: boolean;
  /** A year before aid, where aid is taken off and tuition, housing and food, books and other costs are all published. */
  sticker?: number | undefined;
  /** They add up to the amount; none where there is none. */
  parts: PricePart[];
  missing: { reason: PriceGap; text: string } | null;
  askFor: { offer: PriceOffer; label: string; text: string; url: string }[];
  notes: { note: PriceNote; text: string }[];
}

/** A price before it is put in words: what the rule works out, the same in every language. */
export interface CodedPrice extends Pick<YourPrice, 'amount' | 'amountUsd' | 'currency' | 'estimate' | 'sticker'> {
  parts: Omit<PricePart, 'label'>[];
  missing: { reason: PriceGap } | null;
  askFor: { offer: PriceOffer }[];
  notes: { note: PriceNote }[];
}

/** The months of a school year, for which rent is counted in Canada: September to April. */
export const RENTED_MONTHS = 8;
/**
 * Provinces where Canadians of other provinces pay more than residents: the universities of Quebec and Ontario charge them
 * more, Nova Scotia takes a bursary off its residents' bills.
 */
export const CHARGE_OTHERS_MORE: readonly string[] = ['QC', 'ON', 'NS'];

/** The five that charge nothing and ask for service: Air Force, Coast Guard, Naval, Merchant Marine, Military. */
export const SERVICE_ACADEMIES: ReadonlySet<number> = new Set([128_328, 130_624, 164_155, 197_027, 197_036]);
/** Alice Lloyd, Antioch, Berea, Bethany Global, Blackburn, Kuyper, College of the Ozarks, Paul Quinn, Sterling (VT), Warren Wilson. */
const WORK_COLLEGES: ReadonlySet<number> = new Set([
  156_189, 483_018, 156_295, 486_284, 143_288, 171_881, 178_697, 227_429, 231_095, 199_865,
]);

/** The figures that add up to a price. */
interface Sum {
  parts: { of: PricePartKind; figure: Priced; amount: number }[];
  notes: PriceNote[];
  /** Even a single part is an estimate. */
  estimate?: boolean;
}
const part = (of: PricePartKind, figure: Priced, amount = figure.amount) => ({ of, figure, amount });

/** Published average of what students of one's income paid, else of all with aid. Null where nothing is published. */
function netPriceOf(facts: PriceFacts, { income }: Situation): Sum | null {
  const band = income === null ? null : facts.netPriceOf(income);
  if (band) return { parts: [part('band-net-price', band)], notes: [] };
  const { netPrice } = facts;
  if (!netPrice) return null;
  // Anyone who would rather not say gets the published average as it is.
  return income === null
    ? { parts: [part('net-price', netPrice)], notes: [] }
    : { parts: [part('net-price', netPrice)], notes: ['average-stands-in'], estimate: true };
}

/** Somebody eligible for aid in the US, at a school there. */
function withAidInUs(facts: PriceFacts, situation: Situation): Sum | PriceGap {
  const sum = netPriceOf(facts, situation);
  const isAcademy = SERVICE_ACADEMIES.has(facts.id);
  if (!sum) return isAcademy ? 'service-academy' : 'no-net-price';
  if (isAcademy) sum.notes.push('service-owed');
  if (WORK_COLLEGES.has(facts.id)) sum.notes.push('work-college');
  if (facts.type !== 'public') return sum;
  const isAtHome = situation.home === `US-${facts.state}`;
  if (isAtHome) {
    if (facts.tuitionInDistrict) sum.notes.push('in-district');
    return sum;
  }
  const { tuition } = facts;
  // The net price of a public school is that of students who pay what its own district, or else the state, is asked.
  const included = facts.tuitionInDistrict ?? facts.tuitionInState;
  if (!tuition || !included) return situation.home === null ? 'home-unknown' : 'no-tuition';
  const difference = tuition.amount - included.amount;
  if (difference <= 0) return sum;
  if (situation.home === null) return 'home-unknown';
  return { ...sum, parts: [...sum.parts, part('out-of-state-difference', tuition, difference)] };
}

/** Somebody who gets no aid in the US, at a school there: the sticker and what living costs. */
function withoutAidInUs({ tuition, roomAndBoard, booksAndSupplies, otherExpenses }: PriceFacts): Sum | PriceGap {
  if (!tuition) return 'no-tuition';
  if (!roomAndBoard) return 'no-living-costs';
  const parts = [part('sticker-tuition', tuition), part('room-and-board', roomAndBoard)];
  if (booksAndSupplies) parts.push(part('books', booksAndSupplies));
  if (otherExpenses) parts.push(part('other-expenses', otherExpenses));
  const notes: PriceNote[] = ['no-aid-counted'];
  if (roomAndBoard.estimate) notes.push('housing-allowance');
  if (!booksAndSupplies || !otherExpenses) notes.push('living-incomplete');
  return { parts, notes };
}

/** The first fall in which Quebec asked more of Canadians from elsewhere. */
const RAISED_IN = 2024;
/** The first year that a vintage names: 2022 of "Fall 2022". */
const firstYear = (year: string) => Number(/\d{4}/.exec(year)?.[0] ?? 0);

/** The tuition of a Canadian student at a school in Canada. */
function domesticTuition(
  { state, tuitionInState, tuitionOtherProvinces: others }: PriceFacts,
  home: Home | null,
): Sum | PriceGap {
  if (home === `CA-${state}` || !CHARGE_OTHERS_MORE.includes(state))
    return tuitionOf('domestic-tuition', tuitionInState);
  if (home === null) return 'home-unknown';
  if (!others) return tuitionInState ? 'other-provinces-fee-unknown' : 'no-tuition';
  const notes: PriceNote[] = state === 'QC' && firstYear(others.year) < RAISED_IN ? ['raised-since'] : [];
  return { parts: [part('other-provinces-tuition', others)], notes };
}

function tuitionOf(kind: PricePartKind, tuition: Priced | null): Sum | PriceGap {
  return tuition ? { parts: [part(kind, tuition)], notes: [] } : 'no-tuition';
}

/** Tuition and living at a school in Canada. */
function inCanada(facts: PriceFacts, situation: Situation, isCanadian: boolean): Sum | PriceGap {
  const tuition = isCanadian
    ? domesticTuition(facts, situation.home)
    : tuitionOf('international-tuition', facts.tuition);
  if (typeof tuition === 'string') return tuition;
  const { roomAndBoard, rent } = facts;
  const isArts = isArtsFee(facts, isCanadian ? 'tuitionInState' : 'tuition');
  const notes: PriceNote[] = [...tuition.notes, ...(isArts ? (['arts-fee'] as const) : []), 'no-aid-counted'];
  if (roomAndBoard) return { parts: [...tuition.parts, part('room-and-board', roomAndBoard)], notes };
  if (!rent) return 'no-living-costs';
  const rented = part('rent', rent, rent.amount * RENTED_MONTHS);
  return { parts: [...tuition.parts, rented], notes: [...notes, 'food-not-included'] };
}

function sumOf(facts: PriceFacts, situation: Situation): Sum | PriceGap {
  const residence = residenceOf(situation);
  if (facts.country === 'CA') return inCanada(facts, situation, residence === 'ca');
  if (residence === 'us') return withAidInUs(facts, situation);
  return SERVICE_ACADEMIES.has(facts.id) ? 'service-academy' : withoutAidInUs(facts);
}

const states = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));
/** States and Pacific territories of WICHE, MHEC's exchange, New England, and SREB's market for undergraduates. */
const WESTERN = states('AK AZ CA CO HI ID MT NV NM ND OR SD UT WA WY GU MP AS FM MH PW');
const MIDWESTERN = states('IN KS MN MO NE ND OH WI');
const NEW_ENGLAND = states('CT ME MA NH RI VT');
const SOUTHERN = states('AL AR DE GA KY LA MD MS OK SC TN VA WV');
/** Minnesota's partners. */
const RECIPROCAL: ReadonlySet<string> = new Set(['US-WI', 'US-ND', 'CA-MB']);
/** Quebec, the Northwest Territories and Nunavut have their own aid. */
const OWN_AID: ReadonlySet<string> = new Set(['CA-QC', 'CA-NT', 'CA-NU']);

/** Private colleges near Washington, where some are in the District's grant. */
const NEAR_WASHINGTON = states('DC MD VA');
/**
 * Whether students of the District may get its grant: at public colleges elsewhere, at some private ones near it, and at
 * private historically Black ones everywhere (osse.dc.gov/dctag).
 */
function hasDcGrant({ country, state, type, hbcu }: PriceFacts): boolean {
  if (country !== 'US') return false;
  return type === 'public' ? state !== 'DC' : type === 'private' && (hbcu || NEAR_WASHINGTON.has(state));
}

/** What somebody may ask for at a school, in the order of the words. Which schools take part is for the school to say. */
function offersFor(facts: PriceFacts, situation: Situation): PriceOffer[] {
  const { home } = situation;
  if (home === null) return [];
  const residence = residenceOf(situation);
  const there = `${facts.country}-${facts.state}`;
  const from = stateOfHome(home);
  const offers: PriceOffer[] = [];
  const isPublic = facts.type === 'public';
  const across = residence === 'us' && facts.country === 'US' && home !== there && home.startsWith('US-');
  const both = (area: ReadonlySet<string>) => across && area.has(from) && area.has(facts.state);
  if (isPublic && both(WESTERN)) offers.push('wue');
  if (facts.type !== 'for-profit' && both(MIDWESTERN)) offers.push('msep');
  if (isPublic && both(NEW_ENGLAND)) offers.push('nebhe');
  if (isPublic && both(SOUTHERN)) offers.push('acm');
  const reciprocal = (home === 'US-MN' && RECIPROCAL.has(there)) || (there === 'US-MN' && RECIPROCAL.has(home));
  if (isPublic && reciprocal && residence !== 'other') offers.push('mn-reciprocity');
  if (home === 'US-DC' && residence === 'us' && hasDcGrant(facts)) offers.push('dc-tag');
  if (residence === 'ca' && facts.country === 'CA' && home.startsWith('CA-') && !OWN_AID.has(home)) {
    offers.push('canada-student-grant');
  }
  return offers;
}

const isOfFew = ({ parts }: Sum) => parts.some(({ figure }) => figure.few);
const amountOf = ({ parts }: Sum) => parts.reduce((total, { amount }) => total + amount, 0);
const inUsd = (amount: number, currency: Currency, usdPerCad: number) =>
  currency === 'CAD' ? Math.round(amount * usdPerCad) : amount;

/**
 * Just the amount, in whole US dollars, or null: what order and filter need of every school at once. An average of a
 * handful of people orders and filters nothing.
 */
export function yourPriceUsd(facts: PriceFacts, situation: Situation, usdPerCad: number): number | null {
  const sum = sumOf(facts, situation);
  return typeof sum === 'string' || isOfFew(sum) ? null : inUsd(amountOf(sum), facts.currency, usdPerCad);
}

/** What a year costs before aid somebody who may get aid in the US; undefined where a part of it is not published. */
function stickerOf(facts: PriceFacts, situation: Situation): number | undefined {
  if (facts.country !== 'US' || residenceOf(situation) !== 'us') return undefined;
  const isAtHome = facts.type === 'public' && situation.home === `US-${facts.state}`;
  const tuition = (isAtHome ? (facts.tuitionInDistrict ?? facts.tuitionInState) : null) ?? facts.tuition;
  const costs = [tuition, facts.roomAndBoard, facts.booksAndSupplies, facts.otherExpenses];
  return costs.reduce<number | undefined>(
    (sum, cost) => (sum === undefined || cost === null ? undefined : sum + cost.amount),
    0,
  );
}

/** The price of a school for somebody in a situation, with its receipt. */
export function yourPrice(facts: PriceFacts, situation: Situation, usdPerCad: number): CodedPrice {
  const sum = sumOf(facts, situation);
  const common = {
    currency: facts.currency,
    askFor: offersFor(facts, situation).map((offer) => ({ offer })),
  };
  if (typeof sum === 'string') return { ...noPrice(sum, facts.currency), ...common };
  const { parts } = sum;
  const notes: PriceNote[] = isOfFew(sum) ? ['few-students', ...sum.notes] : sum.notes;
  const amount = amountOf(sum);
  const sticker = stickerOf(facts, situation);
  return {
    amount,
    ...(sticker === undefined ? {} : { sticker }),
    amountUsd: inUsd(amount, facts.currency, usdPerCad),
    ...common,
    estimate: sum.estimate === true || parts.length > 1 || parts.some(({ figure }) => figure.estimate),
    parts: parts.map(({ of, figure: { source, year }, amount: own }) => ({
      of,
      amount: own,
      source,
      year,
    })),
    missing: null,
    notes: notes.map((note) => ({ note })),
  };
}

/** No price, and why. */
export function noPrice(reason: PriceGap, currency: Currency): CodedPrice {
  return {
    amount: null,
    amountUsd: null,
    currency,
    estimate: false,
    parts: [],
    missing: { reason },
    askFor: [],
    notes: [],
  };
}
