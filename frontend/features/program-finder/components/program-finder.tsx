/** The program finder: words or a field to ask by, and what was found. The address holds the question. */

import { useEffect, useId, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { FilterIcon } from '#frontend/components/ui/icons.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { programFinderWords as words } from '#words/majors/programs.ts';
import { asksForSomething, EMPTY_REQUEST, type FinderRequest, readRequest, writeRequest } from '../address.ts';
import { usePrograms } from '../queries.ts';
import { Examples, ProgramResults } from './program-results.tsx';
import { WordsForm } from './words-form.tsx';

/** Most ask in words, and what was found does not wait for the form. */
const FinderForm = lazy(() => import('./finder-form.tsx').then((module) => ({ default: module.FinderForm })));

export function ProgramFinder() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  const request = useMemo(() => readRequest(new URLSearchParams(text)), [text]);
  const addressOf = (next: FinderRequest) => writeRequest(search, next);
  const asked = asksForSomething(request);
  const answer = usePrograms(request);
  const { data, isFetching, isPlaceholderData, errorUpdatedAt, isError, refetch } = answer;

  // What a button asked for is told in a toast once its answer is there; an address that is opened is not.
  const [submitted, setSubmitted] = useState<{ address: string } | null>(null);
  const ask = (next: FinderRequest) => {
    const address = addressOf(next);
    setSubmitted({ address });
    setFormWanted(false);
    if (address !== `?${text}`) void navigate(address, KEEP_SCROLL);
    else if (isError) void refetch();
  };
  const settled = asked && !isFetching && !isPlaceholderData;
  const current = submitted !== null && submitted.address === `?${text}`;
  const told = current && settled && data !== undefined;
  useEffect(() => {
    if (!told || data === undefined) return;
    setSubmitted(null);
    showToast(data.total === 0 ? { ...words.foundNone, destructive: true } : words.found(data.total));
  }, [told, data]);
  useEffect(() => {
    if (errorUpdatedAt > 0) showToast({ ...words.error, destructive: true });
  }, [errorUpdatedAt]);

  const searching = asked && isFetching;

  // On a narrow screen the form makes room for the examples and for what was found, and comes when asked for.
  const [formWanted, setFormWanted] = useState(false);
  const formId = useId();
  return (
    <>
      <Heading as="h3" size="lg">
        {words.title}
      </Heading>
      {/* Over what was found a phone has no room for it. */}
      <Text mt="1" color="fg.muted" display={{ base: asked ? 'none' : 'block', lg: 'block' }}>
        {words.intro}
      </Text>
      <Grid
        mt={{ base: '4', md: '5' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '19rem minmax(0, 1fr)' }}
        columnGap="12"
        rowGap="5"
        alignItems="start"
      >
        <div>
          <WordsForm
            q={request.q}
            searching={searching && request.q !== ''}
            onAsk={(q) => ask({ ...EMPTY_REQUEST, q, levels: [] })}
          />
          <Button
            hideFrom="lg"
            mt="3"
            variant="outline"
            size="sm"
            minH="11"
            width="100%"
            aria-expanded={formWanted}
            aria-controls={formId}
            onClick={() => setFormWanted(!formWanted)}
          >
            <FilterIcon boxSize="4.5" />
            {formWanted ? words.form.hide : words.form.show}
          </Button>
          <Box id={formId} display={{ base: formWanted ? 'block' : 'none', lg: 'block' }}>
            <Suspense fallback={<Box minH="46rem" />}>
              <FinderForm request={request} searching={searching && request.field !== null} onAsk={ask} />
            </Suspense>
          </Box>
        </div>
        {asked ? (
          <ProgramResults
            request={request}
            answer={data}
            failed={isError}
            searching={searching}
            arrived={told}
            addressOf={addressOf}
            onRetry={() => void refetch()}
            onSort={(sort) => void navigate(addressOf({ ...request, sort, page: 1 }), KEEP_SCROLL)}
          />
        ) : (
          <Examples addressOf={addressOf} />
        )}
      </Grid>
    </>
  );
}
