/** Words of the cards that other sites show, and of the page to choose one. */

export const embedWords = {
  /** The link under a card. */
  school: (site: string) => `More about this school, with sources, on ${site}`,
  compare: (site: string) => `The full comparison, with sources, on ${site}`,
  program: (site: string) => `More about this school’s programs on ${site}`,
  site: (site: string) => `Go to ${site}`,
  corner: 'School',
  graduates: 'Graduates per year',
  payFourYears: 'Median pay 4 years after graduating',
  payOneYear: 'Median pay 1 year after graduating',
  debt: 'Median debt of borrowers',
  /** In place of a card. */
  none: {
    school: 'We couldn’t find that school.',
    program: 'We don’t have that program at this school.',
    data: 'We couldn’t load this card.',
  },
  schoolCount: (least: number, most: number) => `A card compares ${least} to ${most} schools.`,
} as const;
