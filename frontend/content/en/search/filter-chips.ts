/** What the chips of filters in force say. */

import { rangeChipsOf } from '#frontend/content/range-chips.ts';
import { withThe } from '#schema/domain/formats/english-grammar.ts';
import type { DayFilter, FilterKey, RangeFilter } from '#schema/domain/search/search-filters.ts';
import { CHIP_TEXTS } from '../figures/derived/chips.ts';
import { wholeDistance } from './distance.ts';

type ChipWords = {
  [Key in FilterKey]: Key extends RangeFilter
    ? { min: (value: string) => string; max: (value: string) => string }
    : Key extends DayFilter
      ? { from: (day: string) => string; to: (day: string) => string }
      : (label: string) => string;
};

/** What a chip says of a filter in force, from the words of its value. */
export const chipWords: ChipWords = {
  country: (label) => label,
  state: (label) => label,
  city: (label) => `City: ${label}`,
  type: (label) => label,
  kind: (label) => `Kind: ${label}`,
  religiousAffiliation: (label) => `Affiliation: ${label}`,
  academicCalendar: (label) => `Calendar: ${label}`,
  subject: (label) => label,
  degree: (label) => `Degree: ${label}`,
  check: (label) => `Earnings check: ${label}`,
  trend: (label) => `Graduates: ${label}`,
  language: (label) => `Taught in: ${label}`,
  income: (label) => `Family income: ${label}`,
  home: (label) => `Home: ${label}`,
  residence: (label) => label,
  testPolicy: (label) => `SAT and ACT: ${label}`,
  satScore: (score) => `SAT ${score}`,
  actScore: (score) => `ACT ${score}`,
  deadline: (label) => label,
  due: {
    from: (day) => `Deadline on or after ${day}`,
    to: (day) => `Deadline on or before ${day}`,
  },
  setting: (label) => `Setting: ${label}`,
  offers: (label) => label,
  division: (label) => label,
  sport: (label) => label,
  carnegie: (label) => label,
  accessEarnings: (label) => label,
  designation: (label) => label,
  denomination: (label) => label,
  group: (label) => label,
  peers: (label) => `Similar schools: ${label}`,
  status: (label) => `Status: ${label}`,
  ...rangeChipsOf(CHIP_TEXTS),
  radiusMiles: (place) => `Near ${place}`,
  box: () => 'Part of the map',
};

export const aroundWords = {
  within: (miles: number, place: string) => `Within ${wholeDistance(miles)} of ${withThe(place)}`,
  here: 'the place you entered',
} as const;
