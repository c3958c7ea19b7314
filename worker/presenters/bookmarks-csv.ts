/** A user's bookmarks as a CSV file: their own words first, then the figures of every export. */
import { type CsvCell, csvFile } from '#schema/domain/formats/csv.ts';
import { csvWords } from '#words/university/csv.ts';
import type { ExportedBookmark } from '#worker/queries/bookmarks.ts';
import { universityColumns } from './universities-csv.ts';
import { presentTime } from './user.ts';

const ownColumns = (): readonly (readonly [title: string, cell: (row: ExportedBookmark) => CsvCell])[] => [
  [csvWords.note, ({ note }) => note],
  [csvWords.lists, ({ lists }) => (JSON.parse(lists) as string[]).join('; ')],
  [csvWords.bookmarkedOn, ({ addedAt }) => presentTime(addedAt).slice(0, 10)],
];

/** The whole file. Of a university that has left the data there is the id and its last known name. */
export function bookmarksCsv(rows: readonly ExportedBookmark[]): string {
  const columns = universityColumns();
  const own = ownColumns();
  const [id, name] = [csvWords.title('id', undefined), csvWords.title('name', undefined)];
  const figuresOf = ({ university, universityId, formerName }: ExportedBookmark): CsvCell[] =>
    university
      ? columns.map(([, cell]) => cell(university))
      : columns.map(([title]) => (title === id ? universityId : title === name ? formerName : null));
  return csvFile([
    [...columns, ...own].map(([title]) => title),
    ...rows.map((row) => [...figuresOf(row), ...own.map(([, cell]) => cell(row))]),
  ]);
}
