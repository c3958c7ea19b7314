/** Words of the earnings check: its results, its lines and where they come from. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import type { EarningsCheck } from '#schema/domain/programs/earnings-check.ts';
import { checkLabels } from './program-results.ts';

/** "39 of 44 programs pay", "all 59 programs pay", "both programs pay", "none of the 7 programs pays". */
function programsOf(above: number, known: number): string {
  if (above === 0 && known > 0)
    return known === 1
      ? 'the one program with a result doesn’t pay'
      : `${known === 2 ? 'neither program' : `none of the ${formatCount(known)} programs`} pays`;
  if (above < known || known === 0)
    return `${formatCount(above)} of ${formatCount(known)} ${known === 1 ? 'program' : 'programs'} ${above === 1 || known === 1 ? 'pays' : 'pay'}`;
  if (known === 1) return 'the one program with a result pays';
  return `${known === 2 ? 'both' : `all ${formatCount(known)}`} programs pay`;
}

export const checkWords = {
  column: 'Earnings check',
  results: checkLabels,
  of: ({ against, side, close }: EarningsCheck) => {
    const schooling = against === 'bachelors' ? 'a bachelor’s degree in the field' : 'a high school diploma';
    if (side === 'between') return 'Above one of the two high school lines, below the other';
    return `Pays ${close ? 'a little ' : ''}${side === 'above' ? 'more' : 'less'} than ${schooling}`;
  },
  /** What the pay is set against, after the result. */
  against: (state: string | null, nation: string) =>
    state === null || state === nation ? `US ${nation}` : `state ${state}, US ${nation}`,
  /** In rows where the line of the country is the same for all. */
  againstState: (state: string) => `state ${state}`,
  nation: (amount: string) =>
    `The US line is ${amount} for every school; where the state line differs, the row shows it.`,
  inRows:
    'After each earnings check are the lines that pay is compared with: what people aged 25 to 34 earn in a year with only a high school diploma (in the state of the main campus and in the US), or with only a bachelor’s degree in the field.',
  /** In a column whose heading says what is compared. */
  brief: ({ side, close }: EarningsCheck) => {
    if (side === 'between') return 'Above one line, below the other';
    if (close) return side === 'above' ? 'A little more' : 'A little less';
    return side === 'above' ? 'Pays more' : 'Pays less';
  },
  /** Of Canadian programs, to which the US rule does not apply. */
  canada: 'Doesn’t apply in Canada',
  unknown: 'Not published',
  summary: (above: number, known: number) =>
    `Earnings check: ${programsOf(above, known)} clearly more than a high school diploma`,
  caption: 'Undergraduate programs by the earnings check',
  count: 'Programs',
  lines: (state: string, nation: string) =>
    `The two lines are what people aged 25 to 34 with only a high school diploma earn in a year: ${state} in the state of the main campus, and ${nation} in the United States (medians). A program is above a line if its graduates earn more than that four years after graduating.`,
  close:
    'Pay within 9% of a line counts as about the same. Published pay can be off by up to that much, because the IRS changes it a little to protect privacy.',
  graduate:
    'The pay of master’s and doctoral graduates is compared with that of people who have only a bachelor’s degree in the same field. Below that line, we can’t tell, because the law uses the lowest of three lines and we know only this one.',
  source:
    'This uses the College Scorecard of June 2026: students with federal aid who graduated in 2017–18 and 2018–19, in 2024 dollars. It is not an official result. The first official results come in 2027, for later graduates. No program has lost federal loans so far.',
  nearby: 'The same major nearby where graduates clearly earn more',
  more: 'How the earnings check works',
};
