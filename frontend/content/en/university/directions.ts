/** Words of the ways to look on from a university: cheaper, closer, more finish, easier to enter, across the border. */

import { theSchool } from '#schema/domain/formats/english-grammar.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Direction, DirectionBasis, DirectionGap } from '#schema/domain/peers/directions.ts';

export const directionWords = {
  heading: (name: string) => `Schools like ${theSchool(name)}, but…`,
  choices: {
    cheaper: 'Lower price',
    closer: 'Closer to home',
    finish: 'Higher graduation rate',
    easier: 'Easier to get into',
    border: 'In the other country',
  } satisfies Record<Direction, string>,
  loading: 'Looking…',
  failed: 'We couldn’t load these schools. Try again.',
  again: 'Try again',
  /** What the schools that are shown have in common. */
  basis: {
    'your-price': 'Based on your estimated price per year.',
    'net-price':
      'Based on net price: the average for students with aid (in-state students at public schools). Add your home state to see your own price.',
    tuition: 'Based on out-of-state or international tuition. Add your home state or province to see your own price.',
    miles: 'Based on distance from your ZIP or postal code, in a straight line.',
    state: 'In your state or province. Add a ZIP or postal code to sort by distance.',
    graduation: 'Based on the share of full-time students who graduate.',
    admission: 'Based on the share of applicants each school admits.',
    country: 'The same type of school in the other country. You may need a study permit or visa there.',
  } satisfies Record<DirectionBasis, string>,
  gap: {
    none: 'We didn’t find a similar school that fits.',
    'unknown-here': 'We don’t have enough data on this school to compare.',
    'no-home': 'Add your home state or province to see similar schools that are closer to it.',
    'home-state':
      'This school is already in your state or province. Add your ZIP or postal code to find schools that are closer.',
    open: 'This school admits everyone who meets its basic requirements, so none is easier to get into.',
  } satisfies Record<DirectionGap, string>,
  situation: 'Add your home state or province',
  found: (choice: string, count: number) =>
    plural(count, {
      one: `${choice}: ${formatCount(count)} university`,
      other: `${choice}: ${formatCount(count)} universities`,
    }),
} as const;
