/** What to know before one reads a list: a text that was corrected, an order that needs to know whose price. */
import { Box } from '#frontend/components/styled/box.tsx';
import { situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { isTold } from '#schema/domain/situation/situation.ts';
import { searchWords as words } from '#words/search/search.ts';
import { besideWords } from '#words/search/search-list.ts';
import type { SearchRequest } from '../filters.ts';
import { goesByOwnPrice } from '../own-request.ts';

export function ListRemarks({ request, answer }: { request: SearchRequest; answer: SearchResponse }) {
  const { suggestion } = answer;
  const corrected = suggestion === undefined ? null : words.corrected(suggestion);
  const said = useStoredAtom(situationAtom, null);
  const unasked = goesByOwnPrice(request) && !isTold(request.filters) && !said?.home && !said?.residence;
  if (corrected === null && !unasked) return null;
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
      {unasked ? <p>{besideWords.needsSituation}</p> : null}
    </Box>
  );
}
