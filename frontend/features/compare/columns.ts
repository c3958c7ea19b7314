/** The columns of the comparison, one a selected university, and how they stand beside the labels. */
import type { UniversityRecordView } from '#schema/api/university.ts';

export interface Column {
  id: number;
  name: string;
  /** Null while it is on its way, or when it could not be had. */
  record: UniversityRecordView | null;
}

/** Labels first, then the universities: shared by the pictures and the table below them. */
export function columnTracks(universities: number): string {
  return `clamp(9rem, 18vw, 13rem) repeat(${universities}, minmax(0, 20rem))`;
}

/** One look for phones, the other where there is room: on wide screens and on paper, which breakpoints do not reach. */
export function wide<T>(narrow: T, roomy: T) {
  return { base: narrow, md: roomy, _print: roomy };
}
