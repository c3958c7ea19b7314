/**
 * LRU cache of cards that an isolate has read lately: another question about the same universities then reads only
 * those it does not hold. They belong to the dataset they were read with and go when another takes its place.
 */
import type { DatasetStore } from '#worker/cache/loaded-dataset.ts';

/** Cards held, some 2 kB each; an isolate has 128 MB. */
export const CARD_CACHE_SIZE = 4_000;
/** Longest list that is held: an export must not push out what many people look at. */
export const CACHED_LIST_MAX = 100;

/** The cards of a list, by id: what the isolate holds of it, and then what `read` answers for the others. */
export async function throughCardCache<Card extends { id: number }>(
  isolate: { readonly dataset: DatasetStore },
  version: string,
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Card[]>,
): Promise<Map<number, Card>> {
  const { held } = isolate.dataset;
  if (held?.version !== version || ids.length > CACHED_LIST_MAX) return byId(await read(ids));
  const cards = held.cards as Map<number, Card>;
  const found = new Map<number, Card>();
  for (const id of ids) {
    const card = cards.get(id);
    if (card) found.set(id, card);
  }
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) for (const card of await read(missing)) found.set(card.id, card);
  // Those just used become the newest; the least recently used are dropped.
  for (const [id, card] of found) {
    cards.delete(id);
    cards.set(id, card);
  }
  for (const oldest of cards.keys()) {
    if (cards.size <= CARD_CACHE_SIZE) break;
    cards.delete(oldest);
  }
  return found;
}

function byId<Card extends { id: number }>(cards: readonly Card[]): Map<number, Card> {
  return new Map(cards.map((card) => [card.id, card]));
}
