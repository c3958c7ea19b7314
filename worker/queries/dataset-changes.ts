/** Finds what a new dataset changed, page by page, and who is notified. */
import { and, asc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { bookmarks, notifications, users } from '#schema/db/accounts.ts';
import { universities } from '#schema/db/catalogue.ts';
import { type DatasetChange, datasetChanges, watchedFigures } from '#schema/db/jobs.ts';
import { FOLLOWED, type FollowedFigure } from '#schema/domain/figures/derived/followed.ts';
import { CHANGE_KINDS, type ChangeKind, type WatchedFigures } from '#schema/domain/record/changes.ts';
import { pick } from '#schema/domain/record/university-fields.ts';
import { type Reader, readAt, readTogether } from './read.ts';
import { type Writer, writeTogether } from './write.ts';

export type { DatasetChange };

export interface WatchedRow {
  universityId: number;
  now: WatchedFigures;
  /** As of the dataset last compared with; null for a university that was not in it. */
  before: WatchedFigures | null;
}

/** The next `limit` universities after an id, their figures now and before, as of dataset `version`. */
export async function readWatched(
  reader: Reader,
  version: string,
  { after, limit }: { after: number; limit: number },
): Promise<WatchedRow[]> {
  const [rows] = await readAt(
    reader,
    version,
    [
      reader.db
        .select({
          universityId: universities.id,
          name: universities.name,
          currency: universities.currency,
          ...pick(universities, Object.keys(FOLLOWED) as FollowedFigure[]),
          before: watchedFigures.figures,
        })
        .from(universities)
        .leftJoin(watchedFigures, eq(watchedFigures.universityId, universities.id))
        .where(gt(universities.id, after))
        .orderBy(asc(universities.id))
        .limit(limit),
    ] as const,
    reader.config.deadlines.job,
  );
  return rows.map(({ universityId, before, ...now }) => ({ universityId, now, before }));
}

/** Universities that were watched and are in the dataset no more. */
export async function readGone(reader: Reader, version: string): Promise<{ universityId: number; name: string }[]> {
  const [rows] = await readAt(
    reader,
    version,
    [
      reader.db
        .select({ universityId: watchedFigures.universityId, figures: watchedFigures.figures })
        .from(watchedFigures)
        .leftJoin(universities, eq(universities.id, watchedFigures.universityId))
        .where(isNull(universities.id)),
    ] as const,
    reader.config.deadlines.job,
  );
  return rows.map(({ universityId, figures }) => ({ universityId, name: figures.name }));
}

/** Adds what changed; one that is there already stays. One parameter, for a statement may bind a hundred. */
export const newChanges = (db: Writer['db'], changes: readonly DatasetChange[]) =>
  db
    .insert(datasetChanges)
    .select(
      sql`select value ->> '$.id', value ->> '$.version', value ->> '$.universityId', value ->> '$.kind',
        value ->> '$.name', value -> '$.before', value -> '$.after', value ->> '$.detectedAt'
        from json_each(${JSON.stringify(changes)}) where true`,
    )
    .onConflictDoNothing();

/**
 * Writes changes and the figures they lead to together, so that a run which ends half way is gone on with by the next.
 * `gone` are watched no longer.
 */
export async function writeChanges(
  writer: Writer,
  {
    changes,
    watched,
    gone,
  }: {
    changes: DatasetChange[];
    watched: { universityId: number; figures: WatchedFigures }[];
    gone: number[];
  },
): Promise<void> {
  const { db } = writer;
  // One parameter each, for a statement may bind a hundred; not `db.run`, which a batch of drizzle cannot take.
  await writeTogether(
    writer,
    [
      newChanges(db, changes),
      db
        .insert(watchedFigures)
        .select(
          sql`select value ->> '$.universityId', value -> '$.figures'
            from json_each(${JSON.stringify(watched)}) where true`,
        )
        .onConflictDoUpdate({ target: watchedFigures.universityId, set: { figures: sql`excluded.figures` } }),
      db
        .delete(watchedFigures)
        .where(sql`${watchedFigures.universityId} in (select value from json_each(${JSON.stringify(gone)}))`),
    ],
    writer.config.deadlines.job,
  );
}

/** Told to those alone whose plan they are about (worker/jobs/remind.ts). */
const OF_PLANS = (Object.keys(CHANGE_KINDS) as ChangeKind[]).filter((kind) => CHANGE_KINDS[kind] === 'plan');

/** Universities with changes found after a time, each once, and the time of the latest. */
export async function readChangedSince(
  reader: Reader,
  since: number,
): Promise<{ universityIds: number[]; latest: number }> {
  const [rows] = await readTogether(
    reader,
    [
      reader.db
        .select({
          universityId: datasetChanges.universityId,
          latest: sql<number>`max(${datasetChanges.detectedAt})`.as('latest'),
        })
        .from(datasetChanges)
        .where(and(gt(datasetChanges.detectedAt, since), notInArray(datasetChanges.kind, OF_PLANS)))
        .groupBy(datasetChanges.universityId),
    ] as const,
    reader.config.deadlines.job,
  );
  return {
    universityIds: rows.map(({ universityId }) => universityId),
    latest: rows.reduce((most, { latest }) => Math.max(most, latest), since),
  };
}

/** The group of a change as SQL, from the one table of kinds. */
const groupOfKind = sql.raw(
  `case kind ${(Object.keys(CHANGE_KINDS) as ChangeKind[]).map((kind) => `when '${kind}' then '${CHANGE_KINDS[kind]}'`).join(' ')} end`,
);

/** Tells those who keep these universities, and want to hear of such changes, what was found after a time; each once. */
export async function notifyKeepers(
  writer: Writer,
  { universityIds, since, now }: { universityIds: number[]; since: number; now: number },
): Promise<void> {
  await writeTogether(
    writer,
    [
      writer.db
        .insert(notifications)
        .select(
          sql`select ${bookmarks.userId}, changes.id, ${now}, null
            from json_each(${JSON.stringify(universityIds)}) asked
            join (select id, university_id, detected_at, ${groupOfKind} as change_group from ${datasetChanges}) changes
              on changes.university_id = asked.value and changes.detected_at > ${since} and changes.change_group <> 'plan'
            join ${bookmarks} on ${bookmarks.universityId} = changes.university_id
              and ${bookmarks.addedAt} < changes.detected_at
            join ${users} on ${users.id} = ${bookmarks.userId}
              and json_extract(${users.settings}, '$.notifications.' || changes.change_group) <> 0
            where true`,
        )
        .onConflictDoNothing(),
    ],
    writer.config.deadlines.job,
  );
}

/** Drops the oldest notifications, and dates of plans that nobody is told of any more: they are of one person's own. */
export async function dropChangesBefore(writer: Writer, time: number): Promise<void> {
  const { db } = writer;
  await writeTogether(
    writer,
    [
      db.delete(notifications).where(lt(notifications.createdAt, time)),
      db.delete(datasetChanges).where(lt(datasetChanges.detectedAt, time)),
      db
        .delete(datasetChanges)
        .where(
          and(
            inArray(datasetChanges.kind, OF_PLANS),
            notInArray(datasetChanges.id, db.select({ id: notifications.changeId }).from(notifications)),
          ),
        ),
    ],
    writer.config.deadlines.job,
  );
}
