/** A town and the universities around it as they are sent. */
import type { LocationsResponse, TownResponse, TownUniversity } from '#schema/api/locations.ts';
import { PRICE_FIELDS } from '#schema/domain/money/prices.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { pick } from '#schema/domain/record/university-fields.ts';
import type { PricedRow } from '#worker/queries/universities.ts';
import type { TownWithUniversities } from '#worker/services/locations.ts';
import { presentLocation } from './place-name.ts';
import { schoolName } from './school-name.ts';

/** A page of towns. */
export function presentLocations(found: LocationsResponse): LocationsResponse {
  return { ...found, locations: found.locations.map(presentLocation) };
}

/** The town, what is summed up over all its universities, and the page of them. */
export function presentTownWithUniversities(found: TownWithUniversities): TownResponse {
  const miles = new Map(found.nearest.map(({ id, distanceMiles }) => [id, distanceMiles]));
  return {
    location: presentLocation(found.location),
    radiusMiles: found.radiusMiles,
    students: found.students,
    types: found.types,
    settings: found.settings,
    costs: found.costs,
    universities: found.rows.map((row) => presentUniversity(row, miles.get(row.id) ?? 0)),
    total: found.total,
    page: found.page,
    totalPages: found.totalPages,
  };
}

function presentUniversity(row: PricedRow, distanceMiles: number): TownUniversity {
  return {
    id: row.id,
    slug: row.slug,
    name: schoolName(row.id, row.name),
    city: townName(row.city),
    state: row.state,
    stateName: stateName(row.country, row.state),
    country: row.country,
    type: row.type,
    campusSetting: row.campusSetting,
    studentPopulation: row.studentPopulation,
    currency: row.currency,
    ...pick(row, PRICE_FIELDS),
    origins: originsOf(row),
    distanceMiles,
  };
}

function originsOf(row: PricedRow): TownUniversity['origins'] {
  const known = PRICE_FIELDS.flatMap((field) => {
    const fact = row.facts[field];
    if (!fact || row[field] === null) return [];
    const { source, year, estimate = false } = fact;
    return [[field, { source, year, estimate }] as const];
  });
  return Object.fromEntries(known);
}
