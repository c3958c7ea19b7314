/** What to know about a list: a text that was corrected, schools that come last for want of a figure. */
import { Box } from '#frontend/components/styled/box.tsx';
import { situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { isTold } from '#schema/domain/situation/situation.ts';
import { searchWords as words } from '#words/search/search.ts';
import { SORT_VALUES } from '#words/search/search-list.ts';
import { isAround } from '../around.ts';
import type { SearchRequest } from '../filters.ts';
import { goesByOwnPrice } from '../own-request.ts';
import { effectiveSort, sortParametersOf } from '../sort.ts';

export function ListRemarks({ request, answer }: { request: SearchRequest; answer: SearchResponse }) {
  const { suggestion, withoutValue } = answer;
  const value = SORT_VALUES[sortParametersOf(effectiveSort(request.sort, request.q, isAround(request.filters))).sortBy];
  const corrected = suggestion === undefined ? null : words.corrected(suggestion);
  const said = useStoredAtom(situationAtom, null);
  const unasked = goesByOwnPrice(request) && !isTold(request.filters) && !said?.home && !said?.residence;
  if (corrected === null && !unasked && (withoutValue === 0 || value === undefined)) return null;
  return (
    <Box mb="5" textStyle="sm" color="fg.muted">
      {corrected === null ? null : (
        <p>
          {corrected.before}
          <Box as="strong" color="fg">
            {corrected.strong}
          </Box>
          {corrected.after} {words.typed(request.q)}
        </p>
      )}
      {unasked ? <p>{words.needsSituation}</p> : null}
      {withoutValue > 0 && value !== undefined ? <p>{words.withoutValue(withoutValue, value)}</p> : null}
    </Box>
  );
}
