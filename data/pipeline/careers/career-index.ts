/** The index of careers that the search box reads and the list shows: one row each, without what only its own page says. */
import path from 'node:path';
import { type CareerIndexRow, type CareerRecord, ENTRY_EDUCATIONS } from '#schema/domain/programs/careers.ts';

export const CAREER_INDEX = path.resolve(import.meta.dirname, '../../lexicons/career-index.json');

/** Text of the file: a row a line. */
export function careerIndexText(careers: readonly CareerRecord[]): string {
  const rows = careers.map(
    ({ code, title, pay, education, growth, openings }): CareerIndexRow => [
      Number(code.slice(0, 2)),
      title.en,
      title.fr,
      pay?.median ?? null,
      pay?.unit === 'hour' ? 1 : 0,
      education === null ? -1 : ENTRY_EDUCATIONS.indexOf(education),
      growth,
      openings,
    ],
  );
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
