/**
 * Search libraries, each set up as its documentation advises for names that people mistype: by prefix and with slips,
 * accents folded, the name before the place. What could be chosen either way was tried on the benchmark's own queries
 * of another seed, and what found more was kept.
 */
import { rival } from './install.ts';

/** One name of a university; several may be the same university's. */
export interface IndexedName {
  id: number;
  name: string;
  city: string;
  /** City and state. */
  place: string;
}

/** Ids of universities, the best first, each once. */
export type FindIds = (text: string) => number[];

export interface Library {
  name: string;
  /** It takes so long that it is asked only every so many of the queries, over the catalogue or ten times that. */
  sampled?: { small: number; large: number };
  open: (names: readonly IndexedName[]) => Promise<FindIds>;
}

/** Ids shown of what a library found. */
const SHOWN = 10;
/** Names asked of a library: more than shown, for several may belong to one university. */
const ASKED = 40;

function firstIds(names: readonly IndexedName[], found: Iterable<number>): number[] {
  const ids = new Set<number>();
  for (const at of found) {
    const id = names[at]?.id;
    if (id !== undefined) ids.add(id);
    if (ids.size === SHOWN) break;
  }
  return [...ids];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface MiniSearchModule {
  default: new (
    options: object,
  ) => {
    addAll(documents: readonly object[]): void;
    search(text: string, options?: object): { id: number }[];
  };
}

const miniSearch: Library = {
  name: 'MiniSearch',
  async open(names) {
    const { default: MiniSearch } = await rival<MiniSearchModule>('minisearch');
    const index = new MiniSearch({
      fields: ['name', 'place'],
      processTerm: (term: string) => folded(term).replace(/['’]/g, '') || null,
      searchOptions: {
        boost: { name: 4 },
        // What is being typed is the last word.
        prefix: (_term: string, at: number, terms: readonly string[]) => at === terms.length - 1,
        fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
        maxFuzzy: 2,
      },
    });
    index.addAll(names.map(({ name, place }, id) => ({ id, name, place })));
    return (text) => {
      // All words first, any of them when that finds nothing.
      const all = index.search(text, { combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(text);
      return firstIds(
        names,
        found.map(({ id }) => id),
      );
    };
  },
};

interface FuseModule {
  default: new (
    documents: readonly object[],
    options: object,
  ) => { search(text: string, options: { limit: number }): { refIndex: number }[] };
}

const fuse: Library = {
  name: 'Fuse.js',
  sampled: { small: 2, large: 4 },
  async open(names) {
    const { default: Fuse } = await rival<FuseModule>('fuse.js');
    const [all, any] = ['all', 'any'].map(
      (tokenMatch) =>
        new Fuse(names, {
          keys: [
            { name: 'name', weight: 3 },
            { name: 'place', weight: 1 },
          ],
          useTokenSearch: true,
          tokenMatch,
          ignoreDiacritics: true,
          threshold: 0.3,
        }),
    );
    return (text) => {
      const ask = (index: typeof all) => index?.search(text, { limit: ASKED }).map(({ refIndex }) => refIndex) ?? [];
      const found = ask(all);
      return firstIds(names, found.length > 0 ? found : ask(any));
    };
  },
};

interface UFuzzyModule {
  default: (new (
    options: object,
  ) => {
    search(
      haystack: readonly string[],
      needle: string,
      outOfOrder: number,
      infoThresh: number,
    ): [number[] | null, { idx: number[] } | null, number[] | null];
  }) & { latinize(texts: readonly string[]): string[] };
}

const uFuzzy: Library = {
  name: 'uFuzzy',
  async open(names) {
    const { default: UFuzzy } = await rival<UFuzzyModule>('@leeoniya/ufuzzy');
    const haystack = UFuzzy.latinize(names.map(({ name, city }) => `${name} ${city}`));
    const index = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1, interLft: 1 });
    return (text) => {
      const needle = UFuzzy.latinize([text])[0] ?? '';
      const [matched, info, order] = index.search(haystack, needle, 5, 1_000);
      const found = info && order ? order.map((at) => info.idx[at] as number) : (matched ?? []);
      return firstIds(names, found);
    };
  },
};

interface OramaModule {
  create(options: object): unknown;
  insertMultiple(index: unknown, documents: readonly object[], batchSize?: number): unknown;
  search(index: unknown, query: object): { hits: { document: { at: number } }[] };
}

const orama: Library = {
  name: 'Orama',
  sampled: { small: 1, large: 2 },
  async open(names) {
    const { create, insertMultiple, search } = await rival<OramaModule>('@orama/orama');
    const index = create({ schema: { name: 'string', place: 'string' } });
    await insertMultiple(
      index,
      names.map(({ name, place }, at) => ({ id: String(at), name: folded(name), place: folded(place), at })),
      5_000,
    );
    return (text) => {
      const ask = (tolerance: number, threshold: number) =>
        search(index, {
          term: folded(text),
          properties: ['name', 'place'],
          boost: { name: 2 },
          tolerance,
          threshold,
          limit: ASKED,
        }).hits.map(({ document }) => document.at);
      // All words as they are, then with slips, then any of them.
      for (const [tolerance, threshold] of [
        [0, 0],
        [1, 0],
        [1, 1],
      ] as const) {
        const found = ask(tolerance, threshold);
        if (found.length > 0) return firstIds(names, found);
      }
      return [];
    };
  },
};

export const LIBRARIES: readonly Library[] = [miniSearch, fuse, uFuzzy, orama];
