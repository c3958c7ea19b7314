/** Counting which universities the same people keep. */
import { and, eq, sql } from 'drizzle-orm';
import { bookmarks, users } from '#schema/db/accounts.ts';
import { bookmarkedTogether } from '#schema/db/jobs.ts';
import { type Reader, readTogether } from './read.ts';
import { type Writer, writeTogether } from './write.ts';

export interface PairCount {
  one: number;
  other: number;
  both: number;
}

/** Who is counted: nobody who said no to it, and nobody who keeps more than `most`, whose list says nothing. */
const isCounted = (most: number) => sql`users.bookmark_count <= ${most}
  and coalesce(json_extract(users.settings, '$.privacy.countTogether'), 1) <> 0`;

/** How many of the people who are counted keep each university, those with at least `least`. */
export async function readKeepers(
  reader: Reader,
  { least, most }: { least: number; most: number },
): Promise<Map<number, number>> {
  const [rows] = await readTogether(
    reader,
    [
      reader.db
        .select({ universityId: bookmarks.universityId, people: sql<number>`count(*)`.as('people') })
        .from(bookmarks)
        .innerJoin(users, and(eq(users.id, bookmarks.userId), isCounted(most)))
        .groupBy(bookmarks.universityId)
        .having(sql`count(*) >= ${least}`),
    ] as const,
    reader.config.deadlines.job,
  );
  return new Map(rows.map(({ universityId, people }) => [universityId, people]));
}

/**
 * Pairs that at least `least` people keep, of which one is among `universityIds`. Not counted: people who said no to
 * it, and those who keep more than `most`, whose list says nothing.
 */
export async function countPairs(
  reader: Reader,
  { universityIds, least, most }: { universityIds: number[]; least: number; most: number },
): Promise<PairCount[]> {
  const [rows] = await readTogether(
    reader,
    [
      reader.db
        .select({
          one: sql<number>`mine.university_id`.as('one'),
          other: sql<number>`others.university_id`.as('other'),
          both: sql<number>`count(*)`.as('people_of_both'),
        })
        .from(sql`json_each(${JSON.stringify(universityIds)}) asked
          join bookmarks mine on mine.university_id = asked.value
          join users on users.id = mine.user_id and ${isCounted(most)}
          join bookmarks others on others.user_id = mine.user_id and others.university_id <> mine.university_id`)
        .groupBy(sql`mine.university_id, others.university_id`)
        .having(sql`count(*) >= ${least}`),
    ] as const,
    reader.config.deadlines.job,
  );
  return rows;
}

/** Puts the pairs of these universities in the place of the old ones. */
export async function replacePairs(
  writer: Writer,
  universityIds: number[],
  pairs: (typeof bookmarkedTogether.$inferInsert)[],
): Promise<void> {
  const { db } = writer;
  await writeTogether(
    writer,
    [
      db
        .delete(bookmarkedTogether)
        .where(
          sql`${bookmarkedTogether.universityId} in (select value from json_each(${JSON.stringify(universityIds)}))`,
        ),
      db.insert(bookmarkedTogether).select(
        sql`select value ->> '$.universityId', value ->> '$.otherId', value ->> '$.people', value ->> '$.strength'
            from json_each(${JSON.stringify(pairs)})`,
      ),
    ],
    writer.config.deadlines.job,
  );
}

/** Drops the pairs of all universities but these: too few people keep the others now. */
export async function dropPairsExcept(writer: Writer, universityIds: number[]): Promise<void> {
  await writeTogether(
    writer,
    [
      writer.db
        .delete(bookmarkedTogether)
        .where(
          sql`${bookmarkedTogether.universityId} not in (select value from json_each(${JSON.stringify(universityIds)}))`,
        ),
    ],
    writer.config.deadlines.job,
  );
}
