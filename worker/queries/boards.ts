/** Queries for decision boards. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { boards } from '#schema/db/accounts.ts';
import { BOARDS_MAX } from '#schema/domain/site/limits.ts';
import { bytesOf, storedBytes, textsFit } from './account-quota.ts';
import { readAs, type SignedIn, writeAs } from './as-user.ts';
import type { Reader } from './read.ts';

const columns = { id: boards.id, name: boards.name, state: boards.state, changedAt: boards.changedAt };
export interface BoardRow {
  id: string;
  name: string;
  state: string;
  changedAt: number;
}

/** The latest changed first. */
export async function readBoards(reader: Reader, session: SignedIn): Promise<BoardRow[]> {
  const [rows] = await readAs(reader, session, [
    reader.db
      .select(columns)
      .from(boards)
      .where(eq(boards.userId, session.userId))
      .orderBy(desc(boards.changedAt), desc(boards.id))
      .limit(BOARDS_MAX),
  ] as const);
  return rows;
}

/**
 * Keeps a board; the one of the same id is overwritten, if it was last changed at `openedAt` or that is null. Throws Failure
 * `changed-elsewhere`, `id-taken` or `limit-reached`.
 */
export async function writeBoardRow(
  reader: Reader,
  session: SignedIn,
  board: BoardRow,
  openedAt: number | null,
): Promise<BoardRow> {
  const { userId } = session;
  const { id, name, state, changedAt } = board;
  const own = sql`exists (select 1 from ${boards} where ${boards.id} = ${id} and ${boards.userId} = ${userId})`;
  const [rows] = await writeAs(
    reader,
    session,
    [
      reader.db
        .insert(boards)
        .values({ ...board, userId })
        .onConflictDoUpdate({
          target: boards.id,
          set: {
            name,
            state,
            // Later than what it replaces, also within one millisecond; the same once more changes nothing.
            changedAt: sql`case when ${boards.name} = ${name} and ${boards.state} = ${state} then ${boards.changedAt}
              else max(${changedAt}, ${boards.changedAt} + 1) end`,
          },
        })
        .returning(columns),
    ] as const,
    {
      guards: [
        {
          holds: sql`not exists (select 1 from ${boards} where ${boards.id} = ${id} and ${boards.userId} <> ${userId})`,
          otherwise: 'id-taken',
        },
        {
          // What is there already may be sent again: its answer may have been lost.
          holds: sql`${openedAt} is null or exists (select 1 from ${boards} where ${boards.id} = ${id}
            and (${boards.changedAt} = ${openedAt} or (${boards.name} = ${name} and ${boards.state} = ${state})))`,
          otherwise: 'changed-elsewhere',
        },
        {
          holds: sql`${own} or (select count(*) from ${boards} where ${boards.userId} = ${userId}) < ${BOARDS_MAX}`,
          otherwise: 'limit-reached',
          reason: 'boards-full',
        },
        textsFit(session, {
          before: sql`select ${storedBytes(boards.name)} + ${storedBytes(boards.state)} from ${boards}
            where ${boards.id} = ${id} and ${boards.userId} = ${userId}`,
          after: sql`${bytesOf(name) + bytesOf(state)}`,
        }),
      ],
    },
  );
  return rows[0] as BoardRow;
}

/** Throws Failure `unknown-board`. */
export async function removeBoardRow(reader: Reader, session: SignedIn, id: string): Promise<void> {
  const own = and(eq(boards.id, id), eq(boards.userId, session.userId));
  await writeAs(reader, session, [reader.db.delete(boards).where(own)] as const, {
    guards: [{ holds: sql`exists (select 1 from ${boards} where ${own})`, otherwise: 'unknown-board' }],
  });
}
