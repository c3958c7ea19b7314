/** The program finder: words or a field to ask by, and what was found. The address holds the question. */

import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import {
  asksForSomething,
  EMPTY_REQUEST,
  type FinderRequest,
  readRequest,
  writeRequest,
} from '#frontend/content/program-address.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { ACADEMIC_FIELDS } from '#schema/domain/programs/academic-fields.ts';
import { ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import { programFinderWords as words } from '#words/majors/programs.ts';
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

  const chosen = request.field === null ? '' : chosenText(request);
  return (
    <>
      <Heading as="h1" size="xl">
        {words.title}
      </Heading>
      {/* Over what was found a phone has no room for it. */}
      <Text mt="2" maxW="4xl" color="fg.muted" display={{ base: asked ? 'none' : 'block', lg: 'block' }}>
        {words.intro}
      </Text>
      <Box mt={{ base: '4', md: '5' }} maxW="2xl">
        <WordsForm
          q={request.q}
          searching={searching && request.q !== ''}
          onAsk={(q) => ask({ ...EMPTY_REQUEST, q, levels: [] })}
        />
      </Box>
      {asked ? null : <Examples addressOf={addressOf} />}
      <Box mt="3">
        {/* Shut again at each question. */}
        <Disclosure
          key={text}
          summary={[asked ? words.form.show : words.form.title, chosen].filter(Boolean).join(' · ')}
        >
          <Suspense fallback={<Box minH="24rem" />}>
            <FinderForm request={request} searching={searching && request.field !== null} onAsk={ask} />
          </Suspense>
        </Disclosure>
      </Box>
      {asked ? (
        <Box mt="5">
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
        </Box>
      ) : null}
    </>
  );
}

/** What the form asks for, in a line, while it is shut. */
function chosenText({ field, program, location, levels, onlineOnly }: FinderRequest): string {
  const { form } = words;
  return [
    ACADEMIC_PROGRAMS.find(({ key }) => key === program)?.title ??
      ACADEMIC_FIELDS.find(({ key }) => key === field)?.title,
    location,
    levels.map((level) => form.levels[level]).join(', '),
    onlineOnly ? form.online : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
