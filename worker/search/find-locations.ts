/** Location explorer over a snapshot: towns by what people type, and what the universities around one cost. Pure. */
import type {
  Location,
  LocationsQuery,
  LocationsResponse,
  PriceSpread,
  TownCosts,
  TownQuery,
  TownResponse,
} from '#schema/api/locations.ts';
import { medianOf, PRICE_FIELDS, type PriceField } from '#schema/domain/money/prices.ts';
import { COLLEGE_TOWNS } from '#schema/domain/places/college-towns.ts';
import { milesBetween } from '#schema/domain/places/distance.ts';
import { stateName } from '#schema/domain/places/places.ts';
import {
  CAMPUS_SETTINGS,
  COUNTRIES,
  type Country,
  CURRENCY_OF,
  UNIVERSITY_TYPES,
} from '#schema/domain/record/enums.ts';
import { PAGE_SIZE, TOWN_RADIUS_DEFAULT, TOWNS_PAGE_SIZE } from '#schema/domain/site/limits.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_NUMBER, NO_ORIGIN, originOf, type Snapshot } from '#schema/search/snapshot.ts';
import { findPostalPlace, likelyTowns } from './find-town.ts';
import { isListed } from './listed-rows.ts';
import { KNOWN_PLACES, type PlaceName } from './places/known-places.ts';
import { isTownAt, readPlace, wordsOfPlace } from './places/read-places.ts';
import { type Town, townByKey, townsOf } from './places/towns.ts';
import { countWithin, milesFrom } from './positions.ts';
import { slipsBetween } from './typing-slips.ts';

/** Shorter texts are not taken for the beginning of a name. */
const PREFIX_LETTERS_MIN = 3;
const SLIPS_MAX = 2;

/** Whether a name may be unfinished or mistyped: no code, no short word, and none that begins as any may. */
const isLong = ({ words, says }: PlaceName) => !UNALIKE.has(says) && !words.startsWith('the ');
const UNALIKE: ReadonlySet<PlaceName['says']> = new Set(['code', 'short', 'slip']);
/** Areas that are defined by their towns are found by these. */
const LARGE_PLACES = KNOWN_PLACES.filter(({ area, kind }) => area === undefined && kind !== 'country').map((place) => ({
  place,
  names: place.names.filter(isLong).map(({ words }) => words),
}));

/** Whether a town is at a place one of whose names is alike. */
function atAnyCalled(snapshot: Snapshot, isAlike: (name: string) => boolean): (town: Town) => boolean {
  const places = LARGE_PLACES.filter(({ names }) => names.some(isAlike)).map(({ place }) => place);
  return isTownAt(snapshot, { kind: 'area', places, country: null });
}

/** Through an area one looks for places to choose among; by students, a school that teaches online would lead. */
const mostUniversitiesFirst = (towns: readonly Town[]) =>
  towns.toSorted((a, b) => b.rows.length - a.rows.length || b.students - a.students);

const isBeginningOf = (name: string, typed: string) => name !== typed && name.startsWith(typed);

interface FoundTowns {
  towns: Town[];
  approximate: boolean;
}

/** The towns a text means, best first. */
function findTowns(snapshot: Snapshot, text: string, radius: number): FoundTowns {
  const towns = townsOf(snapshot);
  const postal = findPostalPlace(snapshot, text);
  if (postal) {
    const { place } = postal;
    if (!place) return { towns: [], approximate: false };
    const near = towns
      .map((town) => ({ town, miles: milesBetween(place, town) }))
      .filter(({ miles }) => miles <= radius);
    return { towns: near.sort((a, b) => a.miles - b.miles).map(({ town }) => town), approximate: false };
  }
  const words = wordsOfPlace(text);
  const readings = readPlace(snapshot, words);
  const found = readings.flatMap((reading) =>
    reading.kind === 'towns' ? reading.towns : towns.filter(isTownAt(snapshot, reading)),
  );
  const area = readings.find(({ kind }) => kind === 'area');
  // A name of both a town and an area ("Washington", "Ontario") is both: what has more universities comes first.
  const named = area ? mostUniversitiesFirst([...new Set(found)]) : [...new Set(found)];
  // "Ont" and "calif" are words for a place, and may go on to a town as well.
  const typed = words.join(' ');
  const goesOn =
    area?.kind === 'area' &&
    area.places.every(({ kind, label }) => kind === 'state' && isBeginningOf(foldText(label), typed));
  if (typed.length < PREFIX_LETTERS_MIN || (named.length > 0 && !goesOn)) return { towns: named, approximate: false };

  const begun = (name: string) => name.startsWith(typed);
  const unfinished = [
    ...towns.filter((town) => begun(town.placeKey)),
    ...mostUniversitiesFirst(towns.filter(atAnyCalled(snapshot, begun))),
  ];
  if (unfinished.length > 0) return { towns: [...new Set(unfinished)], approximate: false };
  const near = (name: string) => slipsBetween(typed, name, SLIPS_MAX) <= SLIPS_MAX;
  const alike = [...likelyTowns(snapshot, words), ...mostUniversitiesFirst(towns.filter(atAnyCalled(snapshot, near)))];
  return { towns: [...new Set(alike)], approximate: alike.length > 0 };
}

