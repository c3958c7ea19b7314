/** The location explorer over a snapshot: towns by what people type, and what the universities around one cost. Pure. */
import type {
  Location,
  LocationsQuery,
  LocationsResponse,
  PriceSpread,
  TownCosts,
  TownQuery,
  TownResponse,
} from '#schema/api/locations.ts';
import { COLLEGE_TOWNS } from '#schema/domain/college-towns.ts';
import { milesBetween } from '#schema/domain/distance.ts';
import { CAMPUS_SETTINGS, COUNTRIES, type Country, UNIVERSITY_TYPES } from '#schema/domain/enums.ts';
import { PAGE_SIZE, TOWN_RADIUS_DEFAULT, TOWNS_PAGE_SIZE } from '#schema/domain/limits.ts';
import { stateName } from '#schema/domain/places.ts';
import { medianOf, PRICE_FIELDS, type PriceField } from '#schema/domain/prices.ts';
import { REGIONS } from '#schema/domain/regions.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_NUMBER, NO_ORIGIN, originOf, type Snapshot } from '#schema/search/snapshot.ts';
import { findPostalPlace, likelyTowns, STATES, type Town, townsNamed, townsOf, wordsOf } from './find-town.ts';
import { isListed } from './listed-rows.ts';
import { COUNTRY_NAMES, STATE_NICKNAMES } from './place-names.ts';
import { countWithin, milesFrom } from './positions.ts';
import { slipsBetween } from './typing-slips.ts';

/** Shorter texts are not taken for the beginning of a name. */
const PREFIX_LETTERS_MIN = 3;
const SLIPS_MAX = 2;

/** Sets of states and countries by their folded names: regions, states by name, nickname and code, countries. */
const AREAS = new Map<string, Set<string>>();

function addArea(name: string, codes: readonly string[]): void {
  const known = AREAS.get(name);
  if (known) for (const code of codes) known.add(code);
  else AREAS.set(name, new Set(codes));
}

for (const [name, code] of STATES) addArea(name, [code]);
for (const [name, codes] of Object.entries(STATE_NICKNAMES)) addArea(name, codes);
for (const { name, otherNames = [], states } of REGIONS) {
  for (const called of [name, ...otherNames]) addArea(foldText(called), states);
}
/** Countries last and apart: a code of a state ("CA") is not the country. */
const COUNTRY_OF = new Map(Object.entries(COUNTRY_NAMES));

/** What people put before or after an area's name without meaning more by it. */
const FILLERS_BEFORE = new Set(['the', 'state', 'province', 'of', 'in', 'region']);
const FILLERS_AFTER = new Set(['region', 'province', 'area']);

interface Area {
  states: ReadonlySet<string> | null;
  country: Country | null;
}

/** The area that words name wholly, with its country after it or not; null when they name none. */
function areaNamed(words: readonly string[]): Area | null {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      if (to < words.length && !FILLERS_AFTER.has(words[to] as string)) break;
      const name = words.slice(from, to);
      const alone = AREAS.get(name.join(' '));
      if (alone) return { states: alone, country: null };
      const country = COUNTRY_OF.get(name.join(' '));
      if (country) return { states: null, country };
      for (let end = name.length - 1; end > 0; end -= 1) {
        const of = COUNTRY_OF.get(name.slice(end).join(' '));
        const states = AREAS.get(name.slice(0, end).join(' '));
        if (of && states) return { states, country: of };
      }
    }
    if (!FILLERS_BEFORE.has(words[from] as string)) break;
  }
  return null;
}

const isIn =
  ({ states, country }: Area) =>
  (town: Town) =>
    (!states || states.has(town.state)) && (!country || town.country === country);

/** Codes ("ma") are names only when they are typed wholly. */
const AREA_NAMES = [...AREAS.keys()].filter((name) => name.length > 2);

function inAnyOf(areas: readonly string[]): (town: Town) => boolean {
  const states = new Set(areas.flatMap((name) => [...(AREAS.get(name) ?? [])]));
  return ({ state }) => states.has(state);
}

/** Through an area one looks for places to choose among; by students, a school that teaches online would lead. */
const mostUniversitiesFirst = (towns: readonly Town[]) =>
  towns.toSorted((a, b) => b.rows.length - a.rows.length || b.students - a.students);

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
  const words = wordsOf(text);
  const area = areaNamed(words);
  const called = townsNamed(snapshot, words).flat();
  // A name of both a town and an area ("Washington", "Ontario") is both: what has more universities comes first.
  const named = area ? mostUniversitiesFirst([...new Set([...called, ...towns.filter(isIn(area))])]) : called;
  if (named.length > 0) return { towns: named, approximate: false };

  const typed = words.join(' ');
  if (typed.length < PREFIX_LETTERS_MIN) return { towns: [], approximate: false };
  const begun = (name: string) => name.startsWith(typed);
  const unfinished = [
    ...towns.filter((town) => begun(town.placeKey)),
    ...mostUniversitiesFirst(towns.filter(inAnyOf(AREA_NAMES.filter(begun)))),
  ];
  if (unfinished.length > 0) return { towns: [...new Set(unfinished)], approximate: false };
  const near = (name: string) => slipsBetween(typed, name, SLIPS_MAX) <= SLIPS_MAX;
  const alike = [
    ...likelyTowns(snapshot, words),
    ...mostUniversitiesFirst(towns.filter(inAnyOf(AREA_NAMES.filter(near)))),
  ];
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
    inTown: town.rows.length,
  };
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

/** The town of a key; undefined when there is none. */
export function townByKey(snapshot: Snapshot, key: string): Town | undefined {
  return townsOf(snapshot).find((town) => town.key === key);
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
    currency: country === 'CA' ? 'CAD' : 'USD',
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
    .map(([code, of]) => ({
      field,
      ...originOf(unpackText(snapshot.originTexts, snapshot.originTextStarts, code)),
      universities: of.length,
    }));
}
