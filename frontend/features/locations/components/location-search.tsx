/** Looking for a place: the search field, what it found, and the popular college towns. */

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { ToolFields } from '#frontend/components/forms/tool-fields.tsx';
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Failed } from '#frontend/components/page/failed.tsx';
import { Pagination } from '#frontend/components/page/pagination.tsx';
import { Box, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { SearchIcon } from '#frontend/components/ui/icons.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { useEarlyText } from '#frontend/lib/forms/use-early-text.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import type { LocationsResponse } from '#schema/api/locations.ts';
import { LOCATION_SEARCH_DELAY, TEXT_MAX, TOWNS_PAGE_SIZE } from '#schema/domain/site/limits.ts';
import { locationWords as words } from '#words/places/locations.ts';
import type { ExplorerAddress } from '../address.ts';
import { fetchLocations, useLocations } from '../queries.ts';
import { LocationList, LocationShapes } from './location-list.tsx';
import { useArrival } from './use-arrival.ts';

interface LocationSearchProps {
  address: ExplorerAddress;
  /** Whether one comes back from a town. */
  returned: boolean;
  addressOf: (change: Partial<ExplorerAddress>) => string;
  onChange: (change: Partial<ExplorerAddress>) => void;
}

export function LocationSearch({ address, returned, addressOf, onChange }: LocationSearchProps) {
  const { q } = address;
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, q, setText);
  // Nothing stands below what was looked for before it is there, so that nothing moves when it comes.
  const settled = useLocations(q, address.page).status !== 'pending';
  const { searching, failed, search } = useDelayedSearch((found) => onChange({ q: found, page: 1 }));
  const townAddress = (key: string) => addressOf({ place: key, view: 'universities', townPage: 1 });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (typed !== '') return search(typed);
    showToast(words.empty);
    input.current?.focus();
  };

  return (
    <>
      <Heading as="h1" size="xl">
        {words.title}
      </Heading>
      <Text mt="2" maxW="prose" color="fg.muted">
        {words.intro}
      </Text>
      <Box
        as="form"
        // Works without scripts too.
        {...{ action: toLocalizedPath(paths.resources()) }}
        role="search"
        aria-label={words.title}
        onSubmit={submit}
        mt="5"
        maxW="2xl"
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        gap="3"
      >
        <ToolFields tool="location-explorer" />
        <Box flex="1 1 14rem">
          <TextField
            ref={input}
            name="q"
            label={words.field}
            placeholder={words.placeholder}
            value={text}
            maxLength={TEXT_MAX}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Box>
        <Button type="submit">
          <SearchIcon boxSize="4.5" />
          {words.search}
        </Button>
      </Box>
      <Box role="status" mt="2" minH="6" textStyle="sm" color="fg.muted">
        {searching ? words.searching : null}
      </Box>
      {failed === null ? null : (
        <Box mb="8">
          <Failed title={words.failed} again={words.tryAgain} onAgain={() => search(failed)} />
        </Box>
      )}
      <Box aria-busy={searching} opacity={searching ? '0.55' : '1'} transition="opacity 180ms">
        {q === '' ? null : (
          <Results address={address} returned={returned} addressOf={addressOf} townAddress={townAddress} />
        )}
        {q === '' || settled ? <Popular townAddress={townAddress} returned={returned && q === ''} /> : null}
      </Box>
    </>
  );
}

/** Asks at once and shows no sooner than the delay: the last search counts, and none once one has gone elsewhere. */
function useDelayedSearch(onFound: (text: string) => void) {
  const client = useQueryClient();
  const [searching, setSearching] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const search = (text: string) => {
    run.current += 1;
    const mine = run.current;
    setSearching(true);
    setFailed(null);
    const delay = new Promise((resolve) => setTimeout(resolve, LOCATION_SEARCH_DELAY));
    Promise.all([fetchLocations(client, text), delay]).then(
      ([{ total }]) => {
        if (mine !== run.current) return;
        setSearching(false);
        showToast(total === 0 ? { ...words.none, destructive: true } : words.found(total));
        onFound(text);
      },
      () => {
        if (mine !== run.current) return;
        setSearching(false);
        setFailed(text);
      },
    );
  };
  return { searching, failed, search };
}

interface ResultsProps extends Omit<LocationSearchProps, 'onChange'> {
  townAddress: (key: string) => string;
}

function Results({ address: { q, page }, returned, addressOf, townAddress }: ResultsProps) {
  const { data, isError, refetch } = useLocations(q, page);
  const id = useId();
  const part = useArrival<HTMLElement>(returned);
  return (
    <Section
      ref={part}
      tabIndex={-1}
      aria-labelledby={id}
      mb="12"
      outline="none"
      scrollMarginTop={{ base: '4', md: '20' }}
    >
      <Wrap alignItems="baseline" justifyContent="space-between" columnGap="6" rowGap="1">
        <Heading as="h2" id={id} size="md" overflowWrap="anywhere">
          {words.results(q)}
        </Heading>
        <TextLink to={addressOf({ q: '', page: 1 })} {...KEEP_SCROLL} touch="line" textStyle="sm">
          {words.clear}
        </TextLink>
      </Wrap>
      {data ? (
        <Found q={q} answer={data} addressOf={addressOf} townAddress={townAddress} />
      ) : isError ? (
        <Box mt="4">
          <Failed title={words.failed} again={words.tryAgain} onAgain={() => void refetch()} />
        </Box>
      ) : (
        <LocationShapes />
      )}
    </Section>
  );
}

interface FoundProps extends Pick<ResultsProps, 'addressOf' | 'townAddress'> {
  q: string;
  answer: LocationsResponse;
}

function Found({ q, answer, addressOf, townAddress }: FoundProps) {
  const { locations, total, page, totalPages, radiusMiles, approximate } = answer;
  if (total === 0) {
    return (
      <Box mt="4">
        <EmptyState title={words.noneFor(q)}>{words.none.description}</EmptyState>
      </Box>
    );
  }
  if (locations.length === 0) {
    return (
      <Box mt="4">
        <EmptyState
          title={words.pastEnd}
          actions={<ButtonLink to={addressOf({ page: 1 })}>{words.toFirstPage}</ButtonLink>}
        />
      </Box>
    );
  }
  const from = (page - 1) * TOWNS_PAGE_SIZE + 1;
  return (
    <>
      <Note mt="1" mb="4">
        {approximate ? `${words.approximate(q)} ` : null}
        {words.count(from, from + locations.length - 1, total)}
      </Note>
      <LocationList locations={locations} radiusMiles={radiusMiles} addressOf={townAddress} />
      <Box mt="8">
        <Pagination page={page} totalPages={totalPages} addressOf={(to) => addressOf({ page: to })} />
      </Box>
    </>
  );
}

function Popular({ townAddress, returned }: { townAddress: (key: string) => string; returned: boolean }) {
  const { data, isError, refetch } = useLocations('', 1);
  const id = useId();
  const part = useArrival<HTMLElement>(returned);
  return (
    <Section ref={part} tabIndex={-1} aria-labelledby={id} outline="none" scrollMarginTop={{ base: '4', md: '20' }}>
      <Heading as="h2" id={id} size="md" mb="4">
        {words.popular}
      </Heading>
      {data ? (
        <LocationList locations={data.locations} radiusMiles={data.radiusMiles} addressOf={townAddress} described />
      ) : isError ? (
        <Failed title={words.failed} again={words.tryAgain} onAgain={() => void refetch()} />
      ) : (
        <LocationShapes />
      )}
    </Section>
  );
}
