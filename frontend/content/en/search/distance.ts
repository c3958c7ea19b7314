/** Distances in words. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import { KILOMETRES_PER_MILE } from '#schema/domain/places/distance.ts';
import type { Country } from '#schema/domain/record/enums.ts';

/** Below ten one decimal tells places of one town apart. */
const short = numbersAs({ maximumFractionDigits: 1 });
const rounded = (distance: number) => (distance < 10 ? short(distance) : formatCount(distance));

/** "12 miles", and in Canada "12 miles (19 km)". */
export function distanceWords(miles: number, country: Country): string {
  const text = rounded(miles);
  const inMiles = text === '1' ? '1 mile' : `${text} miles`;
  return country === 'CA' ? `${inMiles} (${rounded(miles * KILOMETRES_PER_MILE)} km)` : inMiles;
}

/** A distance that was given in whole miles: "50 miles", and around a place in Canada "80 km". */
export const wholeDistance = (miles: number, around: Country = 'US'): string =>
  around === 'CA'
    ? `${formatCount(miles * KILOMETRES_PER_MILE)} km`
    : plural(miles, { one: `${formatCount(miles)} mile`, other: `${formatCount(miles)} miles` });

/** The same in both measures, for one to choose: "50 miles (80 km)". */
export const distanceChoice = (miles: number): string =>
  `${wholeDistance(miles)} (${formatCount(miles * KILOMETRES_PER_MILE)} km)`;

/** What a distance is typed in: miles, as they are kept. */
export const typedDistance = {
  shown: (miles: number): number => miles,
  miles: (typed: number): number => typed,
};
