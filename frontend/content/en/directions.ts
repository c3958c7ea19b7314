/** Words of the ways to look on from a university: cheaper, closer, more finish, easier to enter, across the border. */
import type { Direction, DirectionBasis, DirectionGap } from '#schema/domain/directions.ts';
import { formatCount } from '#schema/domain/formats.ts';
import { plural } from '#schema/domain/plural.ts';

export const directionWords = {
  heading: (name: string) => `Like ${name}, but…`,
  choices: {
    cheaper: 'Cheaper for you',
    closer: 'Closer',
    finish: 'More finish',
    easier: 'Easier to enter',
    border: 'Across the border',
  } satisfies Record<Direction, string>,
  loading: 'Looking…',
  failed: 'These could not be loaded. Please try again.',
  again: 'Try again',
  /** What the schools that are shown have in common. */
  basis: {
    'your-price': 'By your price for a year, from what you told us.',
    'net-price':
      'By the published price after aid: the average of students with aid, and at public schools of in-state students. Tell us where you live to see your own price.',
    tuition: 'By published tuition, out-of-state or international. Tell us where you live to see your own price.',
    miles: 'By the straight line from the area of your ZIP or postal code.',
    state: 'In the state or province where you live. With a ZIP or postal code we can go by distance.',
    graduation: 'By the share who finish within 150% of the normal time.',
    admission: 'By the share of applicants who are admitted.',
    country: 'The same kind of school in the other country. You may need a study permit or visa there.',
  } satisfies Record<DirectionBasis, string>,
  gap: {
    none: 'No school of its kind is, by enough to matter.',
    'unknown-here': 'The figure to compare by is not known here, or it is of too few people.',
    'no-home': 'Tell us where home is, and we show schools of its kind that are closer to it.',
    'home-state':
      'It is in your state or province already. Add your ZIP or postal code, and we can say which are closer still.',
    open: 'It takes everyone who meets its basic requirements: nothing is easier to enter.',
  } satisfies Record<DirectionGap, string>,
  situation: 'Say where you live',
  found: (choice: string, count: number) =>
    plural(count, {
      one: `${choice}: ${formatCount(count)} university`,
      other: `${choice}: ${formatCount(count)} universities`,
    }),
} as const;
