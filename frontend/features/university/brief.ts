/** Short parts that say what a folded part of the page holds. Without words of their own, since every section needs them at once. */
import { language } from '#names/locale.ts';
import type { ProgramField, UniversityRecordView } from '#schema/api/university.ts';
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

/** How many programs a field has, each counted once for all of its degrees. */
export const programsIn = ({ programs }: ProgramField): number => new Set(programs.map(({ cip }) => cip)).size;

/** Fields of which nobody counts the graduates: those with the most programs first, ties by their names. */
export const fieldsByPrograms = (fields: readonly ProgramField[]): ProgramField[] =>
  fields.toSorted((a, b) => programsIn(b) - programsIn(a) || a.title.localeCompare(b.title, language));
