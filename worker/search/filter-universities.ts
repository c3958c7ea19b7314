/** The filters of a search over a snapshot: for each row, which of the filters in force it fails. */
import type { ExportQuery, FilterParameter } from '#schema/api/search.ts';
import { FILTER_PARAMETERS } from '#schema/api/search.ts';
import { ACADEMIC_CALENDARS, COUNTRIES, RELIGIOUS_GROUPS, UNIVERSITY_TYPES } from '#schema/domain/enums.ts';
import { STATE_CODES } from '#schema/domain/places.ts';
import { NO_CITY, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { placeKey } from '#schema/search/words.ts';
import { outsideBox } from './positions.ts';
import { textIndexOf } from './text-index.ts';

/** What a list can be narrowed by; the text is one of them. */
export type Narrowing = FilterParameter | 'search';
export const NARROWINGS: readonly Narrowing[] = [...FILTER_PARAMETERS, 'search'];

/** The bit that says a row fails this filter. */
export const failBit = (parameter: Narrowing): number => 1 << NARROWINGS.indexOf(parameter);

type Fails = (row: number) => boolean;

function notAmong(column: Uint8Array, values: readonly string[], wanted: readonly string[]): Fails | undefined {
  if (wanted.length === 0) return undefined;
  const codes = new Set(wanted.map((value) => values.indexOf(value)));
  return (row) => !codes.has(column[row] as number);
}

/** Rows without a value fail every bound. */
function below(column: Int32Array, min: number | undefined): Fails | undefined {
  return min === undefined ? undefined : (row) => (column[row] as number) < min;
}

function above(column: Int32Array, max: number | undefined): Fails | undefined {
  if (max === undefined) return undefined;
  return (row) => (column[row] as number) > max || column[row] === NO_NUMBER;
}

function notInCity(snapshot: Snapshot, city: string | undefined): Fails | undefined {
  if (city === undefined) return undefined;
  const wanted = textIndexOf(snapshot).placeAt.get(placeKey(city));
  return (row) => {
    const at = snapshot.city[row] as number;
    return at === NO_CITY || snapshot.cityKey[at] !== wanted;
  };
}

/** What a search found out before it filters: the rows of its text, and the miles of each row from its place. */
export interface Findings {
  rows?: Iterable<number> | undefined;
  miles?: Float64Array | undefined;
}

/** Miles are infinite beyond the radius. Without a place a radius means nothing. */
function beyond(miles: Float64Array | undefined, radius: number | undefined): Fails | undefined {
  return miles && radius !== undefined ? (row) => miles[row] === Number.POSITIVE_INFINITY : undefined;
}

/** How each filter in force is failed; the filters not in force are left out. */
function failuresOf(snapshot: Snapshot, query: ExportQuery, miles: Float64Array | undefined): [Narrowing, Fails][] {
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  const religion = query.religiousAffiliation === 'any' ? undefined : query.religiousAffiliation;
  const failures: Record<FilterParameter, Fails | undefined> = {
    country: notAmong(snapshot.country, COUNTRIES, one(query.country)),
    state: notAmong(snapshot.state, STATE_CODES, one(query.state)),
    city: notInCity(snapshot, query.city),
    type: notAmong(snapshot.type, UNIVERSITY_TYPES, query.type),
    tuitionMin: below(snapshot.tuition, query.tuitionMin),
    tuitionMax: above(snapshot.tuition, query.tuitionMax),
    religiousAffiliation: notAmong(snapshot.religion, RELIGIOUS_GROUPS, one(religion)),
    academicCalendar: notAmong(snapshot.calendar, ACADEMIC_CALENDARS, query.academicCalendar),
    yearFoundedMin: below(snapshot.yearFounded, query.yearFoundedMin),
    yearFoundedMax: above(snapshot.yearFounded, query.yearFoundedMax),
    studentPopulationMin: below(snapshot.studentPopulation, query.studentPopulationMin),
    studentPopulationMax: above(snapshot.studentPopulation, query.studentPopulationMax),
    radiusMiles: beyond(miles, query.radiusMiles),
    box: query.box && outsideBox(snapshot, query.box),
  };
  return FILTER_PARAMETERS.flatMap((parameter): [Narrowing, Fails][] => {
    const fails = failures[parameter];
    return fails ? [[parameter, fails]] : [];
  });
}

/** For each row the bits of the filters it fails (0: it passes all), and which filters are in force. */
export interface Filtered {
  failed: Uint16Array;
  inForce: Narrowing[];
}

/** Applies the filters; `found.rows`, when a text was searched, are all it found. A minimum above its maximum leaves nothing. */
export function filterUniversities(snapshot: Snapshot, query: ExportQuery, found: Findings = {}): Filtered {
  const failed = new Uint16Array(snapshot.size);
  const failures = failuresOf(snapshot, query, found.miles);
  for (const [parameter, fails] of failures) {
    const bit = failBit(parameter);
    for (let row = 0; row < failed.length; row += 1) if (fails(row)) failed[row] = (failed[row] as number) | bit;
  }
  const inForce = failures.map(([parameter]) => parameter);
  if (found.rows) {
    const bit = failBit('search');
    const wasFound = new Uint8Array(snapshot.size);
    for (const row of found.rows) wasFound[row] = 1;
    for (let row = 0; row < failed.length; row += 1) {
      if (wasFound[row] === 0) failed[row] = (failed[row] as number) | bit;
    }
    inForce.push('search');
  }
  return { failed, inForce };
}
