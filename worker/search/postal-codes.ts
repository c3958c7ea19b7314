/** Places by their postal code: a US ZIP code, or a Canadian postal code, of which the first three characters count. */
import type { ExportQuery } from '#schema/api/search.ts';
import type { Position } from '#schema/domain/places/distance.ts';
import { codeNumber, openPlaces, type PackedPlaces, type PostalPlaces } from '#schema/search/postal-places.ts';
import packed from './postal-places.json' with { type: 'json' };

export interface PostalCode extends Position {
  /** As it is written: "60601", "M5S". */
  code: string;
  /** "Chicago, IL"; null where our sources name no place for the code. */
  place: string | null;
}

/** Longer texts are no postal code, whatever stands in them. */
const LONGEST = 24;
const ZIP = /^(\d{5})(?:[- ]?\d{4})?$/;
const CANADIAN = /^([A-Z]\d[A-Z])(?:[- ]?\d[A-Z]\d)?$/;
/** ZIP codes of one area, the first three digits, are neighbours. */
const AREA_SIZE = 100;

/** Unpacked at the first question that has a postal code: some ten milliseconds. */
const opened: { zips?: PostalPlaces; areas?: PostalPlaces } = {};
function placesOf(kind: 'zips' | 'areas'): PostalPlaces {
  const known = opened[kind];
  if (known) return known;
  const places = openPlaces((packed as Record<'zips' | 'areas', PackedPlaces>)[kind]);
  opened[kind] = places;
  return places;
}

/**
 * What a text means as a postal code: undefined when it is none, null when there is no such place. A ZIP code that the
 * sources do not have (a new one, or a single building's) is in the middle of those with the same first three digits.
 */
export function findPostalCode(text: string): PostalCode | null | undefined {
  if (text.length > LONGEST) return undefined;
  const typed = text.normalize('NFKC').trim().toUpperCase();
  const zip = ZIP.exec(typed)?.[1];
  if (zip !== undefined) {
    const number = codeNumber(zip);
    const found = placesOf('zips').find(number);
    if (found) return postalCode(zip, found, found.name);
    const area = number - (number % AREA_SIZE);
    const middle = placesOf('zips').middle(area, area + AREA_SIZE);
    return middle ? postalCode(zip, middle, null) : null;
  }
  const canadian = CANADIAN.exec(typed)?.[1];
  if (canadian === undefined) return undefined;
  const found = placesOf('areas').find(codeNumber(canadian));
  return found ? postalCode(canadian, found, null) : null;
}

const postalCode = (code: string, { latitude, longitude }: Position, place: string | null): PostalCode => ({
  code,
  place,
  latitude,
  longitude,
});

/**
 * A question whose text is the postal code of a known place is one around that place, nearest first. Around another
 * place, or where there is no such place, the text stays what it was.
 */
export function aroundPostalCode<Query extends ExportQuery>(query: Query): Query {
  const { search, near, nearPlace, sortBy } = query;
  if (search === undefined || near !== undefined || nearPlace !== undefined || !findPostalCode(search)) return query;
  return { ...query, search: undefined, nearPlace: search, sortBy: sortBy === 'relevance' ? undefined : sortBy };
}
