/** Words of the ways to look on from a university: cheaper, closer, more finish, easier to enter, across the border. */
import type { Direction, DirectionBasis, DirectionGap } from '#schema/domain/directions.ts';
import { formatCount } from '#schema/domain/formats.ts';
import { plural } from '#schema/domain/plural.ts';

export const directionWords = {
  heading: (name: string) => `Like ${name}, but…`,
  choices: {
    cheaper: 'Cheaper for you',
    closer: 'Closer',
    finish: 'Higher graduation rate',
    easier: 'Easier to get into',
    border: 'Across the border',
  } satisfies Record<Direction, string>,
  loading: 'Looking…',
  failed: 'These could not be loaded. Please try again.',
  again: 'Try again',
  /** What the schools that are shown have in common. */
  basis: {
    'your-price': 'By your price for a year, from what you told us.',
    'net-price':
      'By net price: the average for students with aid, and at public schools for in-state students. Add where you live to see your own price.',
    tuition: 'By published tuition, out-of-state or international. Add where you live to see your own price.',
    miles: 'By the straight line from the area of your ZIP or postal code.',
    state: 'In the state or province where you live. With a ZIP or postal code we can go by distance.',
    graduation: 'By the share who finish within 150% of the normal time.',
    admission: 'By the share of applicants who are admitted.',
    country: 'The same kind of school in the other country. You may need a study permit or visa there.',
  } satisfies Record<DirectionBasis, string>,
  gap: {
    none: 'We didn’t find a similar school that clearly is.',
    'unknown-here': 'We don’t have enough data on this school to compare.',
    'no-home': 'Add your home state or province to see similar schools that are closer to it.',
    'home-state':
      'It is in your state or province already. Add your ZIP or postal code, and we can say which are closer still.',
    open: 'It takes everyone who meets its basic requirements: no school is easier to get into.',
  } satisfies Record<DirectionGap, string>,
  situation: 'Add your home state or province',
  found: (choice: string, count: number) =>
    plural(count, {
      one: `${choice}: ${formatCount(count)} university`,
      other: `${choice}: ${formatCount(count)} universities`,
    }),
} as const;
