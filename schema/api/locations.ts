/** Towns of the catalogue: found by name, state or region; and one with the universities around it and what they cost. */
import * as z from 'zod/mini';
import { PRICE_FIELDS } from '../domain/money/prices.ts';
import { CAMPUS_SETTINGS, COUNTRIES, CURRENCIES, UNIVERSITY_TYPES } from '../domain/record/enums.ts';
import { PAGE_MAX, RADIUS_MILES_MAX } from '../domain/site/limits.ts';
import { freeText, wholeNumber } from './params.ts';

const radius = { radiusMiles: wholeNumber(1, RADIUS_MILES_MAX) };
const page = { page: wholeNumber(1, PAGE_MAX) };
const maybeWhole = z.nullable(z.int());

export const locationsQuery = z.object({ q: freeText(), ...radius, ...page });
export type LocationsQuery = z.infer<typeof locationsQuery>;

export const townQuery = z.object({ ...radius, ...page });
export type TownQuery = z.infer<typeof townQuery>;

/** A town with a university. */
export const location = z.object({
  /** Its stable name in addresses: "ann-arbor-mi". */
  key: z.string(),
  name: z.string(),
  state: z.string(),
  stateName: z.string(),
  country: z.enum(COUNTRIES),
  /** Where its universities are on average, in degrees. */
  latitude: z.number(),
  longitude: z.number(),
  /** How many universities are within the radius, those of the town among them. */
  universities: z.int(),
  /** One of its universities, whose place stands for the town's on a map: the one with most students. */
  school: z.int(),
  /** How many are in the town itself. */
  inTown: z.int(),
  /**
   * The lowest and the highest sticker tuition in the town for residents of the state or province, per year, and of how
   * many universities. Null where none is published.
   */
  tuition: z.nullable(z.object({ low: z.int(), high: z.int(), currency: z.enum(CURRENCIES), universities: z.int() })),
});
export type Location = z.infer<typeof location>;

export const locationsResponse = z.object({
  locations: z.array(location),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  radiusMiles: z.int(),
  /** Nothing is called what was typed: these are the nearest names. */
  approximate: z.boolean(),
});
export type LocationsResponse = z.infer<typeof locationsResponse>;

/** The middle one and the ends of some prices; of the prices, how many and how many of them are estimates. */
export const priceSpread = z.object({
  median: z.int(),
  low: z.int(),
  high: z.int(),
  universities: z.int(),
  estimates: z.int(),
});
export type PriceSpread = z.infer<typeof priceSpread>;

const spreads = Object.fromEntries(PRICE_FIELDS.map((field) => [field, z.nullable(priceSpread)])) as Record<
  (typeof PRICE_FIELDS)[number],
  z.ZodMiniNullable<typeof priceSpread>
>;

/** What the universities of one country cost, all together (`type` null) and by who runs them. */
export const townCosts = z.object({
  country: z.enum(COUNTRIES),
  currency: z.enum(CURRENCIES),
  groups: z.array(z.object({ type: z.nullable(z.enum(UNIVERSITY_TYPES)), universities: z.int(), ...spreads })),
  /** Where the prices come from, and how many come from there. */
  sources: z.array(
    z.object({
      field: z.enum(PRICE_FIELDS),
      source: z.string(),
      year: z.string(),
      estimate: z.boolean(),
      universities: z.int(),
    }),
  ),
});
export type TownCosts = z.infer<typeof townCosts>;

const priceOrigin = z.object({ source: z.string(), year: z.string(), estimate: z.boolean() });

/** One of the universities around a town, nearest first. */
export const townUniversity = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.string(),
  stateName: z.string(),
  country: z.enum(COUNTRIES),
  type: z.nullable(z.enum(UNIVERSITY_TYPES)),
  campusSetting: z.nullable(z.enum(CAMPUS_SETTINGS)),
  studentPopulation: maybeWhole,
  currency: z.enum(CURRENCIES),
  tuition: maybeWhole,
  tuitionInState: maybeWhole,
  roomAndBoard: maybeWhole,
  origins: z.partialRecord(z.enum(PRICE_FIELDS), priceOrigin),
  distanceMiles: z.number(),
});
export type TownUniversity = z.infer<typeof townUniversity>;

export const townResponse = z.object({
  location,
  radiusMiles: z.int(),
  /** All students of the universities whose number is known, and how many universities that is. */
  students: z.object({ total: z.int(), universities: z.int() }),
  types: z.array(z.object({ type: z.enum(UNIVERSITY_TYPES), universities: z.int() })),
  settings: z.array(z.object({ setting: z.enum(CAMPUS_SETTINGS), universities: z.int() })),
  costs: z.array(townCosts),
  universities: z.array(townUniversity),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
});
export type TownResponse = z.infer<typeof townResponse>;
