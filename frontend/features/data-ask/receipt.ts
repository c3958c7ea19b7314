/** Which numbers of an answer have a source, and the question that reads it from the table `figures`. */
import { RELEASE_FIGURES } from '#schema/domain/figures/derived/release.ts';
import type { RelationColumn, Value } from './engine/relation.ts';

/** The columns whose values are the id of a school. */
export const SCHOOL_IDS: readonly string[] = ['universities.id', 'figures.university_id', 'programs.university_id'];

/** The figure whose values a column of the wide table has. */
export const FIGURE_OF: ReadonlyMap<string, string> = new Map<string, string>(
  RELEASE_FIGURES.map(({ key }) => [`universities.${key}`, key]),
);

/** The place of the column that says which school a row is of; -1 for none. */
export const schoolAt = (columns: readonly RelationColumn[]): number =>
  columns.findIndex(({ plain }) => plain !== null && SCHOOL_IDS.includes(plain));

/** The numbers of the wide table that a row is made of, and the one that a row of `figures` names. */
export function figuresOf(columns: readonly RelationColumn[], row: readonly Value[]): string[] {
  const keys = columns.flatMap(({ origins, plain }, at) => {
    if (plain === 'figures.figure') return [row[at] ?? null];
    return origins.map((origin) => FIGURE_OF.get(origin) ?? null);
  });
  return [...new Set(keys.filter((key) => typeof key === 'string'))];
}

/** The sources of a school's numbers, and what the numbers are called; `figures` are keys, which need no quoting. */
export const receiptQuestion = (school: number, figures: readonly string[]): string =>
  [
    'SELECT u.name, c.label_en, c.label_fr, f.figure, f.value, f.text_value, f.source, f.variable, f.year, f.cohort, f.made, f.blank_reason',
    `FROM (SELECT * FROM figures WHERE university_id = ${school} AND figure IN (${figures.map((key) => `'${key}'`).join(', ')})) AS f`,
    'JOIN universities u ON u.id = f.university_id',
    'JOIN columns c ON c.figure = f.figure',
  ].join('\n');

export interface ReceiptLine {
  figure: string;
  label: string;
  value: Value;
  source: string | null;
  variable: string | null;
  year: string | null;
  cohort: number | null;
  made: string | null;
  blankReason: string | null;
}

export interface Receipt {
  school: string;
  lines: readonly ReceiptLine[];
}

/** The rows of that question by name, in the order of the answer's columns. */
export function readReceipt(
  { columns, rows }: { columns: readonly RelationColumn[]; rows: readonly (readonly Value[])[] },
  figures: readonly string[],
  language: 'en' | 'fr',
): Receipt {
  const places = new Map(columns.map(({ name }, at) => [name, at]));
  const reader = (row: readonly Value[]) => {
    const at = (name: string): Value => row[places.get(name) ?? -1] ?? null;
    const text = (name: string) => (at(name) === null ? null : String(at(name)));
    const cohort = at('cohort');
    return {
      figure: String(at('figure')),
      label: String(at(`label_${language}`)),
      value: at('value') ?? at('text_value'),
      source: text('source'),
      variable: text('variable'),
      year: text('year'),
      cohort: typeof cohort === 'number' ? cohort : null,
      made: text('made'),
      blankReason: text('blank_reason'),
    };
  };
  const lines = rows.map(reader).sort((a, b) => figures.indexOf(a.figure) - figures.indexOf(b.figure));
  return { school: String(rows[0]?.[places.get('name') ?? -1] ?? ''), lines };
}
