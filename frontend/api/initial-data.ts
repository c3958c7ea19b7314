/** The first screen's answers, which the Worker writes into the page so that the SPA need not ask again. */

import type * as z from 'zod/mini';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { rawQueryOf } from '#schema/api/params.ts';
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
const DEFAULTS: Record<string, unknown> = { page: 1, limit: PAGE_SIZE, sortOrder: 'asc', religiousAffiliation: 'any' };

/** A query in one form: parsed by the contract, so that order, defaults and empty parameters do not matter. */
export function canonicalQuery(endpoint: { query?: z.ZodMiniType | undefined }, query: string): string {
  const raw = rawQueryOf(new URLSearchParams(query));
  const parsed = endpoint.query?.safeParse(raw);
  const values = Object.entries((parsed?.success ? parsed.data : raw) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .filter(([name, value]) => DEFAULTS[name] !== value)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(values);
}

function sameParams(a: Record<string, string | number> = {}, b: Record<string, string | number> = {}): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => String(a[name]) === String(b[name]));
}

/** The answer to this call if the page brought it along. */
export function initialDataFor<R extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, R>,
  input: CallInput<unknown> = {},
): z.output<R> | undefined {
  entries ??= readEntries();
  const asked = canonicalQuery(
    endpoint,
    addressOf({ path: '' }, {}, input.query as Record<string, QueryValue>).slice(1),
  );
  const entry = entries.find(
    (one) =>
      one.endpoint === endpoint.name &&
      sameParams(one.params, input.params) &&
      canonicalQuery(endpoint, one.query ?? '') === asked,
  );
  if (!entry || !endpoint.response) return undefined;
  const parsed = endpoint.response.safeParse(entry.data);
  return parsed.success ? parsed.data : undefined;
}
