/** Hydrates the query cache with the answers that the Worker writes into the page. */

import type { Contact } from '#schema/domain/account/contact.ts';
import { PAGE_SIZE } from '#schema/domain/site/limits.ts';
import { addressOf, type CallInput, type QueryValue, type ResponseOf } from './client.ts';
import type { PageEndpoint } from './endpoints.ts';

/** An answer of the API that a page shows at once; data that are null say that there is no such thing. */
export interface InitialAnswer {
  endpoint: string;
  params?: Record<string, string | number>;
  /** The query as text, in any order. */
  query?: string;
  data: unknown;
}

interface Written {
  entries: readonly InitialAnswer[];
  /** The day the page was rendered on, YYYY-MM-DD; null where no page was. */
  today: string | null;
  /** How the people behind the site are reached; absent where nothing is set. */
  contact?: Contact | undefined;
}

const NOTHING: Written = { entries: [], today: null };

let written: Written | undefined;

function readWritten(): Written {
  const text = document.getElementById('initial-data')?.textContent;
  if (!text) return NOTHING;
  try {
    const { entries, today, contact } = JSON.parse(text) as { entries?: unknown; today?: unknown; contact?: Contact };
    return {
      entries: Array.isArray(entries) ? (entries as InitialAnswer[]) : [],
      today: typeof today === 'string' ? today : null,
      contact,
    };
  } catch (error) {
    console.warn("The page's first data cannot be read", error);
    return NOTHING;
  }
}

/** In the Worker: the answers of the page that is rendered next, in place of those written into a page. */
export function hydrateQueryCache(answers: readonly InitialAnswer[], contact?: Contact): void {
  written = { entries: answers, today: null, contact };
}

/** The day the page was rendered on, YYYY-MM-DD; null where the Worker rendered none. */
export function renderDate(): string | null {
  written ??= readWritten();
  return written.today;
}

/** How the people behind the site are reached, as the operator has set it; a page kept without a network knows of nothing. */
export function siteContact(): Contact | undefined {
  written ??= readWritten();
  return written.contact;
}

/** What a parameter means when it is left out. */
const DEFAULTS: Record<string, string> = {
  page: '1',
  limit: String(PAGE_SIZE),
  sortOrder: 'asc',
  religiousAffiliation: 'any',
};

/** A query in one form: its order, empty parameters and defaults that are spelled out do not matter. */
export function canonicalQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)]
    .map(([name, value]) => [name, value.normalize('NFC').replace(/\s+/g, ' ').trim()] as const)
    .filter(([name, value]) => value !== '' && DEFAULTS[name] !== value)
    .map((pair) => pair.join('='));
  return pairs.sort().join('&');
}

function sameParams(a: Record<string, string | number> = {}, b: Record<string, string | number> = {}): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => String(a[name]) === String(b[name]));
}

/**
 * The answer to this call if the page brought it along. It is taken as it is: the Worker that wrote it and this script
 * are of one release.
 */
export function initialDataFor<E extends PageEndpoint>(
  endpoint: E,
  input: CallInput<unknown> = {},
): ResponseOf<E> | undefined {
  written ??= readWritten();
  const entry = written.entries.find(
    (one) =>
      one.endpoint === endpoint.name &&
      sameParams(one.params, input.params) &&
      // Last, as it takes longest: an endpoint is hardly ever among them twice.
      canonicalQuery(one.query ?? '') ===
        canonicalQuery(addressOf({ path: '' }, {}, input.query as Record<string, QueryValue>).slice(1)),
  );
  return entry?.data as ResponseOf<E> | undefined;
}
