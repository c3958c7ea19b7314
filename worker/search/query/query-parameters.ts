/** Writes a parsed query as the parameters of a search. What stands in the address already wins over what is read. */
import type { ExportQuery } from '#schema/api/search.ts';
import { RELIGIOUS_GROUPS } from '#schema/domain/record/enums.ts';
import type { Parameters } from './entries.ts';
import type { ParsedQuery, ParsedSpan } from './parsed-query.ts';

const union = (a: unknown, b: readonly string[]): string[] => [
  ...new Set([...(Array.isArray(a) ? (a as string[]) : []), ...b]),
];

/** "Small or medium": from the least to the most of both, open where one of them is. */
function widened(spans: readonly ParsedSpan[], at: number): ParsedSpan {
  const span = spans[at] as ParsedSpan;
  if (!span.either || at === 0) return span;
  const before = widened(spans, at - 1).parameters;
  const parameters: Parameters = {};
  for (const [name, value] of Object.entries(span.parameters)) {
    const other = before[name];
    if (typeof value !== 'number' || typeof other !== 'number') continue;
    parameters[name] = name.endsWith('Max') ? Math.max(value, other) : Math.min(value, other);
  }
  return { ...span, parameters };
}

/** The parameters of spans together: any of several values, the narrower of two bounds. */
export function merged(spans: readonly ParsedSpan[], placesJoined: boolean): Parameters {
  const all: Parameters = {};
  const places = spans.filter(({ place, negated }) => place && !negated);
  const towns = places.filter(({ place }) => place?.town).length;
  const metros = places.filter(({ place }) => place?.metro).length;
  // Two towns, or a town and a state joined by "or", are areas of which any will do.
  const joined = towns > 1 || (towns > 0 && metros > 0) || (placesJoined && places.length > 1 && towns + metros > 0);
  for (const [at, given] of spans.entries()) {
    const span = spans[at + 1]?.either ? { ...given, parameters: {} } : widened(spans, at);
    if (joined && places.includes(span)) {
      all.metro = union(all.metro, span.place?.areas ?? []);
      continue;
    }
    for (const [name, value] of Object.entries(span.parameters)) {
      const before = all[name];
      // « Université acadienne en Nouvelle-Écosse »: of the provinces of Acadia the one that is named.
      if (name === 'state' && span.kind === 'language' && places.length > 0) continue;
      if (Array.isArray(value)) all[name] = name === 'near' ? value : union(before, value);
      else if (typeof value === 'number' && typeof before === 'number') {
        all[name] = name.endsWith('Max') ? Math.min(before, value) : Math.max(before, value);
      } else if (name === 'religiousAffiliation' && typeof before === 'string' && before !== value) {
        // "Catholic or jewish": of a filter with one value, all others are left out.
        delete all.religiousAffiliation;
        const others = RELIGIOUS_GROUPS.filter((group) => group !== before && group !== value);
        all.not = union(
          all.not,
          others.map((group) => `religiousAffiliation:${group}`),
        );
      } else all[name] = value;
    }
    if (span.degree && !spans.some(({ kind }) => kind === 'degree')) all.degree = union(all.degree, span.degree);
  }
  return all;
}

/** The parameters of a whole wish, its order among them. */
export function parametersOfQuery({ spans, placesJoined, order }: ParsedQuery): Parameters {
  const all = merged(spans, placesJoined);
  if (order) {
    all.sortBy = order.sortBy;
    if (order.sortOrder === 'desc') all.sortOrder = 'desc';
  }
  // Anyone who asks for an associate's degree or a certificate asks two-year colleges too.
  const degrees = (all.degree ?? []) as string[];
  if (
    all.kind === undefined &&
    degrees.length > 0 &&
    degrees.every((degree) => degree === 'associate' || degree === 'certificate')
  ) {
    all.kind = ['bachelors', 'mostly-associate', 'two-year'];
  }
  return all;
}

const isSet = (value: unknown) =>
  value !== undefined && value !== 'any' && !(Array.isArray(value) && value.length === 0);

/** The question with what was read added to it; `text` is what is still searched by name. */
export function withParameters<Query extends ExportQuery>(query: Query, parameters: Parameters): Query {
  const asked = query as unknown as Record<string, unknown>;
  const added: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters)) {
    if (isSet(asked[name])) continue;
    added[name] = name === 'near' && Array.isArray(value) ? value.map(Number) : value;
  }
  // A place in the address is the place.
  if (isSet(asked.nearPlace) || isSet(asked.near))
    for (const name of ['nearPlace', 'near', 'radiusMiles']) delete added[name];
  return { ...query, ...added };
}
