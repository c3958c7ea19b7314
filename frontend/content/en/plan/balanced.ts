/** Words of the balanced list: reach, target and likely, and what a list lacks. */

import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatRate,
  formatScore,
} from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import {
  type AdmissionFacts,
  CAN_PAY_MAX,
  type Grounds,
  type Lack,
  LIKELY_FROM,
  REACH_BELOW,
  type Standing,
  type Unsayable,
  type Verdict,
} from '#schema/domain/peers/balanced-list.ts';
import type { OwnScore } from '#schema/domain/situation/personal-situation.ts';

const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });
const year = (text: string | null) => (text === null ? '' : ` (${text})`);

const SCORES: Record<OwnScore, string> = { sat: 'SAT', act: 'ACT', average: 'average' };
const scoreText = (by: OwnScore, score: number) => (by === 'average' ? formatPercent(score) : formatScore(score));
const PLACES = { below: 'below', inside: 'in', above: 'above' } as const;

/** What a verdict rests on, in one sentence or two. */
function groundsText(grounds: Grounds, facts: AdmissionFacts): string {
  switch (grounds.by) {
    case 'open':
      return 'Open admission: the school admits everyone who meets its basic requirements.';
    case 'few-admitted':
      return `The school admits ${formatRate(grounds.rate)} of applicants${year(facts.rateYear)}. Under ${REACH_BELOW}%, a school is a reach for everyone.`;
    case 'mean':
      return `Your average of ${formatPercent(grounds.own)} is ${grounds.own < grounds.mean ? 'below' : 'at or above'} the average of the students who entered, ${formatPercent(grounds.mean)}${year(facts.meanYear)}. The school publishes only this average, so we never call it likely.`;
    case 'rate': {
      const because = {
        'not-considered': 'The school doesn’t look at test scores',
        'no-score': 'You haven’t added an SAT or ACT score',
        'no-range': 'We don’t have the scores of students who entered',
      }[grounds.because];
      return `${because}, so we use only its acceptance rate, ${formatRate(grounds.rate)}${year(facts.rateYear)}.`;
    }
    default: {
      const { by, own, middle, place } = grounds;
      const range = by === 'average' ? `${middle[0]}–${middle[1]}%` : formatRange(middle);
      const as = by === 'average' ? facts.averagesYear : facts.testYear;
      const optional = by !== 'average' && place === 'below' && facts.tests === 'optional';
      return `Your ${SCORES[by]} of ${scoreText(by, own)} is ${PLACES[place]} the middle 50% of students who entered: ${range}${year(as)}.${
        optional ? ' The school doesn’t require a score, so you can apply without one.' : ''
      }${by === 'average' ? ' Some programs want more, so check yours.' : ''}`;
    }
  }
}

const UNSAYABLE: Record<Unsayable, string> = {
  closed: 'It doesn’t admit new students.',
  'graduate-only': 'It has graduate programs only.',
  few: 'Too few people apply for its acceptance rate to mean much.',
  'no-rate': 'We don’t have this school’s acceptance rate.',
  'average-unsaid': 'This school looks at your high school average. Add yours and we can place it.',
  'average-unpublished': 'We don’t have the averages of students who entered.',
};

type PartWords = Record<Standing, (count: number) => string>;

