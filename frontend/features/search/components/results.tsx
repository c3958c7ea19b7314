/** The list of a search: the cards, what to know about them, and what to say when there are none. */

import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Box, Section } from '#frontend/components/styled/box.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { FoundUniversity, SearchResponse } from '#schema/api/search.ts';
import { searchWords as words } from '#words/search/search.ts';
import { isAnswered, saysSomething } from '../answered.ts';
import { addressOfRequest, type SearchRequest } from '../filters.ts';
import { CardGrid } from './card-grid.tsx';

// What the first sight of a list does without: it comes when it is due.
const Failed = lazy(() =>
  import('#frontend/components/page/failed.tsx').then((module) => ({ default: module.Failed })),
);
const EmptyState = lazy(() =>
  import('#frontend/components/page/empty-state.tsx').then((module) => ({ default: module.EmptyState })),
);
const MapCards = lazy(() => import('./map-cards.tsx').then((module) => ({ default: module.MapCards })));
const Answers = lazy(() => import('./answers.tsx').then((module) => ({ default: module.Answers })));
const ListEnd = lazy(() => import('./list-end.tsx').then((module) => ({ default: module.ListEnd })));
const ListRemarks = lazy(() => import('./list-remarks.tsx').then((module) => ({ default: module.ListRemarks })));
const CardSkeletons = lazy(() => import('./card-skeletons.tsx').then((module) => ({ default: module.CardSkeletons })));
const SpanishLine = lazy(() => import('./beside-list.tsx').then((module) => ({ default: module.SpanishLine })));
const NamedBeside = lazy(() => import('./beside-list.tsx').then((module) => ({ default: module.NamedBeside })));
const OtherSchools = lazy(() => import('./beside-list.tsx').then((module) => ({ default: module.OtherSchools })));
const NothingFound = lazy(() => import('./nothing-found.tsx').then((module) => ({ default: module.NothingFound })));

/** Part of an address, to which the page's first link leads. */
export const RESULTS_ID = 'results';

interface ResultsProps {
  request: SearchRequest;
  answer: SearchResponse | undefined;
  failed: boolean;
  /** A newer answer is on its way; the last one still shows. */
  busy: boolean;
  onRetry: () => void;
  onChange: (request: SearchRequest) => void;
  card: (university: FoundUniversity, index: number) => ReactNode;
  /** What shows in place of cards. */
  table?: ((universities: readonly FoundUniversity[]) => ReactNode) | undefined;
  /** The map stands beside the list or above it. */
  mapped?: boolean;
  /** What to say in place of an empty list; null when the usual applies. */
  instead?: ReactNode;
}

export function Results({
  request,
  answer,
  failed,
  busy,
  onRetry,
  onChange,
  card,
  table,
  mapped = false,
  instead = null,
}: ResultsProps) {
  const headingId = useId();
  const grid = (cards: ReactNode) =>
    mapped ? (
      <Suspense fallback={<Box minH="100vh" />}>
        <MapCards busy={busy}>{cards}</MapCards>
      </Suspense>
    ) : (
      <CardGrid busy={busy}>{cards}</CardGrid>
    );
  const addressOf = (page: number) => paths.search(addressOfRequest({ ...request, page }));
  return (
    <Section
      id={RESULTS_ID}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-busy={busy}
      minW="0"
      outline="none"
      // Under the bar that stays at the top of the window.
      scrollMarginTop={{ base: '14', md: '16' }}
    >
      <Box as="h2" id={headingId} srOnly>
        {words.results}
      </Box>
      {!failed && answer?.inSpanish ? (
        <Suspense>
          <SpanishLine />
        </Suspense>
      ) : null}
      {!failed && answer && saysSomething(answer) ? (
        <Suspense>
          <Answers request={request} answer={answer} />
        </Suspense>
      ) : null}
      {!failed && answer && (answer.gone || answer.outside) ? (
        <Suspense>
          <NamedBeside answer={answer} />
        </Suspense>
      ) : null}
      {!failed && answer?.total === 0 ? others(request, answer) : null}
      <Suspense fallback={<Box minH="100vh" />}>
        {failed ? (
          <Failed title={words.failed} again={words.tryAgain} onAgain={onRetry} />
        ) : answer === undefined ? (
          // As high as the window, so that the footer is not drawn where the list comes.
          <Box minH="100vh">
            <CardSkeletons />
          </Box>
        ) : answer.total === 0 ? (
          (instead ??
          (isAnswered(answer) ? null : <NothingFound request={request} answer={answer} onChange={onChange} />))
        ) : answer.universities.length === 0 ? (
          <EmptyState
            title={words.pastEnd(answer.page, answer.totalPages)}
            actions={<ButtonLink to={addressOf(answer.totalPages)}>{words.toLastPage}</ButtonLink>}
          />
        ) : (
          <>
            <Suspense>
              <ListRemarks request={request} answer={answer} />
            </Suspense>
            {table === undefined
              ? grid(
                  withoutShared(answer.universities).map((university, index) => (
                    <li key={university.id}>{card(university, index)}</li>
                  )),
                )
              : table(answer.universities)}
            {others(request, answer)}
            <Suspense>
              <ListEnd request={request} answer={answer} addressOf={addressOf} />
            </Suspense>
          </>
        )}
      </Suspense>
    </Section>
  );
}

/** Cards of schools that all answer for one reason are without it: the filters over the list say it once. */
function withoutShared(universities: readonly FoundUniversity[]): readonly FoundUniversity[] {
  const reasons = new Set(universities.map(({ why }) => JSON.stringify(why)));
  return universities[1] && reasons.size < 2
    ? universities.map((university) => ({ ...university, why: [] }))
    : universities;
}

/** Schools that the list leaves out or puts last: under it, so that the first result is seen at once. */
function others(request: SearchRequest, answer: SearchResponse): ReactNode {
  const { otherKinds, onlineNear, deadlines, withoutValue } = answer;
  if (!otherKinds && !onlineNear && !deadlines && withoutValue === 0) return null;
  return (
    <Suspense>
      <OtherSchools request={request} answer={answer} />
    </Suspense>
  );
}
