/** Distances in words. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import { KILOMETRES_PER_MILE } from '#schema/domain/places/distance.ts';
import type { Country } from '#schema/domain/record/enums.ts';

/** Below ten one decimal tells places of one town apart. */
const short = numbersAs({ maximumFractionDigits: 1 });
const rounded = (distance: number) => (distance < 10 ? short(distance) : formatCount(distance));

/** « 19 km », and in the United States, where signs count miles, « 19 km (12 mi) ». */
export function distanceWords(miles: number, country: Country): string {
  const kilometres = `${rounded(miles * KILOMETRES_PER_MILE)} km`;
  return country === 'US' ? `${kilometres} (${rounded(miles)} mi)` : kilometres;
}

/** A distance that was given in whole miles: « 80 km ». */
export const wholeDistance = (miles: number, _around?: Country): string =>
  `${formatCount(miles * KILOMETRES_PER_MILE)} km`;

/** For one to choose: « 80 km ». */
export const distanceChoice = (miles: number): string => wholeDistance(miles);

/** What a distance is typed in: kilometres, kept as whole miles. */
export const typedDistance = {
  shown: (miles: number): number => Math.round(miles * KILOMETRES_PER_MILE),
  miles: (typed: number): number => Math.max(1, Math.round(typed / KILOMETRES_PER_MILE)),
};
