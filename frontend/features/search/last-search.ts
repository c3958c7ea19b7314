/**
 * What is remembered of a search: its words and filters, without what they say of the person who searches (home,
 * citizenship, income, test scores, where the device is), which is stored only where somebody asks for it.
 */
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type LastSearch, lastSearchAtom } from '#frontend/lib/storage/last-search.ts';
import { language } from '#names/locale.ts';
import type { Reading, ReadSpan } from '#schema/api/search.ts';
import { NOT_AROUND } from './around.ts';
import { chipsOf } from './chips.ts';
import { addressOfRequest, type SearchRequest } from './filters.ts';
import { cut } from './read-request.ts';

const OF_THE_PERSON: ReadonlySet<string> = new Set(['home', 'residence', 'income', 'satScore', 'actScore']);

const isOfThePerson = ({ parameters }: ReadSpan) => Object.keys(parameters).some((name) => OF_THE_PERSON.has(name));

/** The words without those that say something of the person; empty where nothing else was read in them. */
function wordsOf(q: string, reading: Reading | undefined): string {
  if (reading?.as !== 'wish') return q;
  // A place that is also read as one's home stays a place.
  const kept = reading.spans.filter((span) => !isOfThePerson(span));
  const left = reading.spans.filter((span) => isOfThePerson(span) && kept.every(({ from }) => from !== span.from));
  if (left.length === 0) return q;
  return kept.length === 0 ? '' : cut(q, left);
}

/** What of a search is remembered; null where nothing is left to search for. */
export function lastSearchOf(request: SearchRequest, reading: Reading | undefined): LastSearch | null {
  const { filters } = request;
  const q = wordsOf(request.q, reading);
  const asked = {
    ...request,
    q,
    page: 1,
    view: 'list' as const,
    filters: {
      ...filters,
      ...(filters.near === null ? {} : NOT_AROUND),
      home: null,
      residence: null,
      income: null,
      satScore: null,
      actScore: null,
    },
  };
  const chips = chipsOf(asked.filters).map(({ label }) => label);
  const label = [...(q === '' ? [] : [q]), ...chips].join(', ');
  if (label === '') return null;
  return { query: addressOfRequest(asked).toString(), label, language: chips.length === 0 ? null : language };
}

/** Remembers the search of a list that has come. */
export function useRememberSearch(list: { request: SearchRequest; reading: Reading | undefined } | undefined): void {
  const remember = useSetAtom(lastSearchAtom);
  const last = list ? lastSearchOf(list.request, list.reading) : null;
  const same = JSON.stringify(last);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that says something else
  useEffect(() => {
    if (last) remember(last);
  }, [same, remember]);
}
