/** Words of the location explorer. */

import type { Location } from '#schema/api/locations.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { PriceField } from '#schema/domain/money/prices.ts';
import type { CampusSetting, Country } from '#schema/domain/record/enums.ts';
import { TOWN_RADIUS_MILES } from '#schema/domain/site/limits.ts';
import { TOWNS_AS_OF } from '#words/places/college-towns.md';
import { distanceChoice, wholeDistance } from '../search/distance.ts';
import { yearText } from '../university/record-texts.ts';

const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} university`, other: `${formatCount(count)} universities` });

export const locationWords = {
  title: 'Location explorer',
  intro:
    'Where would you like to live? Look up a town, a state or province, or a region, and see which universities are there and what they cost.',
  field: 'City, state or region',
  placeholder: 'Boston, Ontario, New England…',
  search: 'Search',
  searching: 'Searching…',
  empty: {
    title: 'Please enter a search term',
    description: 'Enter a city, state, or region name to explore university locations.',
  },
  none: {
    title: 'No locations found',
    description: 'Try another search term or browse our popular college towns.',
  },
  found: (count: number) => ({
    title: plural(count, {
      one: `Found ${formatCount(count)} location`,
      other: `Found ${formatCount(count)} locations`,
    }),
    description: 'Click on a location for detail information',
  }),
  failed: 'We couldn’t load the locations. Try again.',
  tryAgain: 'Try again',
  popular: 'Popular college towns',
  results: (text: string) => `Locations for “${text}”`,
  count: (from: number, to: number, total: number) =>
    plural(total, {
      one: `${formatCount(total)} location`,
      other: `Locations ${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)}`,
    }),
  approximate: (text: string) => `We couldn’t find “${text}”. These are the closest names.`,
  noneFor: (text: string) => `No town, state or region with a university is called “${text}”.`,
  pastEnd: 'The list doesn’t have that many pages.',
  clear: 'Clear the search',
  toFirstPage: 'Go to the first page',
  place: (stateName: string, country: string) => `${stateName}, ${country}`,
  nearby: (count: number, miles: number, country: Country) =>
    `${universities(count)} within ${wholeDistance(miles, country)}`,
  inTown: (count: number) => `${formatCount(count)} in town`,
  /** Of the universities in the town, per year. */
  tuition: ({ low, high, currency }: NonNullable<Location['tuition']>) =>
    low === high ? formatMoney(low, currency) : `${formatMoney(low, currency)} to ${formatMoney(high, currency)}`,
  /** After it. */
  tuitionOf: 'tuition for residents',
} as const;

export const townWords = {
  back: 'Back to Results',
  loading: 'Loading the town…',
  unknown: 'We couldn’t find that town.',
  unknownHelp: 'We list only towns that have a university. Try another one.',
  radius: 'Universities within',
  radii: TOWN_RADIUS_MILES.map((miles) => ({ miles, label: distanceChoice(miles) })),
  tabsLabel: 'About this town',
  tabs: { universities: 'Universities', cost: 'Cost', transportation: 'Transportation', lifestyle: 'Lifestyle' },
  universities: 'Universities',
  students: 'Students there',
  studentsOf: (known: number, all: number) =>
    known === all
      ? 'at all of them'
      : plural(known, { one: 'at the one that reports it', other: `at the ${formatCount(known)} that report it` }),
  population: 'Town population',
  climate: 'Climate:',
  /** What is before the sources of a price. */
  sourcesOf: (price: string) => `${price}:`,
  asOf: `We wrote this from general knowledge, as of ${TOWNS_AS_OF}.`,
  writtenNothing: (name: string, topic: 'transportation' | 'lifestyle' | 'cost') =>
    ({
      transportation: `We don’t have a guide to getting around in ${name}, and our sources don’t cover buses, trains or airports there.`,
      lifestyle: `We don’t have a guide to life in ${name}.`,
      cost: `We don’t have rents or food prices for ${name}. What its universities charge is below.`,
    })[topic],
  onlyData: 'Here is what our data shows about the nearby campuses.',
  settings: 'Campuses by setting',
  settingNotes: {
    Urban: 'in a city, where most things are close and buses are common',
    Suburban: 'in a suburb of a city',
    'Small City': 'in a town away from big cities',
    Rural: 'in the country, where a car is often needed',
  } satisfies Record<CampusSetting, string>,
  settingsSource:
    'For US campuses, we use the setting in federal data (IPEDS, 2024–25). We apply the same rule in Canada.',
  noSettings: 'We don’t have the setting of these campuses.',
  types: 'Who runs them',
  onMap: 'See them on the map',
  inSearch: 'Filter and compare them',
  distanceFrom: (name: string) => `Distances are in a straight line from the center of ${name}’s universities.`,
  distancesInCanada: 'For some Canadian schools we have only the town, so the distance is to the town.',
  list: (name: string, miles: number, total: number, country: Country) =>
    `${universities(total)} within ${wholeDistance(miles, country)} of ${name}`,
  studentsAt: 'students',
  noStudents: 'number of students not reported',
  tuitionForAll: 'Tuition, the same for everyone',
  next: 'Nearest first.',
  costOfLiving: 'Cost of living',
  livingItems: { overall: 'Overall', housing: 'Housing', transportation: 'Transportation', food: 'Food' },
  transportItems: {
    publicTransit: 'Public transit',
    walkability: 'On foot',
    bikeability: 'By bike',
    airportAccess: 'Airport',
  },
  lifestyleItems: { outdoor: 'Outdoors', arts: 'Arts', nightlife: 'Nightlife', food: 'Food' },
  charges: (country: string) => `What universities charge here: ${country}`,
  chargesNote:
    'The median yearly price of all universities within this distance, with the lowest and the highest. Prices are before any aid.',
  groups: { all: 'All', public: 'Public', private: 'Private', 'for-profit': 'For-Profit' },
  groupColumn: 'Universities',
  priceColumns: {
    US: { tuitionInState: 'Tuition, in-state', tuition: 'Tuition, out-of-state', roomAndBoard: 'Housing and food' },
    CA: {
      tuitionInState: 'Tuition, Canadian students',
      tuition: 'Tuition, international',
      roomAndBoard: 'Housing and food',
    },
  } satisfies Record<string, Record<PriceField, string>>,
  /** Where both countries stand in one column. */
  mixedColumns: {
    tuitionInState: 'In-state or Canadian tuition',
    tuition: 'Out-of-state or international tuition',
    roomAndBoard: 'Housing and food',
  } satisfies Record<PriceField, string>,
  range: (low: string, high: string) => `${low} to ${high}`,
  from: (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)}`,
  estimates: (count: number) =>
    plural(count, { one: `${formatCount(count)} estimate`, other: `${formatCount(count)} estimates` }),
  noPrices: 'not reported',
  sources: 'Where these prices come from',
  source: (source: string, year: string, count: number) => `${source}, ${yearText(year)}: ${universities(count)}`,
  sourceEstimates: 'estimates',
  each: 'Prices of each university',
  nameColumn: 'University',
} as const;
