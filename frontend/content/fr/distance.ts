/** Distances in words. */
import { KILOMETRES_PER_MILE } from '#schema/domain/distance.ts';
import type { Country } from '#schema/domain/enums.ts';

/** Below ten one decimal tells places of one town apart. */
const short = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const rounded = (distance: number) => (distance < 10 ? short : whole).format(distance);

/** "12 miles", and in Canada "12 miles (19 km)". */
export function distanceWords(miles: number, country: Country): string {
  const text = rounded(miles);
  const inMiles = `${text} ${text === '1' ? 'mile' : 'miles'}`;
  return country === 'CA' ? `${inMiles} (${rounded(miles * KILOMETRES_PER_MILE)} km)` : inMiles;
}
