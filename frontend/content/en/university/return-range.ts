/** Words of what one may pay and earn, as ranges. */
import { theSchool } from '#schema/domain/formats/english-grammar.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const returnWords = {
  heading: 'What you may pay and what you may earn',
  brief: 'Ranges, not a promise',
  twoYears: 'Two years here, then a university: see the path',
  intro:
    'No single number can tell you what a degree will pay back. These are ranges of what students pay and what graduates earn. The bars have the same scale for every school.',
  column: 'What',
  rangeColumn: 'Range',
  price: (own: boolean, degree: 'bachelor' | 'associate') => {
    const [least, most] = degree === 'bachelor' ? ['four', 'six'] : ['two', 'three'];
    return own
      ? `Your estimated price for ${least} to ${most} years`
      : `Net price in total: from ${least} years at the lowest to ${most} years at the highest (it depends on family income)`;
  },
  finish: 'Students who graduate here, and students who don’t',
  pay: {
    bachelor: 'Pay 4 years after graduating: middle 50% of its bachelor’s programs',
    associate: 'Pay 4 years after graduating: middle 50% of its associate degree programs',
  },
  /** In Canada, where it is not published and few colleges award associate degrees. */
  payInCanada: 'Pay 4 years after graduating',
  range: (low: string, high: string) => `${low} to ${high}`,
  share: (finish: string, other: string) => `${finish} graduate here, ${other} don’t`,
  programs: (count: number) =>
    plural(count, {
      one: 'Median pay is published for only one program.',
      other: `We use the median pay of each of the ${formatCount(count)} programs it is published for.`,
    }),
  payOfAll: (name: string) => `Pay is for all campuses of ${theSchool(name)}.`,
  blank: 'Not published for this school',
  blankCanada: 'Not published in Canada',
  blanks:
    'Some of those who don’t graduate here graduate from another school. Not counted: what students who don’t graduate earn, interest on loans, what you could earn instead of studying, and taxes.',
  ofWhom: 'Pay is for students with federal aid who work.',
} as const;
