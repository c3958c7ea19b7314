/** Queries for saved searches, and when what they find last changed. */
import { and, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import { savedSearches } from '#schema/db/accounts.ts';
import { datasetChanges } from '#schema/db/jobs.ts';
import { bytesOf, storedBytes, textsFit } from './account-quota.ts';
import { type Guard, readAs, type SignedIn, writeAs } from './as-user.ts';
import { type Reader, readTogether } from './read.ts';

/** SQLite's own number of a row, for the order of those saved in one moment. */
const ROW = sql<number>`${savedSearches}.rowid`;

const columns = {
  id: savedSearches.id,
  name: savedSearches.name,
  query: savedSearches.query,
  seenIds: savedSearches.seenIds,
  seenAt: savedSearches.seenAt,
  createdAt: savedSearches.createdAt,
};
export interface SavedSearchRow {
  id: string;
  name: string;
  query: string;
  seenIds: string;
  seenAt: number;
  createdAt: number;
}

const own = ({ userId }: SignedIn, id: string) =>
  and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)) as SQL;
const isOwn = (session: SignedIn, id: string): Guard => ({
  holds: sql`exists (select 1 from ${savedSearches} where ${own(session, id)})`,
  otherwise: 'unknown-search',
});
/** One row of the index. */
const newestChange = (reader: Reader) => reader.db.select({ at: max(datasetChanges.detectedAt) }).from(datasetChanges);

/**
 * The saved searches, newest first, those after one or one by its id; and when a university last changed (0: none ever
 * did).
 */
export async function readSavedSearches(
  reader: Reader,
  session: SignedIn,
  { id, after }: { id?: string; after?: [createdAt: number, row: number] | undefined },
): Promise<{ rows: (SavedSearchRow & { row: number })[]; newestChange: number }> {
  const rest = after && sql`(${savedSearches.createdAt}, ${ROW}) < (${after[0]}, ${after[1]})`;
  const [rows, newest] = await readAs(reader, session, [
    reader.db
      .select({ ...columns, row: ROW.as('row') })
      .from(savedSearches)
      .where(id === undefined ? and(eq(savedSearches.userId, session.userId), rest) : own(session, id))
      .orderBy(desc(savedSearches.createdAt), desc(ROW)),
    newestChange(reader),
  ] as const);
  return { rows, newestChange: newest[0]?.at ?? 0 };
}

/** When each university that ever changed did so last. */
export async function readLatestChanges(reader: Reader): Promise<Map<number, number>> {
  const [rows] = await readTogether(
    reader,
    [
      reader.db
        .select({ universityId: datasetChanges.universityId, at: max(datasetChanges.detectedAt) })
        .from(datasetChanges)
        .groupBy(datasetChanges.universityId),
    ] as const,
    reader.config.deadlines.export,
  );
  return new Map(rows.map(({ universityId, at }) => [universityId, at ?? 0]));
}

/** Adds a search; one of the same query gets the name. Throws Failure `limit-reached`. */
export async function saveSearch(
  reader: Reader,
  session: SignedIn,
  search: SavedSearchRow,
  most: number,
): Promise<{ row: SavedSearchRow; newestChange: number }> {
  const { userId } = session;
  const [rows, newest] = await writeAs(
    reader,
    session,
    [
      reader.db
        .insert(savedSearches)
        .values({ ...search, userId })
        .onConflictDoUpdate({ target: [savedSearches.userId, savedSearches.query], set: { name: search.name } })
        .returning(columns),
      newestChange(reader),
    ] as const,
    {
      guards: [
        {
          holds: sql`exists (select 1 from ${savedSearches} where ${savedSearches.userId} = ${userId} and ${savedSearches.query} = ${search.query}) or (select count(*) from ${savedSearches} where ${savedSearches.userId} = ${userId}) < ${most}`,
          otherwise: 'limit-reached',
          reason: 'searches-full',
        },
        // What it finds when it is seen again is noted whatever there is room for: nobody can do anything about it.
        textsFit(session, {
          before: sql`select ${storedBytes(savedSearches.name)} + ${storedBytes(savedSearches.query)} + ${storedBytes(savedSearches.seenIds)}
            from ${savedSearches} where ${savedSearches.userId} = ${userId} and ${savedSearches.query} = ${search.query}`,
          after: sql`${bytesOf(search.name) + bytesOf(search.query) + bytesOf(search.seenIds)}`,
        }),
      ],
    },
  );
  return { row: rows[0] as SavedSearchRow, newestChange: newest[0]?.at ?? 0 };
}

/** Throws Failure `unknown-search`. */
export async function changeSearch(
  reader: Reader,
  session: SignedIn,
  id: string,
  change: Partial<Pick<SavedSearchRow, 'name' | 'seenIds' | 'seenAt'>>,
): Promise<SavedSearchRow> {
  const [rows] = await writeAs(
    reader,
    session,
    [reader.db.update(savedSearches).set(change).where(own(session, id)).returning(columns)] as const,
    { guards: [isOwn(session, id)] },
  );
  return rows[0] as SavedSearchRow;
}

/** Throws Failure `unknown-search`. */
export async function removeSearch(reader: Reader, session: SignedIn, id: string): Promise<void> {
  await writeAs(reader, session, [reader.db.delete(savedSearches).where(own(session, id))] as const, {
    guards: [isOwn(session, id)],
  });
}
