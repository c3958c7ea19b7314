/** What came of bringing two boards together. */

import type { Board, Joined } from '#schema/domain/plan/board.ts';
import { boardWords } from '#words/plan/board.ts';

/** In words, of a board that was here before. */
export function joinedWords(before: Board, { board, added, updated, left }: Joined): string {
  const join = boardWords.join;
  const more = board.schools.length > before.schools.length || board.notes.length > before.notes.length;
  const sentences = [
    ...(added.length > 0 ? [join.added(added)] : []),
    ...(updated.length > 0 ? [join.updated(updated)] : []),
    ...(added.length + updated.length === 0 ? [more ? join.more : join.same] : []),
    ...(left.people.length + left.schools + left.notes > 0 ? [join.left(left)] : []),
  ];
  return sentences.join(' ');
}
