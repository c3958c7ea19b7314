/** The map of a list, which chooses a state or a part of the map for it. */

import type { ComponentProps } from 'react';
import { ResultsMap } from '#frontend/features/map/components/results-map.tsx';
import { activeCount } from '#frontend/features/search/active-count.ts';
import { boxOfText, boxText } from '#frontend/features/search/around.ts';
import { type SearchRequest, withFilters } from '#frontend/features/search/filters.ts';
import type { SearchResponse } from '#schema/api/search.ts';

interface ListedMapProps extends Pick<ComponentProps<typeof ResultsMap>, 'query' | 'radiusMiles' | 'highlighted'> {
  request: SearchRequest;
  answer: SearchResponse | undefined;
  onChange: (request: SearchRequest, how?: { replace: boolean }) => void;
}

export function ListedMap({ request, answer, onChange, ...map }: ListedMapProps) {
  const { filters } = request;
  const [code, ...others] = filters.state;
  return (
    <ResultsMap
      {...map}
      stateCounts={answer?.facets?.state}
      chosenState={filters.country && code && others.length === 0 ? { country: filters.country, code } : null}
      onChooseState={(state) =>
        onChange(
          withFilters(request, {
            ...filters,
            country: state?.country ?? null,
            state: state ? [state.code] : [],
            box: null,
          }),
        )
      }
      box={filters.box === null ? null : boxOfText(filters.box)}
      onBox={(box, following) =>
        onChange(withFilters(request, { ...filters, box: box && boxText(box) }), { replace: following })
      }
      place={answer?.place ?? null}
      first={answer?.universities[0]?.id ?? null}
      opensAtHome={request.q === '' && activeCount(filters) === 0}
    />
  );
}
