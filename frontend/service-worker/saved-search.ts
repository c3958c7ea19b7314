/**
 * Answers from the search that a visitor has saved: a compressed copy in Cache Storage, and an engine that is a script of its
 * own. Both are opened with the first question that the network does not answer.
 */
import type { OfflineSearch, OpenOfflineSearch } from '#schema/api/offline-search.ts';
import type { SearchFacts } from './build-facts.ts';
import { COPIED_AT, type SavedSearch, SEARCH_CACHE } from './protocol.ts';

/** Opened once for each copy; a copy that takes its place, or is removed, has another time or none. */
interface Opened {
  savedAt: string;
  search: Promise<OfflineSearch>;
}

export class SavedSearchAnswers {
  #opened: Opened | undefined;
  readonly #storage: CacheStorage;
  readonly #facts: SearchFacts;
  readonly #loadEngine: () => OpenOfflineSearch;

  /** `loadEngine` may throw where the engine was never saved. */
  constructor(storage: CacheStorage, facts: SearchFacts, loadEngine: () => OpenOfflineSearch) {
    this.#storage = storage;
    this.#facts = facts;
    this.#loadEngine = loadEngine;
  }

  /** Whether the answer at this path may come from a saved search. */
  answers(pathname: string): boolean {
    return this.#facts.paths.includes(pathname);
  }

  /** The answer, marked with the time of the copy; undefined where nothing is saved or it can't be opened. */
  async answer(address: URL, now: number): Promise<Response | undefined> {
    const opened = await this.#open();
    if (!opened) return undefined;
    try {
      const found = await (await opened.search).answer(address.href, new Date(now).toISOString().slice(0, 10));
      if (!found) return undefined;
      const headers = { 'content-type': found.contentType, 'cache-control': 'no-store', [COPIED_AT]: opened.savedAt };
      return new Response(found.body, { status: found.status, headers });
    } catch (error) {
      console.error('The saved search can’t answer', error);
      return undefined;
    }
  }

  /** What is saved, tried by opening it. */
  async describe(): Promise<SavedSearch> {
    const common = { copy: this.#facts.copy, engineBytes: this.#facts.bytes };
    const opened = await this.#open();
    if (!opened) return { ...common, state: (await this.#storage.has(SEARCH_CACHE)) ? 'old' : 'none' };
    const state = await opened.search.then(
      () => 'ready' as const,
      () => 'damaged' as const,
    );
    return { ...common, state, savedAt: opened.savedAt };
  }

  async #open(): Promise<Opened | undefined> {
    // Opening the cache would make one.
    const stored = await this.#storage.match(this.#facts.copy, { cacheName: SEARCH_CACHE });
    const savedAt = stored?.headers.get(COPIED_AT);
    if (!stored || !savedAt) {
      this.#opened = undefined;
      return undefined;
    }
    if (this.#opened?.savedAt !== savedAt) {
      const search = this.#read(stored);
      // Whoever asks hears of it; nobody may be asking yet.
      search.catch(() => undefined);
      this.#opened = { savedAt, search };
    }
    return this.#opened;
  }

  async #read(stored: Response): Promise<OfflineSearch> {
    const open = this.#loadEngine();
    // Gzip has a checksum: bytes that were changed or cut off fail here.
    const bytes = stored.body?.pipeThrough(new DecompressionStream('gzip'));
    return open(new Uint8Array(await new Response(bytes).arrayBuffer()));
  }
}
