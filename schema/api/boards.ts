/** Decision boards that an account keeps: each the text that its link carries, under a name. */
import * as z from 'zod/mini';
import { BOARD_STATE_MAX } from '../domain/plan/board-link.ts';
import { SAVED_BOARD_NAME_MAX } from '../domain/site/limits.ts';
import { nameText, time } from './personal.ts';

export const savedBoard = z.object({
  id: z.string(),
  name: z.string(),
  /** Its version, a full stop and its values in base64url; `/board#board={state}` shows it. */
  state: z.string(),
  changedAt: time,
});
export type SavedBoard = z.infer<typeof savedBoard>;

/** The latest changed first. */
export const boardsResponse = z.object({ boards: z.array(savedBoard) });
export type BoardsResponse = z.infer<typeof boardsResponse>;

/** The id is made by the browser, so that sending twice makes one board. */
export const boardParams = z.object({ id: z.uuid('must be a UUID') });

const STATE = `must be the text of a decision board's link, of at most ${BOARD_STATE_MAX.toLocaleString('en-US')} characters`;

/** What the text holds is the browser's to read: here it is only known by its form. */
export const keepBoardBody = z.object({
  name: nameText(SAVED_BOARD_NAME_MAX),
  state: z.string(STATE).check(z.maxLength(BOARD_STATE_MAX, STATE), z.regex(/^\d{1,4}\.[\w-]+$/, STATE)),
  /** That of the board as it was opened. Left out, it is saved over whatever is there. */
  changedAt: z.optional(z.iso.datetime('must be the changedAt of the board that was opened')),
});
export type KeepBoardBody = z.infer<typeof keepBoardBody>;
