/** The board of this browser: as its link carries it, kept until it is cleared. */
import { atom } from 'jotai';
import { readStored, removeStored, writeStored } from '#frontend/lib/storage.ts';
import { BOARD_NOTES_KEPT_MAX, type Board, EMPTY_BOARD } from '#schema/domain/board.ts';
import { readBoard, writeBoard } from './board-text.ts';

const BOARD = 'board';
const accept = (value: unknown) => (typeof value === 'string' ? value : null);

export const boardAtom = atom<Board>(EMPTY_BOARD);
/** Which board of the account it is, and under which name; null for none. */
export const keptAtom = atom<{ id: string; name: string } | null>(null);

/** The board that this browser keeps; null when there is none, or none that can be read. */
export async function storedBoard(): Promise<Board | null> {
  const text = readStored(BOARD, accept, '');
  if (text === '') return null;
  const board = await readBoard(text, true);
  return typeof board === 'string' ? null : board;
}

export async function storeBoard(board: Board): Promise<void> {
  if (isEmpty(board)) removeStored(BOARD);
  else writeStored(BOARD, await writeBoard(board, BOARD_NOTES_KEPT_MAX));
}

export function isEmpty({ schools, people, notes, home }: Board): boolean {
  return schools.length === 0 && people.length === 0 && notes.length === 0 && home === null;
}
