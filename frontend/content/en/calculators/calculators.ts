/** Words that the calculators of aid and loans share. */
import { formatCount } from '#schema/domain/formats/formats.ts';

export const calculatorsWords = {
  nav: 'Start with a tool',
  others: 'More tools',
  links: {
    tuition: 'Tuition calculator',
    aidEstimate: 'Aid estimate',
    aidOffers: 'Compare aid offers',
    loanRepayment: 'Paying back loans',
    twoYears: 'Two-year college first',
    scholarships: 'Find scholarships',
    board: 'Decide together',
    students: 'For counselors',
  },
  faults: {
    amount: {
      unreadable: 'Enter an amount in numbers, such as 12,500.',
      negative: 'Enter an amount of 0 or more.',
      huge: 'Enter an amount of at most 1,000,000.',
    },
    whole: (least: number, most: number) => `Enter a whole number from ${formatCount(least)} to ${formatCount(most)}.`,
    percent: (least: number, most: number) => `Enter a percentage from ${least} to ${most}, such as 6.52.`,
    notCounted: 'We couldn’t read some fields, so we didn’t count them. The message under each one says why.',
  },
  sources: 'Where the rules come from',
  sourcesIntro:
    'Each rule has the date of its source. “Official text” means we read the rule itself or a full quotation of it. “Reported elsewhere” means other sources describe it and we haven’t seen the text. “May be out of date” means it may have changed. Check the official site before you decide.',
  trust: { official: 'Official text', second: 'Reported elsewhere', older: 'May be out of date' },
  nothingStored: 'Nothing you enter here is sent anywhere or stored.',
} as const;

export type Trust = keyof typeof calculatorsWords.trust;
export interface RuleSource {
  what: string;
  source: string;
  trust: Trust;
}