/** A town as it is sent. */
function presentTown(snapshot: Snapshot, town: Town, radius: number): Location {
  return {
    key: town.key,
    name: town.city,
    state: town.state,
    stateName: stateName(town.country, town.state),
    country: town.country,
    latitude: town.latitude,
    longitude: town.longitude,
    universities: countWithin(snapshot, town, radius, (row) => isListed(snapshot, row)),
    school: largestOf(snapshot, town),
    inTown: town.rows.length,
    tuition: residentsTuition(snapshot, town),
  };
}

/** The id of a town's university with most students. */
function largestOf({ id, studentPopulation }: Snapshot, { rows }: Town): number {
  const students = (row: number) => {
    const count = studentPopulation[row] as number;
    return count === NO_NUMBER ? -1 : count;
  };
  const [first = 0] = rows.toSorted((a, b) => students(b) - students(a));
  return id[first] as number;
}

/** What residents are asked; a school with one price for all has it as its only one. */
function residentsTuition(snapshot: Snapshot, { rows, country }: Town): Location['tuition'] {
  const { tuitionInStatePrice, tuitionPrice } = snapshot;
  const prices = rows
    .map((row) => [tuitionInStatePrice[row], tuitionPrice[row]].find((price) => price !== NO_NUMBER))
    .filter((price) => price !== undefined)
    .sort((a, b) => a - b);
  const [low] = prices;
  if (low === undefined) return null;
  return { low, high: prices.at(-1) ?? low, currency: CURRENCY_OF[country], universities: prices.length };
}

/** A page of the towns that answer a text; without one the six college towns. */
export function findLocations(snapshot: Snapshot, query: LocationsQuery): LocationsResponse {
  const radius = query.radiusMiles ?? TOWN_RADIUS_DEFAULT;
  const page = query.page ?? 1;
  const { towns: found, approximate } =
    query.q === undefined
      ? { towns: COLLEGE_TOWNS.flatMap((key) => townByKey(snapshot, key) ?? []), approximate: false }
      : findTowns(snapshot, query.q, radius);
  // A place is known by any college; a town to live in is one with a university.
  const towns = found.filter(({ rows }) => rows.length > 0);
  return {
    locations: towns
      .slice((page - 1) * TOWNS_PAGE_SIZE, page * TOWNS_PAGE_SIZE)
      .map((town) => presentTown(snapshot, town, radius)),
    total: towns.length,
    page,
    totalPages: Math.ceil(towns.length / TOWNS_PAGE_SIZE),
    radiusMiles: radius,
    approximate,
  };
}

/** A town without its list of universities, and which universities are on the page, nearest first. */
export interface DescribedTown extends Omit<TownResponse, 'universities'> {
  /** Ids of the page with their miles from the town, one decimal. */
  nearest: { id: number; distanceMiles: number }[];
}

