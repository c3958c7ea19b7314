/** The rows that every server of the benchmarks answers from, and the addresses at which each is asked the same. */
import type { UniversityCard, UniversityRecordView } from '../../../schema/api/university.ts';

/** What the site answers of its catalogue, taken from its own API, so that all send the same JSON. */
export interface RivalRows {
  cards: UniversityCard[];
  records: UniversityRecordView[];
  /** The three nearest of each university. */
  neighbours: { universityId: number; rank: number; neighbourId: number; reasons: string[] }[];
  /** Somebody who is signed in. */
  session: { token: string; user: { id: string; username: string; createdAt: string; bookmarkCount: number } };
}

const PAGE = 500;
const NEAREST = 3;

async function jsonOf<T>(base: URL, path: string): Promise<T> {
  const response = await fetch(new URL(path, base));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

/** Reads the whole catalogue from a running site. */
export async function collectRows(
  base: URL,
  neighboursOf: (id: number) => readonly (readonly [id: number, distance: number, reasons: readonly string[]])[],
): Promise<RivalRows> {
  const cards: UniversityCard[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await jsonOf<{ universities: UniversityCard[]; totalPages: number }>(
      base,
      `/api/universities/search?limit=${PAGE}&page=${page}`,
    );
    cards.push(...answer.universities);
    pages = answer.totalPages;
  }
  const records: UniversityRecordView[] = [];
  for (let at = 0; at < cards.length; at += 16) {
    const some = cards.slice(at, at + 16);
    records.push(
      ...(await Promise.all(
        some.map(({ slug }) => jsonOf<UniversityRecordView>(base, `/api/universities/by-slug/${slug}`)),
      )),
    );
  }
  return {
    cards,
    records,
    neighbours: cards.flatMap(({ id }) =>
      neighboursOf(id)
        .slice(0, NEAREST)
        .map(([neighbourId, , reasons], at) => ({
          universityId: id,
          rank: at + 1,
          neighbourId,
          reasons: [...reasons],
        })),
    ),
    session: {
      token: crypto.randomUUID(),
      user: { id: crypto.randomUUID(), username: 'bench', createdAt: '2026-01-01T00:00:00.000Z', bookmarkCount: 0 },
    },
  };
}
