/** How an area's key (frontend/content/area-keys.ts) is said. */

import { nameOfState } from '#frontend/content/reading-facts.ts';
import { capitalized } from '#schema/domain/formats/capitalized.ts';
import { stateName, statesOf } from '#schema/domain/places/places.ts';
import { statePart } from '#schema/domain/places/state-parts.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';

/** Names that are more than the words of their key. */
const NAMES: Partial<Record<string, string>> = {
  dallas: 'Dallas-Fort Worth',
  gta: 'Greater Toronto Area',
  'kitchener-waterloo': 'Kitchener-Waterloo',
  'london-on': 'London',
  ottawa: 'Ottawa-Gatineau',
  socal: 'Southern California',
  'st-louis': 'St. Louis',
  'washington-dc': 'Washington, DC',
};

const countryOf = (code: string): Country | undefined =>
  COUNTRIES.find((country) => statesOf(country).some((state) => state.code === code));

/** An area by its key: a metropolitan area, a state ("oh") or a part of it ("ma-western"), or a town with its state ("ann-arbor-mi"). */
export function areaName(key: string): string {
  const known = NAMES[key];
  if (known !== undefined) return known;
  const part = statePart(key);
  if (part) return `${capitalized(part.direction)} ${nameOfState(part.state)}`;
  const [, town, state = key] = /^(.+)-([a-z]{2})$/.exec(key) ?? [];
  const code = state.toUpperCase();
  const country = countryOf(code);
  const words = (country && town !== undefined ? town : key).split('-').map(capitalized).join(' ');
  if (country === undefined) return words;
  return town === undefined ? stateName(country, code) : `${words}, ${code}`;
}
