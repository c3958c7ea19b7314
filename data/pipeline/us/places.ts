/** Finds a school's row of rents and price levels: by county, in New England by town, and by metropolitan area. */
import type { PriceParityRow } from '../../sources/bea-price-parities-2024/read.ts';
import { NONMETROPOLITAN } from '../../sources/bea-price-parities-2024/read.ts';
import type { HudRentRow } from '../../sources/hud-rents-2026/read.ts';

interface Place {
  city: string | null;
  state: string | null;
  county: number | null;
  cbsa: number | null;
  cbsaType: number | null;
}

/** Villages and post offices of New England that are a school's city and part of a town of another name. */
const TOWN_OF_VILLAGE: Record<string, string> = {
  'Storrs, CT': 'Mansfield',
  'Willimantic, CT': 'Windham',
  'Brighton, MA': 'Boston',
  'Buzzards Bay, MA': 'Bourne',
  'Chestnut Hill, MA': 'Newton',
  'North Dartmouth, MA': 'Dartmouth',
  'Roxbury Crossing, MA': 'Boston',
  'Wellesley Hills, MA': 'Wellesley',
  'West Barnstable, MA': 'Barnstable',
  'Manchester, NH': 'Hooksett',
  'Kingston, RI': 'South Kingstown',
  'Craftsbury Common, VT': 'Craftsbury',
};

const townKey = (town: string): string => town.replace(/( Town)? (town|city|plantation|gore|UT)$/i, '').toLowerCase();

/** Rents of the county, or in New England of the town the city names; undefined where neither is listed. */
export function rentOf(place: Place, byCounty: ReadonlyMap<string, readonly HudRentRow[]>): HudRentRow | undefined {
  const rows = byCounty.get(String(place.county).padStart(5, '0')) ?? [];
  if (rows.length === 0 || rows[0]?.town === null) return rows[0];
  const city = place.city ?? '';
  const named = rows.find(({ town }) => townKey(town ?? '') === city.toLowerCase());
  const village = TOWN_OF_VILLAGE[`${city}, ${place.state}`]?.toLowerCase();
  return named ?? rows.find(({ town }) => townKey(town ?? '') === village);
}

/** BEA's metropolitan areas and its remainder are of the fifty states and the District of Columbia. */
const TERRITORIES = new Set(['PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW']);

export function priceParityOf(place: Place, byArea: ReadonlyMap<string, PriceParityRow>): PriceParityRow | undefined {
  if (place.state === null || TERRITORIES.has(place.state)) return undefined;
  return place.cbsaType === 1 ? byArea.get(String(place.cbsa)) : byArea.get(NONMETROPOLITAN);
}
