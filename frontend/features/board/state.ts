/** The board of this browser: as its link carries it, kept until it is cleared. */
import { atom } from 'jotai';
import { readStored, removeStored, writeStored } from '#frontend/lib/storage/storage.ts';
import { type Board, EMPTY_BOARD, SAVED_BOARD_NOTES_MAX } from '#schema/domain/plan/board.ts';
import { readBoard, writeBoard } from './board-text.ts';

const BOARD = 'board';

/** Which board of the account it is. */
export interface SavedUnder {
  id: string;
  name: string;
  /** When the account last changed it, as of the version that is open here; null in storage of an earlier release. */
  changedAt: string | null;
}
interface Stored {
  text: string;
  /** As browsers have it in their storage since the first board was saved. */
  kept: SavedUnder | null;
}

function accept(value: unknown): Stored | null {
  const { text, kept } = (value ?? {}) as Partial<Stored>;
  if (typeof text !== 'string') return null;
  const known = typeof kept?.id === 'string' && typeof kept.name === 'string';
  return { text, kept: known ? { id: kept.id, name: kept.name, changedAt: kept.changedAt ?? null } : null };
}

export const boardAtom = atom<Board>(EMPTY_BOARD);
/** Null for a board that no account keeps. */
export const savedUnderAtom = atom<SavedUnder | null>(null);

/** The board that this browser keeps; null when there is none, or none that can be read. */
export async function storedBoard(): Promise<{ board: Board; savedUnder: SavedUnder | null } | null> {
  const stored = readStored<Stored | null>(BOARD, accept, null);
  if (stored === null) return null;
  const board = await readBoard(stored.text, true);
  return typeof board === 'string' ? null : { board, savedUnder: stored.kept };
}

export async function storeBoard(board: Board, savedUnder: SavedUnder | null): Promise<void> {
  if (isEmpty(board)) removeStored(BOARD);
  else writeStored(BOARD, { text: await writeBoard(board, SAVED_BOARD_NOTES_MAX), kept: savedUnder } satisfies Stored);
}

export function isEmpty({ schools, people, notes, home }: Board): boolean {
  return schools.length === 0 && people.length === 0 && notes.length === 0 && home === null;
}
