/** What of an address cannot be read. Apart from what reads it: only the line that says so needs to know. */
import { FILTER_PARAMETERS, type FilterParameter } from '#schema/domain/search/search-filters.ts';
import { addressOfRequest, type SearchRequest } from './filters.ts';

/** Of an address, the parameters whose value is no value of theirs: they narrow nothing. `any` and the kinds shown anyway say nothing. */
export function unreadParameters(search: URLSearchParams, request: SearchRequest): FilterParameter[] {
  const read = addressOfRequest(request);
  return FILTER_PARAMETERS.filter((name) => {
    const text = search.get(name)?.trim().toLowerCase();
    return text && text !== 'any' && name !== 'kind' && !read.has(name);
  });
}
