/**
 * The six college towns we describe in words. Which universities are there, how many, and what they cost is counted from the
 * catalogue and is not written here. Populations are census counts; everything else is written from general knowledge,
 * without an index or a price, and dated.
 */
import type { CollegeTown } from '#schema/domain/places/college-towns.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type { COST_OF_LIVING, LIFESTYLE, TRANSPORTATION } from '../town-keys.ts';

export interface TownRecord {
  id: CollegeTown;
  name: string;
  region: string;
  country: Country;
  population: { count: number; source: string; year: string };
  climate: string;
  costOfLiving: Record<(typeof COST_OF_LIVING)[number], string>;
  transportation: Record<(typeof TRANSPORTATION)[number], string>;
  lifestyle: Record<(typeof LIFESTYLE)[number], string>;
  description: string;
}

/** The year of the words about the towns. */
export const TOWNS_AS_OF: string;
export const TOWN_RECORDS: readonly TownRecord[];
