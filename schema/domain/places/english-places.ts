/** States and provinces by their English names in every build: for words to search by, files and stored texts. */

import { CA_PROVINCES, US_STATES, US_TERRITORIES } from '../names/en/places.ts';
import type { Country } from '../record/enums.ts';

export { CA_PROVINCES, US_STATES, US_TERRITORIES };

/** English name of a state or province; the code itself when it is unknown. */
export function englishStateName(country: Country, code: string): string {
  return (country === 'CA' ? CA_PROVINCES[code] : (US_STATES[code] ?? US_TERRITORIES[code])) ?? code;
}
