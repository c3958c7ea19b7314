/** Under the search box: what the list is asked for, as chips, and what else the line may mean. */
import { Box } from '#frontend/components/styled/box.tsx';
import type { Reading } from '#schema/api/search.ts';
import type { SearchRequest } from '../filters.ts';
import { type ChangedAt, saysMore } from '../reading.ts';
import { AboutReading, ActiveFilters } from './active-filters.tsx';

interface ReadLineProps {
  request: SearchRequest;
  reading: Reading | undefined;
  onOpen: (where: NonNullable<ChangedAt>) => void;
}

export function ReadLine({ request, reading, onOpen }: ReadLineProps) {
  return (
    <>
      <ActiveFilters request={request} reading={reading} onOpen={onOpen} />
      {reading && saysMore(reading) ? (
        <Box mt="1" textStyle="sm" color="fg.muted">
          <AboutReading request={request} reading={reading} />
        </Box>
      ) : null}
    </>
  );
}
