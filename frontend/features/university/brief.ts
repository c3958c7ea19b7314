/** Short parts that say what a folded part of the page holds. Without words of their own, since every section needs them at once. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { labelled } from '#words/layout/labelled.ts';

export type Part = [label: string, text: string | null];

/** A line in its parts, the most telling first: those that there is no room for are left out whole. Null where nothing is known. */
export type Brief = readonly string[] | null;

/** "Average grant: $25,099", "Students with grant aid: 59%", without what is not known. */
export function inShort(...parts: Part[]): Brief {
  return inARow(parts.flatMap(([label, text]) => (text === null ? [] : [labelled(label, text)])));
}

export const inARow = (texts: readonly string[]): Brief => (texts.length === 0 ? null : texts);

/** The fields with most graduates; none where nobody counts them. */
export const fieldsByGraduates = (programs: UniversityRecordView['programs'], count: number): string[] =>
  programs
    .filter(({ graduates }) => graduates !== null)
    .slice(0, count)
    .map(({ title }) => title);
