/** How the line was read, as far as a page is drawn by it. What stands in the address already wins over what is read. */
import type { Reading, ReadSpan, SearchResponse } from '#schema/api/search.ts';
import { isAround } from './around.ts';
import { addressOfRequest, type PanelKey, type SearchRequest } from './filters.ts';
import { type SortOption, sortOptionOf } from './sort.ts';

export type Read = ReadSpan['parameters'];

/** Where a part can be changed: a filter of the panel, the form of the place, the order; null where nowhere. */
export type ChangedAt = PanelKey | 'near' | 'sort' | null;

export const PLACED: ReadonlySet<string> = new Set(['near', 'nearPlace', 'radiusMiles']);

/** Names of parameters that the address gives itself. */
export function saidBy(request: SearchRequest): (name: string) => boolean {
  const said = new Set(addressOfRequest({ ...request, q: '' }).keys());
  const placed = isAround(request.filters);
  return (name) => said.has(name) || (placed && PLACED.has(name));
}

/** Spans that still say something: not those of which the address says all itself. */
export function spansInForce(request: SearchRequest, { spans }: Reading): ReadSpan[] {
  const isSaid = saidBy(request);
  return spans.filter(({ parameters, kind }) => {
    const names = Object.keys(parameters);
    if (names.length === 0) return kind !== 'order' || request.sort === null;
    return !names.every((name) => isSaid(name) || (name === 'degree' && names.length > 1));
  });
}

/** The order that a superlative asks for. */
export function orderOfReading(reading: Reading | undefined): SortOption | null {
  return reading?.order ? sortOptionOf(reading.order.sortBy, reading.order.sortOrder) : null;
}

/** Whether there is anything to say besides the chips. */
export function saysMore({ as, unused, instead, alternatives, spans }: Reading): boolean {
  const other = spans.length > 1 && spans.some((span) => span.alternatives.length > 0);
  return (as === 'wish' && unused.length > 0) || instead !== null || alternatives.length > 0 || other;
}

/** The distance in force around a place: the address's where it names the place itself, else what was read. */
export function radiusOf({ filters }: SearchRequest, reading: Reading | undefined): number | null {
  if (isAround(filters) || reading?.as !== 'wish') return filters.radiusMiles;
  const { radiusMiles } = reading.parameters;
  return typeof radiusMiles === 'number' ? radiusMiles : null;
}

/** The reading of an answer, without the words of which the answer says why nobody can search by them. */
export function readingToShow({ reading, unknown }: Pick<SearchResponse, 'reading' | 'unknown'>): Reading | undefined {
  if (!reading || !unknown) return reading;
  const unused = reading.unused.filter(({ text }) => !unknown.some((topic) => topic.text === text));
  return { ...reading, unused };
}

/** A number, or a word that says where or how much: "in", "near", "moins". */
const OF_WISHES = /\d|(?:^|\s)(?:in|near|under|within|with|cheap|au|aux|en|à|dans|près|avec|moins)(?=\s|$)/i;

/** Whether a line that has not been read yet will most likely have parts to show over its list, as a name has not. */
export const soundsLikeWish = (line: string): boolean => OF_WISHES.test(line);
