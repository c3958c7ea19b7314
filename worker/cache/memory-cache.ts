/**
 * LRU cache of the answers an isolate has served lately: what many people ask within minutes costs neither a read of KV
 * nor a trip to D1 nor the hashing of either. Bounded in size; the least recently used is dropped.
 */
import { entityTag } from './digest.ts';

/** An answer to everyone who asks the same. */
export interface Answer {
  body: string;
  tag: string;
  /** Version of the dataset it was made from. */
  version: string;
  /** When it was made, in milliseconds. */
  madeAt: number;
  /** The body as it is sent (`answerOf`): encoding it for each request would cost more than the rest of a cached answer. */
  bytes?: Uint8Array;
}

const encoder = new TextEncoder();

/** An answer with its tag; its text is encoded once, for the tag and for everyone it is sent to. */
export async function answerOf({ body, version, madeAt }: Omit<Answer, 'tag' | 'bytes'>): Promise<Answer> {
  const bytes = encoder.encode(body);
  return { body, bytes, tag: await entityTag(version, bytes), version, madeAt };
}

/** Characters of answers held in all, three bytes each at most with what is held as it is sent; an isolate has 128 MB. */
export const MEMORY_CACHE_SIZE = 6_000_000;
/** Longest answer that is held, in characters: one export must not push out a hundred lists. */
export const CACHED_ANSWER_MAX = 200_000;

/** How much is held, in characters: in all, and of one. */
export interface CacheBounds {
  most: number;
  longest: number;
}

const ANSWER_BOUNDS: CacheBounds = { most: MEMORY_CACHE_SIZE, longest: CACHED_ANSWER_MAX };
/** A page holds its answers' text besides its markup. */
export const PAGE_BOUNDS: CacheBounds = { most: 12_000_000, longest: 500_000 };

export interface CachedAnswer {
  answer: Answer;
  /** Whether it came from KV, or was offered to it. */
  offered: boolean;
}

export interface MemoryCache {
  /** In order of last use, oldest first. */
  answers: Map<string, CachedAnswer>;
  size: number;
  bounds: CacheBounds;
}

export function emptyMemoryCache(bounds: CacheBounds = ANSWER_BOUNDS): MemoryCache {
  return { answers: new Map(), size: 0, bounds };
}

/** The answer under `key`, which counts as used now. */
export function getCached({ answers }: MemoryCache, key: string): CachedAnswer | undefined {
  const held = answers.get(key);
  if (held) {
    answers.delete(key);
    answers.set(key, held);
  }
  return held;
}

/** Holds an answer under `key` in place of the one before. */
export function putCached(store: MemoryCache, key: string, held: CachedAnswer): void {
  forget(store, key);
  if (held.answer.body.length > store.bounds.longest) return;
  store.answers.set(key, held);
  store.size += sizeOf(key, held);
  for (const oldest of store.answers.keys()) {
    if (store.size <= store.bounds.most) return;
    forget(store, oldest);
  }
}

function forget(store: MemoryCache, key: string): void {
  const held = store.answers.get(key);
  if (!held) return;
  store.answers.delete(key);
  store.size -= sizeOf(key, held);
}

const sizeOf = (key: string, { answer }: CachedAnswer): number => key.length + answer.body.length;
