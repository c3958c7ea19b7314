/** "Was this helpful?": sent once, and remembered on this device that it was. */
import { ApiError, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { readStored, writeStored } from '#frontend/lib/storage/storage.ts';

const KEY = 'help-votes';
/** More articles than there are: an older list cannot grow without end. */
const VOTES_MAX = 100;

export type HelpAnswer = 'yes' | 'no';
/** What became of it; the words for each are the article's. */
export type VoteOutcome = 'done' | 'tooOften' | 'failed';

const articlesOf = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;

/** Whether somebody on this device has answered for an article, "search/advanced-filters" say. */
export function hasVoted(article: string): boolean {
  return readStored(KEY, articlesOf, []).includes(article);
}

export async function sendVote(article: string, answer: HelpAnswer): Promise<VoteOutcome> {
  try {
    await callApi(endpoints.helpVote, { body: { article, answer } });
  } catch (error) {
    return error instanceof ApiError && error.status === 429 ? 'tooOften' : 'failed';
  }
  writeStored(KEY, [article, ...readStored(KEY, articlesOf, [])].slice(0, VOTES_MAX));
  return 'done';
}
