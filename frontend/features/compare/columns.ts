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

/** All of them side by side on a phone too. */
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

/** Schools side by side on a phone: three where there are three; of four, two, and the others are a swipe away. */
export const seenAtOnce = (count: number): number => (count === 3 ? 3 : 2);

/** The same on a phone, as parts of the table's width. */
export const NARROW_TRACKS: Record<number, string> = {
  1: '100cqi',
  2: 'repeat(2, 50cqi)',
  3: 'repeat(3, calc(100cqi / 3))',
  4: 'repeat(4, 50cqi)',
};