/** Sums up the universities within the radius of a town. */
export function describeTown(snapshot: Snapshot, town: Town, query: TownQuery): DescribedTown {
  const radius = query.radiusMiles ?? TOWN_RADIUS_DEFAULT;
  const page = query.page ?? 1;
  const miles = milesFrom(snapshot, town, radius);
  const rows = Array.from(miles.keys())
    .filter((row) => miles[row] !== Number.POSITIVE_INFINITY && isListed(snapshot, row))
    .sort(
      (a, b) => (miles[a] as number) - (miles[b] as number) || (snapshot.id[a] as number) - (snapshot.id[b] as number),
    );
  const counted = rows.filter((row) => snapshot.studentPopulation[row] !== NO_NUMBER);
  const withCode = (column: Uint8Array, code: number) => rows.filter((row) => column[row] === code).length;
  return {
    location: presentTown(snapshot, town, radius),
    radiusMiles: radius,
    students: {
      total: counted.reduce((sum, row) => sum + (snapshot.studentPopulation[row] as number), 0),
      universities: counted.length,
    },
    types: UNIVERSITY_TYPES.map((type, code) => ({ type, universities: withCode(snapshot.type, code) })).filter(
      ({ universities }) => universities > 0,
    ),
    settings: CAMPUS_SETTINGS.map((setting, code) => ({
      setting,
      universities: withCode(snapshot.setting, code),
    })).filter(({ universities }) => universities > 0),
    // The town's own country first.
    costs: COUNTRIES.toSorted((a, b) => Number(b === town.country) - Number(a === town.country)).flatMap((country) => {
      const here = rows.filter((row) => snapshot.country[row] === COUNTRIES.indexOf(country));
      return here.length > 0 ? [costsOf(snapshot, country, here)] : [];
    }),
    total: rows.length,
    page,
    totalPages: Math.ceil(rows.length / PAGE_SIZE),
    nearest: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => ({
      id: snapshot.id[row] as number,
      distanceMiles: Math.round((miles[row] as number) * 10) / 10,
    })),
  };
}

function costsOf(snapshot: Snapshot, country: Country, rows: readonly number[]): TownCosts {
  const group = (type: TownCosts['groups'][number]['type'], among: readonly number[]) => ({
    type,
    universities: among.length,
    tuition: spreadOf(snapshot, 'tuition', among),
    tuitionInState: spreadOf(snapshot, 'tuitionInState', among),
    roomAndBoard: spreadOf(snapshot, 'roomAndBoard', among),
  });
  const byType = UNIVERSITY_TYPES.map((type, code) =>
    group(
      type,
      rows.filter((row) => snapshot.type[row] === code),
    ),
  );
  const present = byType.filter(({ universities }) => universities > 0);
  return {
    country,
    currency: CURRENCY_OF[country],
    // With one kind only, all are that kind.
    groups: [group(null, rows), ...(present.length > 1 ? present : [])],
    sources: PRICE_FIELDS.flatMap((field) => sourcesOf(snapshot, field, rows)),
  };
}

function spreadOf(snapshot: Snapshot, field: PriceField, rows: readonly number[]): PriceSpread | null {
  const column = snapshot[`${field}Price`];
  const priced = rows.filter((row) => column[row] !== NO_NUMBER);
  const prices = priced.map((row) => column[row] as number).sort((a, b) => a - b);
  const median = medianOf(prices);
  if (median === null) return null;
  return {
    median,
    low: prices[0] as number,
    high: prices.at(-1) as number,
    universities: prices.length,
    estimates: priced.filter((row) => originAt(snapshot, field, row)?.estimate).length,
  };
}

/** Where a row's price comes from; null where that was not recorded. */
function originAt(snapshot: Snapshot, field: PriceField, row: number) {
  const at = snapshot[`${field}Origin`][row] as number;
  return at === NO_ORIGIN ? null : originOf(unpackText(snapshot.originTexts, snapshot.originTextStarts, at));
}

/** The origins of some rows' prices, the commonest first. */
function sourcesOf(snapshot: Snapshot, field: PriceField, rows: readonly number[]): TownCosts['sources'] {
  const codes = rows.map((row) => snapshot[`${field}Origin`][row] as number).filter((code) => code !== NO_ORIGIN);
  return [...Map.groupBy(codes, (code) => code)]
    .sort(([a, as], [b, bs]) => bs.length - as.length || a - b)
    .map(([code, of]) => {
      const { source, year, estimate } = originOf(unpackText(snapshot.originTexts, snapshot.originTextStarts, code));
      return { field, source, year, estimate, universities: of.length };
    });
}
