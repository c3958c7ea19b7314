/** The columns of the comparison, one a selected university, and how they stand beside the labels. */
import type { UniversityRecordView } from '#schema/api/university.ts';

export interface Column {
  id: number;
  name: string;
  /** Null while it is on its way, or when it could not be had. */
  record: UniversityRecordView | null;
}

/** Labels first, then the universities, by their number: shared by the pictures and the table below them. */
export const COLUMN_TRACKS: Record<number, string> = {
  1: 'clamp(9rem, 18vw, 13rem) minmax(0, 20rem)',
  2: 'clamp(9rem, 18vw, 13rem) repeat(2, minmax(0, 20rem))',
  3: 'clamp(9rem, 18vw, 13rem) repeat(3, minmax(0, 20rem))',
  4: 'clamp(9rem, 18vw, 13rem) repeat(4, minmax(0, 20rem))',
};

/** On a phone, where labels are lines of their own: all side by side, in the lower table as in the upper one. */
export const EVEN_TRACKS: Record<number, string> = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
};

/** One look for phones, the other where there is room: on wide screens and on paper, which breakpoints do not reach. */
export function wide<T>(narrow: T, roomy: T) {
  return { base: narrow, md: roomy, _print: roomy };
}

/** Letters of a word, and of a text in all, that a column of four on a phone has room for. */
const WORD_FITS = 11;
const TEXT_FITS = 30;

/** Whether texts fit beside each other on a phone; where one does not, each is in a line with the name of its school. */
export function fitSideBySide(texts: readonly string[]): boolean {
  return (
    texts.length < 4 ||
    texts.every((text) => text.length <= TEXT_FITS && text.split(/[\s-]+/).every((word) => word.length <= WORD_FITS))
  );
}
