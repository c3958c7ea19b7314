/**
 * Pages that were drawn, by address, dataset version and release: in the isolate's memory and in KV, with the admission,
 * the checks and the old ones for a bad hour that answers have (cache/read-through.ts).
 *
 * What is kept is the same for everybody. Whoever draws is handed the canonical address and the dataset, and never the
 * request: no cookie, header or visitor can show in what they make.
 */

import { isFresh } from '#worker/cache/answers.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { type Answer, answerOf, getCached, putCached } from '#worker/cache/memory-cache.ts';
import { CACHE_POLICIES, PAGE_POLICY } from '#worker/cache/policy.ts';
import { type CacheState, readThrough } from '#worker/cache/read-through.ts';
import type { Deps } from '#worker/deps.ts';

/** Which page. Equal keys are the same page to the letter. */
export interface PageKey {
  /** The origin that its absolute addresses begin with. */
  origin: string;
  /** The path with the parameters that the page understands, as `canonicalAddress` has it. */
  address: string;
  /** Which build of the site it belongs to: its markup names the files of that build. */
  release: string;
  /** Whether there is no end of such addresses (free text, free numbers), so that storing them must be earned. */
  unboundedKey: () => boolean;
  /** Whether it is drawn for each who asks, and kept nowhere. */
  uncached?: boolean;
}

/** What a page is drawn from. */
export interface RenderSource extends Pick<PageKey, 'origin' | 'address'> {
  dataset: LoadedDataset;
}

/** A page that was not kept: one that must not be, or that leads elsewhere. */
export interface Uncacheable<Other> {
  uncacheable: Other;
}

export interface CachedPage {
  /** The whole page. */
  text: string;
  /** Its strong entity tag. */
  tag: string;
  state: CacheState;
  /** The same as it is sent. */
  bytes: Uint8Array | string;
}

/** Longest path with its parameters; a longer one is drawn each time. */
export const ADDRESS_MAX = 1_024;

class UncacheablePage extends Error {
  readonly other: unknown;

  constructor(other: unknown) {
    super('not for keeping');
    this.other = other;
  }
}

/**
 * The page under the key, else the one that `draw` makes, which is then kept. `draw` answers the text of a page that all
 * may see, or `{ uncacheable }` with whatever else it comes to (not found, moved), which nobody is given again. It throws
 * Failure `unavailable` when the data cannot be had: then an older page is served, marked STALE, and only where there is
 * none the failure comes through. May run again on a newer dataset.
 */
export async function getOrRenderPage<Other>(
  deps: Deps,
  { origin, address, release, unboundedKey, uncached = false }: PageKey,
  draw: (from: RenderSource) => Promise<string | Uncacheable<Other>>,
): Promise<CachedPage | Uncacheable<Other>> {
  const question = {
    endpoint: `page:${release}`,
    text: `${origin} ${address}`,
    policy: uncached || address.length > ADDRESS_MAX ? CACHE_POLICIES.none : PAGE_POLICY,
    unboundedKey,
    room: deps.isolate.pages,
  };
  try {
    const { answer, state } = await readThrough(deps, question, async (dataset) => {
      const drawn = await draw({ origin, address, dataset });
      if (typeof drawn !== 'string') throw new UncacheablePage(drawn.uncacheable);
      return drawn;
    });
    return served(answer, state);
  } catch (error) {
    if (error instanceof UncacheablePage) return { uncacheable: error.other as Other };
    throw error;
  }
}

/**
 * The same for a page of words, which shows nothing of the dataset: kept in memory alone, for as long as the day is, and
 * there whatever becomes of the data. To have it from KV would take longer than to draw it.
 */
export async function getOrRenderStaticPage<Other>(
  { isolate, clock }: Pick<Deps, 'isolate' | 'clock'>,
  { origin, address, release }: Omit<PageKey, 'unboundedKey'>,
  draw: (from: Pick<PageKey, 'origin' | 'address'>) => Promise<string | Uncacheable<Other>>,
): Promise<CachedPage | Uncacheable<Other>> {
  const { answers } = isolate.pages;
  const name = `words page:${release} ${origin} ${address}`;
  const held = getCached(answers, name);
  if (held && isFresh(held.answer, PAGE_POLICY, clock())) {
    return served(held.answer, 'HIT');
  }
  const madeAt = clock();
  const body = await draw({ origin, address });
  if (typeof body !== 'string') return body;
  const answer = await answerOf({ body, version: release, madeAt });
  if (address.length <= ADDRESS_MAX) putCached(answers, name, { answer, offered: true });
  return served(answer, 'MISS');
}

function served({ body, bytes, tag }: Answer, state: CacheState): CachedPage {
  return { text: body, bytes: bytes ?? body, tag, state };
}
