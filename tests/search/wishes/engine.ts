/** The search as the judge of wishes asks it, and the plainest rival: names alone. */
import { searchQuery } from '#schema/api/search.ts';
import { partText } from '#worker/presenters/reading.ts';
import { parseQuery } from '#worker/search/query/parse-query.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch, type Dataset, type openSearch } from '../catalogue.ts';
import type { AboutAsker } from './wish.ts';

export interface Answer {
  /** The first ten. */
  ids: number[];
  /** What the line was taken to say of the asker. */
  about?: AboutAsker;
}
export type Ask = (text: string) => Answer;

export interface Engine {
  ask: Ask;
  /** How a line is understood, a word or two a span. */
  read: (text: string) => string;
}

const EMPTY = searchQuery.parse({});

/** The site's search over the committed dataset, or over another catalogue with the programs of its universities. */
export function openEngine(search: ReturnType<typeof openSearch> = committedSearch()): Engine {
  const { snapshot, programs } = search;
  return {
    ask: (search) => {
      const { ids, reading } = searchUniversities(snapshot, { ...EMPTY, search, limit: 10 }, programs);
      const { home, residence, income } = (reading?.parameters ?? {}) as AboutAsker;
      const said = Object.entries({ home, residence, income }).filter(([, value]) => value !== undefined);
      return { ids, about: Object.fromEntries(said) };
    },
    read: (line) => (parseQuery(snapshot, line)?.spans ?? []).map(partText).join(' · '),
  };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Schools of which a name holds every word that was typed, the shortest name first: how a box for names answers. */
export function namesOnly({ universities, aliases }: Dataset): Ask {
  const names = [...universities, ...aliases]
    .map(({ id, name }) => ({ id, name: plain(name) }))
    .sort((a, b) => a.name.length - b.name.length);
  return (text) => {
    const words = plain(text).split(' ').filter(Boolean);
    if (words.length === 0) return { ids: [] };
    const found = new Set<number>();
    for (const { id, name } of names) if (words.every((word) => name.includes(word))) found.add(id);
    return { ids: [...found].slice(0, 10) };
  };
}
