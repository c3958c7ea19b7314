/** Letters of aid as they are typed, and what is compared of them. */
import { atom } from 'jotai';
import { readMoney, readWhole } from '#frontend/components/forms/typed-numbers.ts';
import {
  type AidOffer,
  type ComparedOffers,
  OFFER_AMOUNTS,
  OFFER_COSTS,
  OFFER_NAME_MAX,
  OFFER_YEARS_MAX,
  OFFERS_MIN,
  type OfferAmount,
  type OfferCost,
  type OfferResult,
  RISE_MAX,
} from '#schema/domain/aid/aid-offers.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { YEARLY_RISE } from '#schema/domain/money/finance.ts';
import type { Country, Currency } from '#schema/domain/record/enums.ts';
import { READER } from '#schema/domain/site/reader.ts';
import type { OpenTuition } from './offer-costs.ts';

export interface OfferValues {
  /** Tells the letters apart while they come and go; 0 and up. */
  key: number;
  name: string;
  currency: Currency;
  years: string;
  scholarshipYears: string;
  amounts: Record<OfferAmount, string>;
  /** What the school that was picked brought; null before one is picked. */
  published: FilledCosts | null;
}

/** What a school that was picked brought into a letter. */
export interface FilledCosts {
  /** The school's name: once another one is typed, the costs are no longer told to be its own. */
  name: string;
  country: Country;
  currency: Currency;
  /** What was written into the letter, which the next school replaces. */
  filled: Partial<Record<OfferAmount, string>>;
  /** Where it is open which tuition one pays: the published ones. */
  tuitions: readonly OpenTuition[];
}

export interface OffersValues {
  rise: string;
  offers: OfferValues[];
}

const NO_AMOUNTS = Object.fromEntries(OFFER_AMOUNTS.map((name) => [name, ''])) as Record<OfferAmount, string>;
const YEARS = 4;

export function emptyOffer(key: number): OfferValues {
  return {
    key,
    name: '',
    currency: READER.currency,
    years: String(YEARS),
    scholarshipYears: '',
    amounts: NO_AMOUNTS,
    published: null,
  };
}

export const OFFERS_START: OffersValues = {
  rise: String(YEARLY_RISE * 100),
  offers: Array.from({ length: OFFERS_MIN }, (_, key) => emptyOffer(key)),
};
export const offersAtom = atom<OffersValues>(OFFERS_START);

/** A number for a letter that is added. */
export function nextKey({ offers }: OffersValues): number {
  return Math.max(-1, ...offers.map(({ key }) => key)) + 1;
}

/** A letter with the costs that a school publishes, in place of those of the school before it; amounts that somebody typed stay. */
export function withPublished(
  offer: OfferValues,
  school: Omit<FilledCosts, 'filled'> & { costs: Record<OfferCost, number | null> },
): OfferValues {
  const { costs, ...picked } = school;
  const cleared = withoutPublished(offer);
  // A total that was typed says it all.
  const free = cleared.amounts.total.trim() === '' ? OFFER_COSTS : [];
  const filled = Object.fromEntries(
    free.flatMap((cost) =>
      cleared.amounts[cost].trim() !== '' || costs[cost] === null ? [] : [[cost, formatCount(costs[cost])]],
    ),
  );
  if (Object.keys(filled).length === 0) return cleared;
  return {
    ...cleared,
    currency: picked.currency,
    amounts: { ...cleared.amounts, ...filled },
    published: { ...picked, filled },
  };
}

/** A letter without what a school brought into it. */
export function withoutPublished(offer: OfferValues): OfferValues {
  const filled = offer.published?.filled ?? {};
  const cleared = OFFER_AMOUNTS.filter((key) => filled[key] !== undefined && offer.amounts[key] === filled[key]);
  return {
    ...offer,
    amounts: { ...offer.amounts, ...Object.fromEntries(cleared.map((key) => [key, ''])) },
    published: null,
  };
}

/** A letter with one of the school's own tuitions, which the next school replaces like its other costs. */
export function withTuition(offer: OfferValues, tuition: string): Partial<OfferValues> {
  const { published } = offer;
  return {
    amounts: withAmount(offer, 'tuition', tuition),
    published: published === null ? null : { ...published, filled: { ...published.filled, tuition } },
  };
}

/** The amounts once one is typed: the year in one sum and its single costs leave each other out. */
export function withAmount(offer: OfferValues, name: OfferAmount, text: string): OfferValues['amounts'] {
  const amounts = { ...offer.amounts, [name]: text };
  if (name === 'total') return { ...amounts, ...Object.fromEntries(OFFER_COSTS.map((key) => [key, ''])) };
  return OFFER_COSTS.some((key) => key === name) ? { ...amounts, total: '' } : amounts;
}

/** What stands in the field of the total: what was typed there, else the sum of the single costs once the tuition is among them. */
export function totalText({ amounts }: OfferValues): string {
  if (amounts.total !== '' || amounts.tuition.trim() === '') return amounts.total;
  const sum = OFFER_COSTS.reduce((all, cost) => all + (readMoney(amounts[cost]).value ?? 0), 0);
  return sum === 0 ? '' : formatCount(sum);
}

export interface ReadOffer {
  offer: AidOffer;
  faults: Partial<Record<OfferAmount | 'years' | 'scholarshipYears', string>>;
  /** Whether the year's cost was entered, in one sum or with its tuition, be it 0: without them there is nothing to say. */
  hasCost: boolean;
  /** Whether tuition alone is missing. */
  lacksTuition: boolean;
}

