/**
 * Reach, target or likely: where a school stands in somebody's list, by the rule that the College Board publishes
 * (bigfuture.collegeboard.org/help-center/what-are-reach-match-and-safety-schools; there "match" and "safety"): a score
 * below the 25th percentile of those who entered is a reach, from the 25th to the 75th a target, above the 75th likely.
 * Two things are ours and stricter (docs/features.md): a school that admits fewer than one in five is a reach for everybody,
 * and a school that looks at no score, or of which we have none to compare, is judged by how many it admits. It is no
 * chance and no promise: nobody publishes how likely one person is to be admitted.
 */

import type { YourPrice } from '../money/your-price.ts';
import type { ScoreRange } from '../record/dataset.ts';
import type { AdmissionPolicy, Country } from '../record/enums.ts';
import type { TestPolicyKind } from '../record/university-figures.ts';
import { placeOfScore, type ScorePlace } from '../situation/own-scores.ts';
import type { OwnScore } from '../situation/personal-situation.ts';

/** From the hardest to enter to the easiest. */
export const STANDINGS = ['reach', 'target', 'likely'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Percent of applicants admitted: below, a school is a reach for everybody, whatever their score. */
export const REACH_BELOW = 20;
/** Percent admitted from which a school is likely by its admission alone: the same "most" as in the search (`admits`). */
export const LIKELY_FROM = 80;

/** What a school publishes of whom it takes. */
export interface AdmissionFacts {
  id: number;
  country: Country;
  /** Whether it takes anybody into a first year: not where it is closed or has graduate programs only. */
  entry: 'first-year' | 'closed' | 'graduate-only';
  policy: AdmissionPolicy | null;
  /** Percent of applicants admitted; null where it is not published, or is of too few applicants (`few`). */
  rate: number | null;
  /** A rate is published, of fewer applicants than any rule may rest on. */
  few: boolean;
  rateYear: string | null;
  tests: TestPolicyKind | null;
  /** The middle half of entrants' scores. */
  sat: ScoreRange | null;
  act: ScoreRange | null;
  testYear: string | null;
  /** Canada: the middle half of entrants' school averages, percent, as narrow as the published bands allow. */
  averages: ScoreRange | null;
  averagesYear: string | null;
  /** Canada: the mean of entrants' school averages, percent. */
  mean: number | null;
  meanYear: string | null;
}

export type OwnScores = Record<OwnScore, number | null>;

/** Why a school was judged by the share it admits and not by a score. */
export type AloneBecause = 'not-considered' | 'no-score' | 'no-range';
/** Why nothing can be said. */
export type Unsayable = 'closed' | 'graduate-only' | 'few' | 'no-rate' | 'average-unsaid' | 'average-unpublished';

/** What a verdict rests on; a place is that of one's own score. */
export type Grounds =
  | { by: 'open' }
  | { by: 'few-admitted'; rate: number }
  | { by: OwnScore; own: number; middle: ScoreRange; place: ScorePlace }
  | { by: 'mean'; own: number; mean: number }
  | { by: 'rate'; rate: number; because: AloneBecause };

export type Verdict = { standing: Standing; grounds: Grounds } | { standing: null; why: Unsayable };

const OF_PLACE: Record<ScorePlace, Standing> = { below: 'reach', inside: 'target', above: 'likely' };
const PLACES: readonly ScorePlace[] = ['below', 'inside', 'above'];
const cannotSay = (why: Unsayable): Verdict => ({ standing: null, why });

/** Where a school stands for somebody with these scores, each null where it is not given. */
export function standingOf(school: AdmissionFacts, own: OwnScores): Verdict {
  const { entry, policy, country, rate, few } = school;
  if (entry !== 'first-year') return cannotSay(entry);
  if (policy === 'open') return { standing: 'likely', grounds: { by: 'open' } };
  if (rate !== null && rate < REACH_BELOW) return { standing: 'reach', grounds: { by: 'few-admitted', rate } };
  if (country === 'CA') return byAverage(school, own);
  // Without the share admitted a school of the hardest kind could not be distinguished from the others.
  if (rate === null) return cannotSay(few ? 'few' : 'no-rate');
  return byTest(school, own, rate);
}

/** Ontario publishes averages in bands, other provinces a mean: at or above a mean is a target, and never likely. */
function byAverage({ averages, mean }: AdmissionFacts, { average }: OwnScores): Verdict {
  if (averages === null && mean === null) return cannotSay('average-unpublished');
  if (average === null) return cannotSay('average-unsaid');
  if (averages !== null) {
    const place = placeOfScore(average, averages);
    return { standing: OF_PLACE[place], grounds: { by: 'average', own: average, middle: averages, place } };
  }
  return {
    standing: average < (mean as number) ? 'reach' : 'target',
    grounds: { by: 'mean', own: average, mean: mean as number },
  };
}

/** By the SAT or ACT total as given, the better placed of the two: nothing is put together from several sittings. */
function byTest(school: AdmissionFacts, own: OwnScores, rate: number): Verdict {
  const blind = school.tests === 'not-considered';
  const places = (['sat', 'act'] as const).flatMap((test) => {
    const [score, middle] = [own[test], school[test]];
    return blind || score === null || middle === null
      ? []
      : [{ by: test, own: score, middle, place: placeOfScore(score, middle) }];
  });
  const best = places.toSorted((a, b) => PLACES.indexOf(b.place) - PLACES.indexOf(a.place))[0];
  if (best) return { standing: OF_PLACE[best.place], grounds: best };
  const because = blind ? 'not-considered' : own.sat === null && own.act === null ? 'no-score' : 'no-range';
  return { standing: rate >= LIKELY_FROM ? 'likely' : 'target', grounds: { by: 'rate', rate, because } };
}

/** Whether a price is one that can be paid: null where there is no price, or nobody said what can be paid. */
export function isWithin(price: YourPrice | null | undefined, canPay: number | null): boolean | null {
  if (canPay === null || price?.amountUsd == null) return null;
  return price.amountUsd <= canPay;
}

/** Highest amount a year, in whole US dollars, that somebody may say they can pay. */
export const CAN_PAY_MAX = 200_000;

/** One school of a list. */
export interface Placed {
  id: number;
  standing: Standing | null;
  within: boolean | null;
}

/** What a list lacks, the worst first. */
export type Lack = 'likely' | 'likely-within' | 'target';

export interface Balance {
  counts: Record<Standing | 'unknown', number>;
  /** Ids of the likely schools that can be paid; null where nothing is known of money. */
  safe: number[] | null;
  /** Ids of target schools that can be paid. */
  targetsWithin: number[];
  lacks: Lack[];
}

/** A list needs a school that is likely, one of those that can be paid, and one that fits. It needs no reach. */
export function balanceOf(list: readonly Placed[]): Balance {
  const at = (standing: Standing | null) => list.filter((school) => school.standing === standing);
  const likely = at('likely');
  const moneyKnown = list.some(({ within }) => within !== null);
  const safe = likely.filter(({ within }) => within === true);
  const lacks: Lack[] = [];
  if (moneyKnown && safe.length === 0) lacks.push('likely-within');
  else if (likely.length === 0) lacks.push('likely');
  if (at('target').length === 0) lacks.push('target');
  return {
    counts: { reach: at('reach').length, target: at('target').length, likely: likely.length, unknown: at(null).length },
    safe: moneyKnown ? safe.map(({ id }) => id) : null,
    targetsWithin: at('target').flatMap(({ id, within }) => (within === true ? [id] : [])),
    lacks,
  };
}

/**
 * Parameters of the search that finds what is lacking, for somebody with these scores. Likely schools are those that admit
 * most; with a score of one's own only those that ask for none, because a score below the middle half makes a reach of a
 * school that admits most. Targets are those whose middle half holds the score.
 */
export function searchFor(lack: Lack, own: OwnScores): [name: string, value: string][] {
  if (lack !== 'target')
    return own.sat === null && own.act === null ? [['admits', 'most']] : [['offers', 'open-admission']];
  if (own.sat !== null)
    return [
      ['satScore', String(own.sat)],
      ['acceptanceRateMin', String(REACH_BELOW)],
    ];
  if (own.act !== null)
    return [
      ['actScore', String(own.act)],
      ['acceptanceRateMin', String(REACH_BELOW)],
    ];
  return [
    ['acceptanceRateMin', String(REACH_BELOW)],
    ['acceptanceRateMax', String(LIKELY_FROM - 1)],
  ];
}
