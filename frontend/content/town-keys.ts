/** What is said of a college town, by key, and how many live there: the same in all languages. */
import type { CollegeTown } from '#schema/domain/places/college-towns.ts';

export const COST_OF_LIVING = ['overall', 'housing', 'transportation', 'food'] as const;
export const TRANSPORTATION = ['publicTransit', 'walkability', 'bikeability', 'airportAccess'] as const;
export const LIFESTYLE = ['outdoor', 'arts', 'nightlife', 'food'] as const;

/** Census counts: 2020 in the United States, 2021 in Canada. */
export const TOWN_POPULATIONS: Readonly<Record<CollegeTown, number>> = {
  'boston-ma': 675_647,
  'berkeley-ca': 124_321,
  'ann-arbor-mi': 123_851,
  'chapel-hill-nc': 61_960,
  'toronto-on': 2_794_356,
  'montreal-qc': 1_762_949,
};