function readOffer({ name, currency, years, scholarshipYears, amounts }: OfferValues): ReadOffer {
  const length = readWhole(years, 1, OFFER_YEARS_MAX);
  const promised = readWhole(scholarshipYears, 0, OFFER_YEARS_MAX);
  const read = OFFER_AMOUNTS.map((key) => [key, readMoney(amounts[key])] as const);
  const faults = Object.fromEntries(
    [...read, ['years', length] as const, ['scholarshipYears', promised] as const].flatMap(([key, { fault }]) =>
      fault === null ? [] : [[key, fault]],
    ),
  );
  const known = Object.fromEntries(read.map(([key, { value }]) => [key, value])) as AidOffer['amounts'];
  const all = length.value ?? YEARS;
  const hasTotal = (known.total ?? 0) > 0;
  const hasAny = OFFER_COSTS.some((key) => (known[key] ?? 0) > 0);
  return {
    offer: {
      name: name.trim().slice(0, OFFER_NAME_MAX),
      currency,
      years: all,
      scholarshipYears: promised.value ?? all,
      amounts: known,
    },
    faults,
    hasCost: hasTotal || (hasAny && known.tuition !== null),
    lacksTuition: !hasTotal && hasAny && known.tuition === null,
  };
}

export interface ReadOffers {
  compared: ComparedOffers;
  letters: ReadOffer[];
  riseFault: string | null;
  anyFault: boolean;
}

export function readTyped({ rise, offers }: OffersValues): ReadOffers {
  const letters = offers.map(readOffer);
  const { value, fault } = readWhole(rise, 0, RISE_MAX);
  return {
    compared: { rise: value ?? 0, offers: letters.map(({ offer }) => offer) },
    letters,
    riseFault: fault,
    anyFault: fault !== null || letters.some(({ faults }) => Object.keys(faults).length > 0),
  };
}

/** The letters of a link as if they had been typed. */
export function typedOf({ rise, offers }: ComparedOffers): OffersValues {
  return {
    rise: String(rise),
    offers: offers.map(({ name, currency, years, scholarshipYears, amounts }, key) => ({
      key,
      name,
      currency,
      years: String(years),
      scholarshipYears: scholarshipYears === years ? '' : String(scholarshipYears),
      amounts: Object.fromEntries(
        OFFER_AMOUNTS.map((amount) => [amount, amounts[amount] === null ? '' : formatCount(amounts[amount])]),
      ) as Record<OfferAmount, string>,
      published: null,
    })),
  };
}

/** Which letter costs least, and how it stands against the next one. */
export interface CheapestOffer {
  /** Places among the letters. */
  cheapest: number;
  next: number;
  /** By which it costs less over the whole degree; 0 where both cost the same. */
  less: number;
  /** The years of both; null where one takes longer. */
  years: number | null;
  /** By which it leaves less debt, of the student and the parents; below zero where it leaves more. */
  lessDebt: number;
  /** Whether either leaves any. */
  hasDebt: boolean;
  /** The letter that costs less in the first year, where that is another one, by how much, and why it does not stay so. */
  early: { cheapest: number; less: number; why: EarlyReason } | null;
}

/** Why a letter that costs less in the first year costs more in the end: a longer degree, scholarships that end, a higher cost that rises more. */
export type EarlyReason = 'years' | 'scholarships' | 'rise';

function whyEarly(early: AidOffer, whole: AidOffer): EarlyReason {
  if (early.years > whole.years) return 'years';
  return early.scholarshipYears < early.years && (early.amounts.scholarships ?? 0) > 0 ? 'scholarships' : 'rise';
}

/**
 * By the net price of the whole degree, which is what is never paid back. Null for fewer than two letters with a cost, while one lacks its tuition,
 * or for two currencies.
 */
export function cheapestOffer(
  { compared, letters }: ReadOffers,
  results: readonly OfferResult[],
): CheapestOffer | null {
  const known = results.flatMap((result, at) => (letters[at]?.hasCost ? [{ at, result }] : []));
  const oneCurrency = new Set(known.map(({ at }) => compared.offers[at]?.currency)).size === 1;
  const first = ({ result }: (typeof known)[number]) => result.years[0]?.netPrice ?? 0;
  const debt = ({ result: { owed } }: (typeof known)[number]) => owed.student + owed.parents;
  const whole = ({ result }: (typeof known)[number]) => result.total.netPrice;
  const [best, second] = known.toSorted((a, b) => whole(a) - whole(b) || debt(a) - debt(b));
  if (letters.some(({ lacksTuition }) => lacksTuition)) return null;
  if (!oneCurrency || best === undefined || second === undefined) return null;
  const [soonest = best] = known.toSorted((a, b) => first(a) - first(b));
  const lessAtFirst = first(best) - first(soonest);
  const offerOf = ({ at }: (typeof known)[number]) => compared.offers[at];
  const [ofBest, ofSecond, ofSoonest] = [offerOf(best), offerOf(second), offerOf(soonest)];
  return {
    cheapest: best.at,
    next: second.at,
    less: whole(second) - whole(best),
    years: ofBest?.years === ofSecond?.years ? (ofBest?.years ?? null) : null,
    lessDebt: debt(second) - debt(best),
    hasDebt: debt(second) + debt(best) > 0,
    early:
      lessAtFirst > 0 && ofBest && ofSoonest
        ? { cheapest: soonest.at, less: lessAtFirst, why: whyEarly(ofSoonest, ofBest) }
        : null,
  };
}

const FRAGMENT = '#offers=';

/** The text that an address's fragment carries, as it stands there; null for a fragment about something else. */
export function textOfFragment(hash: string): string | null {
  return hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : null;
}

export function fragmentOf(text: string): string {
  return FRAGMENT + text;
}
