/** What of the address counts for nothing, because it cannot be read. */
import { useSearchParams } from 'react-router-dom';
import { Box } from '#frontend/components/styled/box.tsx';
import { filterWords, PARAMETER_LABELS } from '#words/search/search-filters.ts';
import type { SearchRequest } from '../filters.ts';
import { unreadParameters } from '../unread-parameters.ts';

export function LeftOut({ request }: { request: SearchRequest }) {
  const [search] = useSearchParams();
  const parameters = unreadParameters(search, request);
  if (parameters.length === 0) return null;
  return (
    <Box mt="1" textStyle="sm" color="fg.muted">
      {filterWords.leftOut(parameters.map((name) => PARAMETER_LABELS[name]))}
    </Box>
  );
}
