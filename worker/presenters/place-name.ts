/** Where a search found a place to be, in the language of the presenter; the search itself has one name for each. */
import type { Location } from '#schema/api/locations.ts';
import { CA_PROVINCES, US_STATES, US_TERRITORIES } from '#schema/domain/places/english-places.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import { nearWords } from '#words/places/map.ts';

const codesOf = (country: Country, names: Readonly<Record<string, string>>) =>
  Object.entries(names).flatMap(([code, name]) => [[name, stateName(country, code)] as const, [code, code] as const]);
/** What a state is called after a town, by its English name and by its code. */
const STATES: ReadonlyMap<string, string> = new Map([
  ...codesOf('US', { ...US_STATES, ...US_TERRITORIES }),
  ...codesOf('CA', CA_PROVINCES),
]);

/** « Montréal (Québec) » for "Montreal, Quebec"; « H2X, près de Montréal (Québec) » of a postal code. */
export function placeName(name: string): string {
  const [, code = '', near, around = ''] = /^([^(]+) \((near )?(.+)\)$/.exec(name) ?? [];
  if (code !== '' && around.includes(', ')) return nearWords[near ? 'codeNear' : 'codeIn'](code, placeName(around));
  const [, town = '', called = ''] = /^(.+), ([^,]+)$/.exec(name) ?? [];
  const state = STATES.get(called);
  return state === undefined ? name : townInState(townName(town), state);
}

/** A town of the location explorer. */
export const presentLocation = (town: Location): Location => ({
  ...town,
  name: townName(town.name) ?? town.name,
  stateName: stateName(town.country, town.state),
});
