/**
 * Loader of personal prices, by ids and batched, so that pages and lists stay the same for everybody. The latest are
 * kept with what was said, and show again without a network.
 */
import { type QueryClient, queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { SITUATION, showsOwnAtom, toldAtom } from '#frontend/lib/storage/own-situation.ts';
import { readStored, removeStored, writeStored } from '#frontend/lib/storage/storage.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { COPIES_PREFIX } from '#frontend/service-worker/protocol.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { PRICES_MAX } from '#schema/domain/site/limits.ts';
import { type PersonalSituation, personalSituationOf } from '#schema/domain/situation/personal-situation.ts';
import {
  canonicalSituation,
  type Home,
  isTold,
  parametersOfSituation,
  SITUATION_PARAMETERS,
  type Situation,
} from '#schema/domain/situation/situation.ts';
import { callApi } from './client.ts';

const OWN_PRICE = 'own-price';
/** Storage: the latest prices, for one situation. */
const OWN_PRICES = 'own-prices';
/** Parameters of a question that say something of who asks it. */
const ASKER_PARAMETERS = [...SITUATION_PARAMETERS, 'nearPlace'];
/** Milliseconds in which the cards of a list ask for theirs. */
const TOGETHER = 20;

/** What was said, as the address of a question; equal situations have equal texts. Null when nobody is to be asked. */
export function askedOf(situation: Situation | null): string | null {
  if (situation === null || !isTold(situation)) return null;
  return new URLSearchParams(parametersOfSituation(canonicalSituation(situation))).toString();
}

/** What somebody said, read with care; null when nothing was. */
export function useSituation(): PersonalSituation | null {
  return personalSituationOf(useAtomValue(toldAtom));
}

/** Where the visitor lives; null where it was not said, and before hydration, since the Worker draws for anyone. */
export function useHome(): Home | null {
  const home = useSituation()?.home ?? null;
  return useHydrated() ? home : null;
}

/** The parameters of a question that is to be answered with prices of one's own; null while published ones are wanted. */
export function useAskedSituation(): Readonly<Record<string, string>> | null {
  const shown = useAtomValue(showsOwnAtom);
  const asked = askedOf(useSituation());
  return shown && asked !== null ? Object.fromEntries(new URLSearchParams(asked)) : null;
}

interface Waiting {
  ids: Set<number>;
  answer: Promise<ReadonlyMap<number, YourPrice>>;
}
const waiting = new Map<string, Waiting>();

/** Prices of these ids in as few questions as may be. Throws what callApi throws. */
async function fetchPrices(asked: string, ids: Iterable<number>): Promise<ReadonlyMap<number, YourPrice>> {
  const sorted = [...ids].sort((a, b) => a - b);
  const prices = new Map<number, YourPrice>();
  for (let at = 0; at < sorted.length; at += PRICES_MAX) {
    const query = {
      ids: sorted.slice(at, at + PRICES_MAX).join(','),
      ...Object.fromEntries(new URLSearchParams(asked)),
    };
    const answer = await callApi(endpoints.universityPrices, { query: query as never });
    for (const { id, yourPrice } of answer.prices) prices.set(id, yourPrice);
  }
  return prices;
}

/** The same of the visitor, stored for later. */
async function ask(asked: string, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, YourPrice>> {
  const prices = await fetchPrices(asked, ids);
  keep(asked, prices);
  return prices;
}

async function priceOf(asked: string, id: number): Promise<YourPrice | null> {
  let together = waiting.get(asked);
  if (!together) {
    const ids = new Set<number>();
    const answer = new Promise((done) => setTimeout(done, TOGETHER)).then(() => {
      waiting.delete(asked);
      return ask(asked, ids);
    });
    together = { ids, answer };
    waiting.set(asked, together);
  }
  together.ids.add(id);
  return (await together.answer).get(id) ?? null;
}

interface StoredPrices {
  asked: string;
  /** Oldest first. */
  prices: [id: number, price: YourPrice][];
}

const accept = (value: unknown): StoredPrices | null => {
  const { asked, prices } = (value ?? {}) as Partial<StoredPrices>;
  const whole = Array.isArray(prices) && prices.every((one) => Array.isArray(one) && Array.isArray(one[1]?.parts));
  return typeof asked === 'string' && whole ? { asked, prices } : null;
};

/** What was read last: the same objects each time, or each render of a card would ask for another. */
let held: { asked: string; prices: ReadonlyMap<number, YourPrice> } | null = null;

function storedFor(asked: string): ReadonlyMap<number, YourPrice> {
  if (held?.asked !== asked) {
    const stored = readStored<StoredPrices | null>(OWN_PRICES, accept, null);
    held = { asked, prices: new Map(stored?.asked === asked ? stored.prices : []) };
  }
  return held.prices;
}

/** Whether somebody wants this kept here: what a line of a search said of them is not. */
const isKept = (asked: string): boolean =>
  askedOf(
    personalSituationOf(readStored<object | null>(SITUATION, (value) => (value ? Object(value) : null), null)),
  ) === asked;

function keep(asked: string, prices: ReadonlyMap<number, YourPrice>): void {
  const all = new Map(storedFor(asked));
  for (const [id, price] of prices) {
    all.delete(id);
    all.set(id, price);
  }
  const latest = [...all].slice(-PRICES_MAX);
  held = { asked, prices: new Map(latest) };
  if (isKept(asked)) writeStored(OWN_PRICES, { asked, prices: latest } satisfies StoredPrices);
}

function priceQuery(asked: string | null, shown: boolean, id: number | null) {
  return queryOptions({
    queryKey: [OWN_PRICE, asked, id],
    queryFn: asked === null || id === null ? skipToken : () => priceOf(asked, id),
    enabled: shown,
    placeholderData: () => (asked === null || id === null ? undefined : storedFor(asked).get(id)),
    // The published price stands in its place: nothing is said in the status line.
    meta: { frame: true },
  });
}

export interface OwnPrice {
  /** Undefined while it is on its way; null when it could not be had. */
  price: YourPrice | null | undefined;
}

/** What a year at a school would cost the visitor; null when they said nothing or want the published prices. */
export function useOwnPrice(id: number | null): OwnPrice | null {
  const shown = useAtomValue(showsOwnAtom);
  const asked = askedOf(useSituation());
  const { data, isError } = useQuery(priceQuery(asked, shown, id));
  if (!shown || asked === null || id === null) return null;
  return { price: data ?? (isError ? (storedFor(asked).get(id) ?? null) : data) };
}

/** The same of several schools: those that are there. */
export function useOwnPrices(ids: readonly number[]): ReadonlyMap<number, YourPrice> {
  const shown = useStoredAtom(showsOwnAtom, false);
  const asked = askedOf(useSituation());
  const answers = useQueries({ queries: ids.map((id) => priceQuery(asked, shown, id)) });
  const prices = new Map<number, YourPrice>();
  if (!shown || asked === null) return prices;
  for (const [at, id] of ids.entries()) {
    const price = answers[at]?.data ?? storedFor(asked).get(id);
    if (price) prices.set(id, price);
  }
  return prices;
}

/** Prices for somebody else than the visitor, by what `askedOf` makes of their situation. Nothing of them is stored. */
export function pricesForQuery(asked: string, ids: readonly number[]) {
  return queryOptions({
    queryKey: [OWN_PRICE, asked, 'of', ids.join(',')],
    queryFn: () => fetchPrices(asked, ids),
    enabled: ids.length > 0,
  });
}

/** Forgets what was asked for somebody: prices here, and the service worker's copies whose address says who asked. */
export async function forgetAsked(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: [OWN_PRICE] });
  held = null;
  removeStored(OWN_PRICES);
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith(COPIES_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { searchParams } = new URL(url);
      if (ASKER_PARAMETERS.some((one) => searchParams.has(one))) await cache.delete(url);
    }
  }
}

/** The schools of a list of which the visitor's price is known, each with it. */
export const pricedSchools = (schools: readonly UniversityCard[]) =>
  schools.flatMap((school) => {
    const price = school.yourPrice;
    return price?.amount == null ? [] : [{ school, price: { ...price, amount: price.amount } }];
  });
