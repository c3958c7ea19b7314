/** Decision boards that a user keeps. What is in them is the browser's to read. */
import type { KeepBoardBody } from '#schema/api/boards.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import { type BoardRow, readBoards, removeBoardRow, writeBoardRow } from '#worker/queries/boards.ts';
import type { Reader } from '#worker/queries/read.ts';

/** The latest changed first. */
export function listBoards(reader: Reader, session: SignedIn): Promise<BoardRow[]> {
  return readBoards(reader, session);
}

/** Keeps a board, or what has become of it. Throws Failure `changed-elsewhere`, `id-taken` or `limit-reached`. */
export function keepBoard(reader: Reader, session: SignedIn, id: string, body: KeepBoardBody): Promise<BoardRow> {
  const { name, state, changedAt } = body;
  const openedAt = changedAt === undefined ? null : Date.parse(changedAt);
  return writeBoardRow(reader, session, { id, name, state, changedAt: reader.clock() }, openedAt);
}

/** Throws Failure `unknown-board`. */
export function dropBoard(reader: Reader, session: SignedIn, id: string): Promise<void> {
  return removeBoardRow(reader, session, id);
}
