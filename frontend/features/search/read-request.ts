/**
 * How the line was read, as an address: what is read becomes ordinary parameters as soon as one part of it is changed, so
 * that the link means the same to everybody. Comes with the panel and the chips.
 */
import type { Reading, ReadSpan } from '#schema/api/search.ts';
import { ORDER_OF_VAGUE } from '#schema/domain/figures/derived/vague.ts';
import type { Vague } from '#schema/domain/search/wish-kinds.ts';
import { addressOfRequest, requestOfAddress, type SearchRequest } from './filters.ts';
import { type Read, saidBy } from './reading.ts';
import { type SortOption, sortOptionOf } from './sort.ts';

/** The order in which the answer to a wish comes, as a choice that anybody could make. */
function orderOfWish(read: Read, vague: readonly (Vague | undefined)[]): SortOption | null {
  if (typeof read.sortBy === 'string') return sortOptionOf(read.sortBy, String(read.sortOrder ?? 'asc'));
  if (read.subject !== undefined || read.like !== undefined) return 'relevance';
  for (const word of vague) {
    const order = word === undefined ? undefined : ORDER_OF_VAGUE[word];
    if (order !== undefined) return sortOptionOf(order.sortBy, order.sortOrder);
  }
  return Object.keys(read).length > 0 ? 'studentPopulation-desc' : null;
}

/** The request with what was read as parameters, and another text. */
export function withRead(
  request: SearchRequest,
  read: Read,
  { q = '', vague = [] }: { q?: string; vague?: readonly (Vague | undefined)[] } = {},
): SearchRequest {
  const { sort, view } = request;
  const isSaid = saidBy(request);
  const search = addressOfRequest({ ...request, q: '', sort: null });
  search.delete('page');
  for (const [name, value] of Object.entries(read)) {
    if (isSaid(name) || name === 'sortBy' || name === 'sortOrder') continue;
    if (name === 'near' && Array.isArray(value)) search.append(name, value.join(','));
    else for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const { filters } = requestOfAddress(search);
  return { q, filters, page: 1, sort: sort ?? (q === '' ? orderOfWish(read, vague) : null), view };
}

/** Part of the line is a school, which no parameter says: "purdue engineering". */
export const isSchool = ({ kind }: ReadSpan) => kind === 'school';

/** The line without the words of some spans. */
export function cut(line: string, spans: readonly ReadSpan[]): string {
  let left = line;
  for (const { from, to } of spans.toSorted((a, b) => b.from - a.from))
    left = `${left.slice(0, from)} ${left.slice(to)}`;
  return left.replace(/\s+/g, ' ').trim();
}

/** All that was read as parameters; of the words stay those that name schools. Any other reading changes nothing. */
export function asParameters(request: SearchRequest, reading: Reading | undefined): SearchRequest {
  if (reading?.as !== 'wish') return request;
  const { spans, parameters } = reading;
  const q = spans.some(isSchool)
    ? cut(
        request.q,
        spans.filter((span) => !isSchool(span)),
      )
    : '';
  return withRead(request, parameters, { q, vague: spans.map(({ vague }) => vague) });
}
