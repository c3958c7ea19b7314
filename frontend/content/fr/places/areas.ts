/** How an area's key (frontend/content/area-keys.ts) is said. */

import { capitalized } from '#schema/domain/formats/capitalized.ts';
import { stateName, statesOf } from '#schema/domain/places/places.ts';
import { type Direction, statePart } from '#schema/domain/places/state-parts.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { ofState } from '../grammar.ts';

/** Names that are more than the words of their key. */
const NAMES: Partial<Record<string, string>> = {
  'bay-area': 'Région de la baie de San Francisco',
  dallas: 'Dallas-Fort Worth',
  'golden-horseshoe': 'Golden Horseshoe (ouest du lac Ontario)',
  gta: 'Grand Toronto',
  'kitchener-waterloo': 'Kitchener-Waterloo',
  'london-on': 'London',
  'metro-vancouver': 'Grand Vancouver',
  montreal: 'Montréal',
  'new-orleans': 'La Nouvelle-Orléans',
  'northern-ontario': 'Nord de l’Ontario',
  ottawa: 'Ottawa-Gatineau',
  philadelphia: 'Philadelphie',
  'quebec-city': 'Québec',
  'rio-grande-valley': 'Vallée du Rio Grande',
  socal: 'Sud de la Californie',
  'st-louis': 'St. Louis',
  'twin-cities': 'Minneapolis-Saint Paul (Twin Cities)',
  'washington-dc': 'Washington (DC)',
};

/** Towns that have accents or small words, which their keys do not show. */
const TOWNS: Partial<Record<string, string>> = {
  levis: 'Lévis',
  montreal: 'Montréal',
  quebec: 'Québec',
  'quebec-city': 'Québec',
  'sainte-anne-de-bellevue': 'Sainte-Anne-de-Bellevue',
  'trois-rivieres': 'Trois-Rivières',
};

const countryOf = (code: string): Country | undefined =>
  COUNTRIES.find((country) => statesOf(country).some((state) => state.code === code));

const DIRECTIONS: Record<Direction, string> = {
  northern: 'Nord',
  southern: 'Sud',
  eastern: 'Est',
  western: 'Ouest',
  northeastern: 'Nord-Est',
  northwestern: 'Nord-Ouest',
  southeastern: 'Sud-Est',
  southwestern: 'Sud-Ouest',
  central: 'Centre',
};

/** An area by its key: a metropolitan area, a state ("oh") or a part of it ("ma-western"), or a town with its state ("ann-arbor-mi"). */
export function areaName(key: string): string {
  const known = NAMES[key];
  if (known !== undefined) return known;
  const part = statePart(key);
  if (part) return `${DIRECTIONS[part.direction]} ${ofState(part.state)}`;
  const [, town, state = key] = /^(.+)-([a-z]{2})$/.exec(key) ?? [];
  const code = state.toUpperCase();
  const country = countryOf(code);
  const words = (country && town !== undefined ? town : key).split('-').map(capitalized).join(' ');
  if (country === undefined) return words;
  return town === undefined ? stateName(country, code) : `${TOWNS[town] ?? words} (${code})`;
}
