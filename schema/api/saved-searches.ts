/** Saved searches: the search page's address under a name, and what is new there since it was looked at. */
import * as z from 'zod/mini';
import { SEARCH_NAME_MAX, SEARCH_QUERY_MAX } from '../domain/site/limits.ts';
import { cursor } from './params.ts';
import { nameText, next, time } from './personal.ts';

export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** Query of the search page's address, in canonical order: `/search?{query}` opens it. */
  query: z.string(),
  createdAt: time,
  seenAt: time,
  /** Universities it finds now. */
  total: z.int(),
  /** Of these, how many it did not find when it was last seen. */
  newCount: z.int(),
  /** Of the others, how many have had a figure, their name or their status changed since. */
  changedCount: z.int(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const savedSearchesQuery = z.object({ after: cursor() });

/** Newest first; fewer at a time where counting takes long. */
export const savedSearchesResponse = z.object({ searches: z.array(savedSearch), next });
export type SavedSearchesResponse = z.infer<typeof savedSearchesResponse>;

const QUERY = `must be the query of a search page's address, of at most ${SEARCH_QUERY_MAX.toLocaleString('en-US')} characters`;

export const saveSearchBody = z.object({
  name: nameText(SEARCH_NAME_MAX),
  query: z.string(QUERY).check(z.maxLength(SEARCH_QUERY_MAX, QUERY)),
});
export const changeSearchBody = z.object({
  name: z.optional(nameText(SEARCH_NAME_MAX)),
  seen: z.optional(z.literal(true, 'must be true')),
});
export type ChangeSearchBody = z.infer<typeof changeSearchBody>;
