/** Searches that a user saved, and what has become of what they find. */
import { rawQueryOf } from '#schema/api/params.ts';
import type { ChangeSearchBody } from '#schema/api/saved-searches.ts';
import { type ExportQuery, exportQuery } from '#schema/api/search.ts';
import { SAVED_SEARCHES_MAX } from '#schema/domain/site/limits.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { AppError } from '#worker/app-error.ts';
import { canonicalExport } from '#worker/cache/canonical-question.ts';
import type { Platform } from '#worker/platform.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import type { Reader } from '#worker/queries/read.ts';
import {
  changeSearch,
  readLatestChanges,
  readSavedSearches,
  removeSearch,
  type SavedSearchRow,
  saveSearch,
} from '#worker/queries/saved-searches.ts';
import { selectUniversities } from '#worker/search/search-universities.ts';
import { packIds, unpackIds } from './packed-ids.ts';
import type { Page } from './pagination.ts';

/** What is searched: programs are had only where a search is for subjects. */
export interface Searched {
  snapshot: Snapshot;
  programs: () => Promise<ProgramSnapshot>;
}

/** A saved search with what it finds now. */
export interface CountedSearch extends Omit<SavedSearchRow, 'seenIds'> {
  total: number;
  newCount: number;
  changedCount: number;
}

/** The search of a page's address: its query in canonical order, and what it asks for. What cannot be read is left out. */
export function searchOfAddress(query: string): { query: string; asked: ExportQuery } {
  const raw = rawQueryOf(new URLSearchParams(query.replace(/^\?/, '')));
  const readable = Object.entries(exportQuery.shape).flatMap(([name, reader]) => {
    const texts = raw[PAGE_NAMES[name] ?? name] ?? [];
    const read = reader.safeParse(texts);
    return read.success ? [[name, read.data] as const] : [];
  });
  const unread = exportQuery.parse({});
  const said: ExportQuery = { ...unread, ...Object.fromEntries(readable) };
  const asked = canonicalExport(said);
  const address = new URLSearchParams();
  for (const name of Object.keys(exportQuery.shape) as (keyof ExportQuery)[]) {
    // Texts stay as they were typed: case counts for nothing when searching, but the page shows them.
    const value = asked[name] === undefined ? undefined : said[name];
    for (const one of Array.isArray(value) && typeof value[0] === 'string' ? value : [value]) {
      if (one !== undefined && String(one) !== '') address.append(PAGE_NAMES[name] ?? name, String(one));
    }
  }
  return { query: address.toString(), asked };
}

/** Parameters that the page names differently from the API. */
const PAGE_NAMES: Partial<Record<string, string>> = { search: 'q' };

/**
 * How much counting one answer may take: a search by words or around a place, which is found by its words, takes some ten
 * times as long as filters. Fifty rare texts take a second; five, and fifty filters, take a tenth of that.
 */
const WORK = { aPage: 50, words: 10, filters: 1 };

/** As many saved searches as may be counted at once, newest first, from the cursor on. */
export async function listSearches(
  reader: Reader,
  session: SignedIn,
  searched: Searched,
  after: [number, number] | undefined,
): Promise<Page<CountedSearch>> {
  const { rows, newestChange } = await readSavedSearches(reader, session, { after });
  let left = WORK.aPage;
  const shown = rows.filter(({ query }) => {
    const { search, nearPlace } = searchOfAddress(query).asked;
    left -= search === undefined && nearPlace === undefined ? WORK.filters : WORK.words;
    return left >= 0;
  });
  const last = shown.at(-1);
  const changes = await changesSince(reader, shown, newestChange);
  return {
    rows: await Promise.all(shown.map(({ row: _, ...search }) => counted(search, searched, changes))),
    next: last && shown.length < rows.length ? `${last.createdAt}-${last.row}` : null,
  };
}

/** Saves a search as it finds now. Throws Failure `limit-reached`. */
export async function addSearch(
  deps: Reader & Pick<Platform, 'random'>,
  session: SignedIn,
  searched: Searched,
  { name, query }: { name: string; query: string },
): Promise<CountedSearch> {
  const now = deps.clock();
  const search = searchOfAddress(query);
  const { row, newestChange } = await saveSearch(
    deps,
    session,
    {
      id: deps.random(),
      name,
      query: search.query,
      seenIds: packIds(await idsOf(search.asked, searched)),
      seenAt: now,
      createdAt: now,
    },
    SAVED_SEARCHES_MAX,
  );
  return counted(row, searched, await changesSince(deps, [row], newestChange));
}

/** Takes a saved search away. */
export function dropSearch(reader: Reader, session: SignedIn, id: string): Promise<void> {
  return removeSearch(reader, session, id);
}

/** Renames a search, or notes that its results were seen. Throws Failure `unknown-search`. */
export async function alterSearch(
  reader: Reader,
  session: SignedIn,
  searched: Searched,
  id: string,
  { name, seen }: ChangeSearchBody,
): Promise<CountedSearch> {
  const { rows, newestChange } = await readSavedSearches(reader, session, { id });
  const [found] = rows;
  if (!found) throw new AppError('unknown-search');
  const row =
    name === undefined && seen === undefined
      ? found
      : await changeSearch(reader, session, id, {
          ...(name === undefined ? {} : { name }),
          ...(seen ? { seenIds: packIds(await idsNow(found, searched)), seenAt: reader.clock() } : {}),
        });
  return counted(row, searched, await changesSince(reader, [row], newestChange));
}

const idsOf = async (asked: ExportQuery, { snapshot, programs }: Searched): Promise<number[]> =>
  selectUniversities(snapshot, asked, asked.subject.length > 0 ? await programs() : undefined);

const idsNow = ({ query }: SavedSearchRow, searched: Searched): Promise<number[]> =>
  idsOf(searchOfAddress(query).asked, searched);

async function counted(
  row: SavedSearchRow,
  searched: Searched,
  changes: ReadonlyMap<number, number>,
): Promise<CountedSearch> {
  const { seenIds, ...search } = row;
  const ids = await idsNow(row, searched);
  const seen = new Set(unpackIds(seenIds));
  const known = ids.filter((id) => seen.has(id));
  return {
    ...search,
    total: ids.length,
    newCount: ids.length - known.length,
    changedCount: known.filter((id) => (changes.get(id) ?? 0) > row.seenAt).length,
  };
}

const NO_CHANGES: ReadonlyMap<number, number> = new Map();

/** For searches that were all seen after the last change there is nothing to read. */
async function changesSince(reader: Reader, searches: readonly SavedSearchRow[], newestChange: number) {
  return searches.some(({ seenAt }) => seenAt < newestChange) ? latestChanges(reader, newestChange) : NO_CHANGES;
}

/** Held by each isolate: changes come with a dataset, and everybody's saved searches ask for them. */
const held = new WeakMap<Reader['isolate'], { newestChange: number; changes: ReadonlyMap<number, number> }>();

async function latestChanges(reader: Reader, newestChange: number): Promise<ReadonlyMap<number, number>> {
  const before = held.get(reader.isolate);
  if (before?.newestChange === newestChange) return before.changes;
  const changes = await readLatestChanges(reader);
  // There is a newest change, so that there are changes: held, an answer that got lost would count none for long.
  if (changes.size === 0) throw new AppError('unavailable');
  held.set(reader.isolate, { newestChange, changes });
  return changes;
}
