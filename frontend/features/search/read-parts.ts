/** What is done with the parts of a line that was read: one taken away, read otherwise, or changed where it can be. */
import type { Reading, ReadSpan } from '#schema/api/search.ts';
import { FILTER_KEYS, type FilterKey, filterOfParameterName } from '#schema/domain/search/search-filters.ts';
import { EMPTY_REQUEST, isWishKey, type SearchRequest } from './filters.ts';
import { cut, isSchool, withRead } from './read-request.ts';
import { type ChangedAt, PLACED, type Read } from './reading.ts';

/** The request without one part of what was read. */
export function withoutSpan(request: SearchRequest, { spans }: Reading, span: ReadSpan): SearchRequest {
  const others = spans.filter((one) => one !== span);
  // Beside a school the words stay words: who is like it cannot be said by parameters.
  if (others.some(isSchool)) return { ...request, q: cut(request.q, [span]), page: 1 };
  return withRead(request, span.without, { vague: others.map(({ vague }) => vague) });
}

/** The request with a part of the line read otherwise; of the whole line, where there is no such part. */
export function withAlternative(request: SearchRequest, span: ReadSpan | null, read: Read): SearchRequest {
  return withRead(request, { ...span?.without, ...read });
}

const isFilter = (name: string): name is FilterKey => (FILTER_KEYS as readonly string[]).includes(name);

/** The filter that a parameter belongs to. */
export function filterOfParameter(name: string): ChangedAt {
  if (PLACED.has(name)) return 'near';
  if (isWishKey(name)) return name;
  if (name === 'admits') return 'acceptanceRate';
  if (name === 'sortBy') return 'sort';
  const bare = filterOfParameterName(name);
  return isFilter(bare) ? bare : null;
}

/** Where a span can be changed. */
export function changedAt({ kind, parameters }: ReadSpan): ChangedAt {
  const [name] = Object.keys(parameters);
  if (name === undefined) return kind === 'order' ? 'sort' : null;
  return filterOfParameter(name);
}

/** Nothing but the view. */
export const clearedRequest = ({ view }: SearchRequest): SearchRequest => ({ ...EMPTY_REQUEST, view });
