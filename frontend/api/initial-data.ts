/** The first screen's answers, which the Worker writes into the page so that the SPA need not ask again. */

import type * as z from 'zod/mini';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { PAGE_SIZE } from '#schema/domain/limits.ts';
import { addressOf, type CallInput, type QueryValue } from './client.ts';

interface Entry {
  endpoint: string;
  params?: Record<string, string | number>;
  /** The query as text, in any order. */
  query?: string;
  data: unknown;
}

let entries: Entry[] | undefined;

function readEntries(): Entry[] {
  const text = document.getElementById('initial-data')?.textContent;
  if (!text) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    const list = (parsed as { entries?: unknown }).entries;
    return Array.isArray(list) ? (list as Entry[]) : [];
  } catch (error) {
    console.warn("The page's first data cannot be read", error);
    return [];
  }
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
export function initialDataFor<R extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, R>,
  input: CallInput<unknown> = {},
): z.output<R> | undefined {
  entries ??= readEntries();
  const asked = canonicalQuery(addressOf({ path: '' }, {}, input.query as Record<string, QueryValue>).slice(1));
  const entry = entries.find(
    (one) =>
      one.endpoint === endpoint.name &&
      sameParams(one.params, input.params) &&
      canonicalQuery(one.query ?? '') === asked,
  );
  return entry?.data as z.output<R> | undefined;
}
