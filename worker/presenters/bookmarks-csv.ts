/** What a user keeps as a CSV file: their own words first, then the figures of every export. */
import { type CsvCell, csvFile } from '#schema/domain/csv.ts';
import type { ExportedBookmark } from '#worker/queries/bookmarks.ts';
import { UNIVERSITY_COLUMNS } from './universities-csv.ts';
import { presentTime } from './user.ts';

const OWN_COLUMNS: readonly (readonly [title: string, cell: (row: ExportedBookmark) => CsvCell])[] = [
  ['Note', ({ note }) => note],
  ['Lists', ({ lists }) => (JSON.parse(lists) as string[]).join('; ')],
  ['Bookmarked on', ({ addedAt }) => presentTime(addedAt).slice(0, 10)],
];

/** The whole file. Of a university that has left the data there is the id and its last known name. */
export function bookmarksCsv(rows: readonly ExportedBookmark[]): string {
  const figuresOf = ({ university, universityId, formerName }: ExportedBookmark): CsvCell[] =>
    university
      ? UNIVERSITY_COLUMNS.map(([, cell]) => cell(university))
      : UNIVERSITY_COLUMNS.map(([title]) => (title === 'Id' ? universityId : title === 'Name' ? formerName : null));
  return csvFile([
    [...UNIVERSITY_COLUMNS, ...OWN_COLUMNS].map(([title]) => title),
    ...rows.map((row) => [...figuresOf(row), ...OWN_COLUMNS.map(([, cell]) => cell(row))]),
  ]);
}
