/** The list of a search: how many and in which order, the cards, and what to say when there are none. */

import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { FoundUniversity, SearchResponse } from '#schema/api/search.ts';
import { searchWords as words } from '#words/search/search.ts';
import { addressOfRequest, type SearchRequest } from '../filters.ts';
import { CardGrid } from './card-grid.tsx';

// What the first sight of a list does without: it comes when it is due.
const EmptyState = lazy(() =>
  import('#frontend/components/page/empty-state.tsx').then((module) => ({ default: module.EmptyState })),
);
const Answers = lazy(() => import('./answers.tsx').then((module) => ({ default: module.Answers })));
const ListEnd = lazy(() => import('./list-end.tsx').then((module) => ({ default: module.ListEnd })));
const ListRemarks = lazy(() => import('./list-remarks.tsx').then((module) => ({ default: module.ListRemarks })));
const CardSkeletons = lazy(() => import('./card-skeletons.tsx').then((module) => ({ default: module.CardSkeletons })));
const BesideList = lazy(() => import('./beside-list.tsx').then((module) => ({ default: module.BesideList })));
const NothingFound = lazy(() => import('./nothing-found.tsx').then((module) => ({ default: module.NothingFound })));

interface ResultsProps {
  request: SearchRequest;
  answer: SearchResponse | undefined;
  failed: boolean;
  /** A newer answer is on its way; the last one still shows. */
  busy: boolean;
  onRetry: () => void;
  onChange: (request: SearchRequest) => void;
  /** Which prices show, beside the count; that is another's. */
  prices: ReactNode;
  /** What else can be done with the list, beside the count. */
  controls: ReactNode;
  card: (university: FoundUniversity, index: number) => ReactNode;
  /** What shows in place of cards. */
  table?: ((universities: readonly FoundUniversity[]) => ReactNode) | undefined;
  /** Something stands beside the list, so that a wide window has room for one card only. */
  narrow?: boolean;
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
  prices,
  controls,
  card,
  table,
  narrow = false,
  instead = null,
}: ResultsProps) {
  const headingId = useId();
  const addressOf = (page: number) => paths.search(addressOfRequest({ ...request, page }));
  return (
    <Section aria-labelledby={headingId} aria-busy={busy} minW="0">
      <Box as="h2" id={headingId} srOnly>
        {words.results}
      </Box>
      <Wrap alignItems="center" justifyContent="space-between" columnGap="6" rowGap="3" mb={{ base: '1', md: '4' }}>
        {/* As high as the count on two lines, so that nothing moves when one's own prices come. */}
        <Flex
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
          w={{ base: 'full', md: 'auto' }}
          minH="10"
        >
          <Box role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minW="0">
            {countLine(answer, failed)}
          </Box>
          {prices}
        </Flex>
        {controls}
      </Wrap>
      {!failed && answer && saysSomething(answer) ? (
        <Suspense>
          <Answers request={request} answer={answer} />
        </Suspense>
      ) : null}
      {!failed && answer && hasBeside(answer) ? (
        <Suspense>
          <BesideList request={request} answer={answer} />
        </Suspense>
      ) : null}
      <Suspense fallback={<Box minH="100vh" />}>
        {failed ? (
          <div role="alert">
            <EmptyState title={words.failed} actions={<Button onClick={onRetry}>{words.tryAgain}</Button>} />
          </div>
        ) : answer === undefined ? (
          <CardSkeletons />
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
            {table === undefined ? (
              <CardGrid busy={busy} narrow={narrow}>
                {answer.universities.map((university, index) => (
                  <li key={university.id}>{card(university, index)}</li>
                ))}
              </CardGrid>
            ) : (
              table(answer.universities)
            )}
            <Suspense>
              <ListEnd request={request} answer={answer} addressOf={addressOf} />
            </Suspense>
          </>
        )}
      </Suspense>
    </Section>
  );
}

function hasBeside({ gone, outside, otherKinds, onlineNear }: SearchResponse): boolean {
  return gone !== undefined || outside !== undefined || otherKinds !== undefined || onlineNear !== undefined;
}

/** A line that asks for no list and is answered all the same: nothing was looked for, and nothing is missing. */
function isAnswered(answer: SearchResponse): boolean {
  return saysSomething(answer) && answer.reading?.as === 'nothing';
}

function saysSomething({ answers, unknown }: SearchResponse): boolean {
  return answers !== undefined || unknown !== undefined;
}

function countLine(answer: SearchResponse | undefined, failed: boolean): string {
  if (failed) return words.failedCount;
  if (answer === undefined) return words.loading;
  const { page, limit, total, universities } = answer;
  if (universities.length === 0) return isAnswered(answer) ? '' : words.none;
  const from = (page - 1) * limit + 1;
  return words.summary(from, from + universities.length - 1, total);
}
