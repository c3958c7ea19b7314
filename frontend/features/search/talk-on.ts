/** Lines that change the list before them: the address holds them all, the last as its text. */
import type { SearchResponse } from '#schema/api/search.ts';
import { LINES_BEFORE_MAX } from '#schema/domain/site/limits.ts';
import { activeCount } from './active-count.ts';
import { requestOfAddress, type SearchRequest, withText } from './filters.ts';

/** Stands for a list that has filters and no line. */
const FILTERS_ONLY = '*';

/** The lines after which another is said. */
export function linesBefore(request: SearchRequest, changed: boolean): string[] {
  const first = request.q !== '' ? [request.q] : activeCount(request.filters) > 0 ? [FILTERS_ONLY] : [];
  const lines = changed ? [...(request.after ?? []), request.q] : first;
  return lines.length <= LINES_BEFORE_MAX ? lines : [...lines.slice(0, 1), ...lines.slice(1 - LINES_BEFORE_MAX)];
}

/** The request with another line, which may change its list. */
export function withLine(request: SearchRequest, q: string, changed: boolean): SearchRequest {
  return { ...withText(request, q), after: linesBefore(request, changed) };
}

/** The request before its last line. */
export function beforeLast(request: SearchRequest): SearchRequest {
  const [last = '', ...earlier] = (request.after ?? []).toReversed();
  const q = last === FILTERS_ONLY ? '' : last;
  return { ...request, q, after: earlier.toReversed(), page: 1 };
}

/** The list of some parameters, without a line. */
export function requestOfParameters(
  { page, view }: SearchRequest,
  parameters: NonNullable<SearchResponse['change']>['parameters'],
): SearchRequest {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (name === 'near' && Array.isArray(value)) search.append(name, value.join(','));
    else for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return { ...requestOfAddress(search), page, view };
}
