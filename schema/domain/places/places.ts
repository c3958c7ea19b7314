/** States, provinces and territories with the codes of USPS and Canada Post. */

import { language } from '#names/locale.ts';
import { CA_PROVINCES, TOWN_NAMES, US_STATES, US_TERRITORIES } from '#names/places.ts';
import type { Country } from '../record/enums.ts';

const namesIn = (country: Country): Readonly<Record<string, string>> =>
  country === 'CA' ? CA_PROVINCES : { ...US_STATES, ...US_TERRITORIES };

/** Name of a state or province in the language of the build; the code itself when it is unknown. */
export function stateName(country: Country, code: string): string {
  return (country === 'CA' ? CA_PROVINCES[code] : (US_STATES[code] ?? US_TERRITORIES[code])) ?? code;
}

/** A town of the data as it is called in the language of the build: « Québec » is Quebec City. */
export const townName = (city: string | null): string | null => (city === null ? null : (TOWN_NAMES[city] ?? city));

type States = readonly { code: string; name: string }[];

/** Lists of states by country: to order names by a language's rules takes long, and a page asks hundreds of times. */
const ordered: Partial<Record<Country, States>> = {};

/** All codes of a country with their names, in the order of the names. */
export function statesOf(country: Country): States {
  ordered[country] ??= Object.entries(namesIn(country))
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return ordered[country];
}

export const STATE_CODES: readonly string[] = [...Object.keys(namesIn('US')), ...Object.keys(CA_PROVINCES)];