export const balancedWords = {
  title: 'A balanced list',
  standings: { reach: 'Reach', target: 'Target', likely: 'Likely' } satisfies Record<Standing, string>,
  unknown: 'Not enough data',
  /** A school and what it is. */
  stands: (name: string, standing: string) => `${name}: ${standing}.`,
  loading: 'Sorting your list…',
  failed: 'We couldn’t sort your list. Try again.',
  retry: 'Try again',
  counts: ({ reach, target, likely, unknown }: Record<Standing | 'unknown', number>) =>
    [`${reach} reach`, `${target} target`, `${likely} likely`, ...(unknown > 0 ? [`${unknown} not placed`] : [])].join(
      ' · ',
    ),
  /** After a count, in a part of the strip. */
  parts: { reach: () => 'reach', target: () => 'target', likely: () => 'likely' } as PartWords,
  noReach: 'No reach schools. You don’t need one.',
  addPart: { target: 'Add a target', likely: 'Add a likely school' },
  unplaced: (count: number) => `${count} not placed`,
  reason: (verdict: Verdict, facts: AdmissionFacts) =>
    verdict.standing === null ? UNSAYABLE[verdict.why] : groundsText(verdict.grounds, facts),
  /** In a cell, where the whole reason has no room. */
  short: (verdict: Verdict): string => {
    if (verdict.standing === null) return '';
    const { grounds } = verdict;
    switch (grounds.by) {
      case 'open':
        return 'Open admission';
      case 'few-admitted':
        return `Admits ${formatRate(grounds.rate)}`;
      case 'rate':
        return `Acceptance rate only: ${formatRate(grounds.rate)}`;
      case 'mean':
        return `Entering average ${formatPercent(grounds.mean)}`;
      case 'average':
        return `Middle 50%: ${grounds.middle[0]}–${grounds.middle[1]}%`;
      default:
        return `${SCORES[grounds.by]} middle 50% ${formatRange(grounds.middle)}`;
    }
  },
  more: 'Is your list balanced?',
  why: 'Why each school is a reach, target or likely',
  rule: [
    'We follow the College Board’s public rule. If your score is below the middle 50% of students who entered, a school is a reach. If it is in the middle 50%, the school is a target. If it is above, the school is likely.',
    `A school that admits under ${REACH_BELOW}% of applicants is a reach for everyone. Without a score to compare, a school is likely if it admits ${LIKELY_FROM}% or more of them, and a target if it admits fewer. Open admission is always likely.`,
    'In Canada we use the high school averages that universities publish.',
    'None of this is a promise. Essays, courses and the number of spots in a program count too, and so does where you apply from.',
  ],
  figures: 'All of this is for first-year applicants. The numbers and their sources are on each school’s page.',
  scores: {
    none: 'You haven’t added a score, so we use only each school’s acceptance rate.',
    own: (own: Record<OwnScore, number | null>) => {
      const parts = (['sat', 'act', 'average'] as const).flatMap((key) => {
        const score = own[key];
        return score === null ? [] : [`${SCORES[key]} ${scoreText(key, score)}`];
      });
      return `Sorted by your ${listed.format(parts)}.`;
    },
    add: 'Add your scores',
    change: 'Change your scores',
  },
  money: {
    label: 'What you can pay per year, in US dollars',
    hint: 'Saved in this browser. We send it only when we look for schools you can afford.',
    wrong: `Enter a whole amount from 0 to ${formatCount(CAN_PAY_MAX)}.`,
    save: 'Save',
    needsSituation: 'To compare it with prices, we need your home or citizenship.',
    tell: 'Get my price',
    published: 'You’re looking at sticker prices. Switch to your estimated price to compare it with what you can pay.',
    unsaid: 'Enter what you can pay per year. We’ll look for a school you can get into and afford.',
    yes: (names: readonly string[], amount: number) =>
      `Likely, and within ${formatMoney(amount, 'USD')} per year: ${listed.format(names)}.`,
    targets: (names: readonly string[]) =>
      plural(names.length, {
        one: `Target within your price: ${listed.format(names)}.`,
        other: `Targets within your price: ${listed.format(names)}.`,
      }),
    within: 'Within your price',
    above: 'Above your price',
    unknown: 'No price',
  },
  lacks: {
    likely: 'No likely school on this list.',
    'likely-within': 'No likely school within your price.',
    target: 'No target school on this list.',
  } satisfies Record<Lack, string>,
  find: {
    likely: (count: number) =>
      plural(count, {
        one: `See ${formatCount(count)} school that admits most applicants`,
        other: `See ${formatCount(count)} schools that admit most applicants`,
      }),
    open: (count: number) =>
      plural(count, {
        one: `See ${formatCount(count)} school with open admission`,
        other: `See ${formatCount(count)} schools with open admission`,
      }),
    target: (count: number) =>
      plural(count, {
        one: `See ${formatCount(count)} school that could be a target`,
        other: `See ${formatCount(count)} schools that could be targets`,
      }),
  },
  within: (link: string, amount: number) => `${link}, within ${formatMoney(amount, 'USD')} per year`,
  nothing: (amount: number) => `We found none within ${formatMoney(amount, 'USD')} per year.`,
  balanced: 'Your list has a likely school and a target.',
} as const;
