/** Queries for plans: a row an item, so that devices that change different ones do not undo each other. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { planItems } from '#schema/db/accounts.ts';
import { storedBytes, textsFit } from './account-quota.ts';
import { readAs, type SignedIn, writeAs } from './as-user.ts';
import { type Reader, readTogether } from './read.ts';

export interface PlanRow {
  itemKey: string;
  /** JSON. */
  item: string;
  changedAt: number;
}

const columns = { itemKey: planItems.itemKey, item: planItems.item, changedAt: planItems.changedAt };

/** All of a user's items, by key. */
export async function readPlan(reader: Reader, session: SignedIn): Promise<PlanRow[]> {
  const [rows] = await readAs(reader, session, [
    reader.db
      .select(columns)
      .from(planItems)
      .where(eq(planItems.userId, session.userId))
      .orderBy(asc(planItems.itemKey)),
  ] as const);
  return rows;
}

/** The same for anyone who has a link to the calendar; the link says whose it is. */
export async function readPlanOf(reader: Reader, userId: string): Promise<PlanRow[]> {
  const [rows] = await readTogether(reader, [
    reader.db.select(columns).from(planItems).where(eq(planItems.userId, userId)).orderBy(asc(planItems.itemKey)),
  ] as const);
  return rows;
}

export interface PlanChange {
  key: string;
  /** Null takes it out. */
  item: object | null;
  /** When the item that was read was last changed, null where there was none; undefined is not compared. */
  changedAt?: number | null | undefined;
}

/**
 * Sets items, takes out those that are null, and leaves the others alone, all of it or nothing. Throws Failure
 * `changed-elsewhere` when an item is not the one that was read, `limit-reached` when there would be more than `most`,
 * or more bytes than an account may hold.
 */
export async function changePlan(
  reader: Reader,
  session: SignedIn,
  changes: readonly PlanChange[],
  { changedAt, most }: { changedAt: number; most: number },
): Promise<void> {
  const { userId } = session;
  const json = JSON.stringify(changes);
  const sent = sql`json_each(${json}) sent`;
  const own = sql`${planItems.userId} = ${userId}`;
  await writeAs(
    reader,
    session,
    [
      reader.db
        .delete(planItems)
        .where(
          and(
            eq(planItems.userId, userId),
            sql`${planItems.itemKey} in (select sent.value ->> '$.key' from ${sent} where json_type(sent.value, '$.item') = 'null')`,
          ),
        ),
      reader.db
        .insert(planItems)
        .select(
          sql`select ${userId}, sent.value ->> '$.key', sent.value -> '$.item', ${changedAt} from ${sent}
            where json_type(sent.value, '$.item') = 'object'`,
        )
        .onConflictDoUpdate({
          target: [planItems.userId, planItems.itemKey],
          set: {
            item: sql`excluded.item`,
            // Always a later time, so that two changes within a millisecond are told apart; the same once more changes nothing.
            changedAt: sql`case when ${planItems.item} = excluded.item then ${planItems.changedAt}
              else max(excluded.changed_at, ${planItems.changedAt} + 1) end`,
          },
        }),
    ] as const,
    {
      guards: [
        {
          holds: sql`not exists (select 1 from ${sent} where json_type(sent.value, '$.changedAt') is not null
            and (select ${planItems.changedAt} from ${planItems} where ${own}
              and ${planItems.itemKey} = sent.value ->> '$.key') is not sent.value ->> '$.changedAt')`,
          otherwise: 'changed-elsewhere',
        },
        {
          // Anyone who only changes what is there, or takes out, may always do so.
          holds: sql`(select count(*) from ${planItems} where ${own}
              and ${planItems.itemKey} not in (select sent.value ->> '$.key' from ${sent}))
            + (select count(distinct sent.value ->> '$.key') from ${sent} where json_type(sent.value, '$.item') = 'object')
            <= max(${most}, (select count(*) from ${planItems} where ${own}))`,
          otherwise: 'limit-reached',
          reason: 'plan-full',
        },
        textsFit(session, {
          before: sql`select sum(${storedBytes(planItems.item)}) from ${planItems} where ${own}
            and ${planItems.itemKey} in (select sent.value ->> '$.key' from ${sent})`,
          after: sql`select coalesce(sum(${storedBytes(sql`sent.value -> '$.item'`)}), 0) from ${sent}
            where json_type(sent.value, '$.item') = 'object'`,
        }),
      ],
    },
  );
}

/** Items of everybody after one of them, in the order of the table's key. */
export async function readPlanPage(
  reader: Reader,
  after: { userId: string; itemKey: string } | null,
  limit: number,
): Promise<(PlanRow & { userId: string })[]> {
  // As one row value, which SQLite looks up in the key's index; an "or" of two columns would scan the table for each page.
  const where =
    after === null ? undefined : sql`(${planItems.userId}, ${planItems.itemKey}) > (${after.userId}, ${after.itemKey})`;
  const [rows] = await readTogether(
    reader,
    [
      reader.db
        .select({ userId: planItems.userId, ...columns })
        .from(planItems)
        .where(where)
        .orderBy(asc(planItems.userId), asc(planItems.itemKey))
        .limit(limit),
    ] as const,
    reader.config.deadlines.job,
  );
  return rows;
}
