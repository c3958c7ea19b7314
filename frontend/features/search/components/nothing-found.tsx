/** The empty list: what was asked leaves nobody, which single change would help most, and what is near it. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Stack } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { searchWords as words } from '#words/search/search.ts';
import { PARAMETER_LABELS } from '#words/search/search-filters.ts';
import { EXAMPLE_WISHES, wishWords } from '#words/search/wishes.ts';
import { activeCount } from '../active-count.ts';
import { withoutParameter } from '../filter-changes.ts';
import { addressOfRequest, EMPTY_REQUEST, type SearchRequest, withFilters, withText } from '../filters.ts';
import { withoutSpan } from '../read-parts.ts';
import { spansInForce } from '../reading.ts';
import { MendedWish } from './mended-wish.tsx';

interface NothingFoundProps {
  request: SearchRequest;
  answer: SearchResponse;
  onChange: (request: SearchRequest) => void;
}

export function NothingFound({ request, answer, onChange }: NothingFoundProps) {
  const reading = request.q === '' ? undefined : answer.reading;
  const address = addressOfRequest({ ...request, q: '' });
  // Of what was read the parts are named; of what the address says, the parameters.
  const loosen = (answer.loosen ?? []).filter(
    ({ parameter }) => reading?.as !== 'wish' || parameter === 'search' || address.has(parameter),
  );
  const parts =
    reading?.as === 'wish'
      ? spansInForce(request, reading)
          .flatMap((span) => (span.withoutTotal ? [{ span, total: span.withoutTotal }] : []))
          .toSorted((a, b) => b.total - a.total)
      : [];
  return (
    <EmptyState
      title={reading?.as === 'nothing' && activeCount(request.filters) === 0 ? words.emptyFor(request.q) : words.empty}
      actions={
        <Button variant="outline" onClick={() => onChange({ ...EMPTY_REQUEST, view: request.view })}>
          {words.startOver}
        </Button>
      }
    >
      {loosen.length + parts.length === 0 ? null : (
        <>
          <p>{words.loosen}</p>
          <Stack as="ul" mt="2" alignItems="flex-start" gap="1">
            {reading === undefined
              ? null
              : parts.map(({ span, total }) => (
                  <li key={span.from}>
                    <TextLink to={paths.search(addressOfRequest(withoutSpan(request, reading, span)))} touch="block">
                      {wishWords.loosenPart(span.label, total)}
                    </TextLink>
                  </li>
                ))}
            {loosen.map(({ parameter, total }) => (
              <li key={parameter}>
                <TextLink
                  to={paths.search(
                    addressOfRequest(
                      parameter === 'search'
                        ? withText(request, '')
                        : withFilters(request, withoutParameter(request.filters, parameter)),
                    ),
                  )}
                  touch="block"
                >
                  {parameter === 'search'
                    ? words.loosenText(request.q, total)
                    : words.loosenFilter(PARAMETER_LABELS[parameter], total)}
                </TextLink>
              </li>
            ))}
          </Stack>
        </>
      )}
      {answer.place === null ? null : (
        <MendedWish request={request} reading={reading} helped={loosen.length + parts.length > 0} />
      )}
      {reading?.as === 'nothing' ? (
        <>
          <Text mt="4">{wishWords.ask}</Text>
          <Stack as="ul" mt="2" alignItems="flex-start" gap="1">
            {EXAMPLE_WISHES.map((wish) => (
              <li key={wish}>
                <TextLink to={paths.search(new URLSearchParams({ q: wish }))} touch="block">
                  {wish}
                </TextLink>
              </li>
            ))}
          </Stack>
        </>
      ) : null}
    </EmptyState>
  );
}
