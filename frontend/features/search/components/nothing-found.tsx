/** The empty list: what was asked leaves nobody, and which single change would help most. */
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import type { SearchResponse } from '#schema/api/search.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { searchWords as words } from '../../../content/search.ts';
import { PARAMETER_LABELS } from '../../../content/search-filters.ts';
import { EMPTY_REQUEST, type SearchRequest, withFilters, withoutParameter, withText } from '../filters.ts';

interface NothingFoundProps {
  request: SearchRequest;
  loosen: NonNullable<SearchResponse['loosen']>;
  onChange: (request: SearchRequest) => void;
}

export function NothingFound({ request, loosen, onChange }: NothingFoundProps) {
  return (
    <EmptyState
      title={words.empty}
      actions={
        <Button variant="outline" onClick={() => onChange({ ...EMPTY_REQUEST, view: request.view })}>
          {words.startOver}
        </Button>
      }
    >
      {loosen.length === 0 ? null : (
        <>
          <p>{words.loosen}</p>
          <Box as="ul" mt="2" display="flex" flexDirection="column" alignItems="flex-start" gap="1">
            {loosen.map(({ parameter, total }) => (
              <li key={parameter}>
                {parameter === 'search' ? (
                  <Button variant="plain" textAlign="start" minH="8" onClick={() => onChange(withText(request, ''))}>
                    {words.loosenText(request.q, total)}
                  </Button>
                ) : (
                  <Button
                    variant="plain"
                    textAlign="start"
                    minH="8"
                    onClick={() => onChange(withFilters(request, withoutParameter(request.filters, parameter)))}
                  >
                    {words.loosenFilter(PARAMETER_LABELS[parameter], total)}
                  </Button>
                )}
              </li>
            ))}
          </Box>
        </>
      )}
    </EmptyState>
  );
}
