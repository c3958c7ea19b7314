/** The search as the judge of wishes asks it, and the plainest rival: names alone. */
import { searchQuery } from '#schema/api/search.ts';
import { SCHOOLS_OF_GROUPS } from '#data/lexicons/school-groups.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { readWish } from '#worker/search/wishes/read-wish.ts';
import { type Dataset, readBelongings } from '../catalogue.ts';

export interface Answer {
  /** The first ten. */
  ids: number[];
  /** How the line was understood, in a word or two a span; undefined where it was not read. */
  reading: string | undefined;
}
export type Ask = (text: string) => Answer;

const EMPTY = searchQuery.parse({});

/** The site's search over a catalogue. */
export function openEngine(dataset: Dataset): Ask {
  const taught = [...readBelongings().programs].map(([id, programs]) => ({ id, programs }));
  const snapshot = openSnapshot(buildSnapshot({ ...dataset, programs: taught, groups: SCHOOLS_OF_GROUPS }));
  const programs = openProgramSnapshot(
    buildProgramSnapshot({ ...dataset, programs: taught, cipTitles: {}, provenance: {} }),
  );
  return (search) => ({
    ids: searchUniversities(snapshot, { ...EMPTY, search, limit: 10 }, programs).ids,
    reading: (readWish(snapshot, search)?.spans ?? []).map(({ label }) => label).join(' · '),
  });
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
    if (words.length === 0) return { ids: [], reading: undefined };
    const found = new Set<number>();
    for (const { id, name } of names) if (words.every((word) => name.includes(word))) found.add(id);
    return { ids: [...found].slice(0, 10), reading: undefined };
  };
}
