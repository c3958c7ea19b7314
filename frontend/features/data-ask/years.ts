/** Of which years and sources the numbers of an answer are: a question of its own, since an answer may be made of many of them. */
import { publisherOf } from '#schema/domain/record/publisher.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { yearText } from '#words/university/record-texts.ts';
import type { RelationColumn } from './engine/relation.ts';
import type { Answer } from './engine/run-question.ts';
import { FIGURE_OF, schoolAt } from './receipt.ts';

/** Schools that a question names one by one; of more it takes the years of all. */
const SCHOOLS_MAX = 500;

const PROGRAM_YEARS = new Map<string, string>([
  ['programs.graduates', 'graduates_year'],
  ['programs.earnings_one_year', 'earnings_year'],
  ['programs.earnings_four_years', 'earnings_year'],
  ['programs.debt', 'earnings_year'],
]);
/** An answer that shows the years itself needs no other to say them. */
const YEARS_SHOWN: readonly string[] = ['figures.year', 'programs.graduates_year', 'programs.earnings_year'];

const figuresIn = ({ origins }: RelationColumn) => origins.flatMap((origin) => FIGURE_OF.get(origin) ?? []);
const programYearsIn = ({ origins }: RelationColumn) => origins.flatMap((origin) => PROGRAM_YEARS.get(origin) ?? []);

/** How many numbers there are of each year, by what they are; null where no number of the answer has a year to look up. */
export function yearsQuestion({ columns, rows }: Answer): string | null {
  if (columns.some(({ plain }) => plain !== null && YEARS_SHOWN.includes(plain))) return null;
  const schoolsAt = schoolAt(columns);
  const schools = [...new Set(schoolsAt === -1 ? [] : rows.map((row) => row[schoolsAt]))];
  const named = schools.length > 0 && schools.length <= SCHOOLS_MAX;
  const among = named ? ` AND university_id IN (${schools.join(', ')})` : '';
  const figures = [...new Set(columns.flatMap(figuresIn))].map((figure) => `'${figure}'`);
  const parts = [...new Set(columns.flatMap(programYearsIn))].map(
    (year) =>
      `SELECT '${year}' AS what, ${year} AS year, COUNT(*) AS numbers, '' AS source FROM programs WHERE ${year} IS NOT NULL${among} GROUP BY ${year}`,
  );
  if (figures.length > 0)
    parts.push(
      `SELECT figure AS what, year, COUNT(*) AS numbers, source FROM figures WHERE year IS NOT NULL AND figure IN (${figures.join(', ')})${among} GROUP BY figure, year, source`,
    );
  return parts.length === 0 ? null : parts.join('\nUNION ALL\n');
}

export interface YearsLine {
  text: string;
  /** All numbers are of one year. */
  one: boolean;
  /** They are all of one source too, which the line names. */
  oneSource: boolean;
}

/** The year of each column's numbers in a line, from the answer to that question; `nameOf` says what a column is called. */
export function yearsLine(
  { columns }: Answer,
  { rows }: Pick<Answer, 'rows'>,
  nameOf: (column: RelationColumn, at: number) => string,
): YearsLine | null {
  const said = columns.flatMap((column, at) => {
    const what = new Set<unknown>([...figuresIn(column), ...programYearsIn(column)]);
    const counts = new Map<string, number>();
    for (const [of, year, numbers] of rows) {
      if (!what.has(of)) continue;
      const text = yearText(String(year));
      counts.set(text, (counts.get(text) ?? 0) + Number(numbers));
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    if (most === undefined) return [];
    return [{ name: nameOf(column, at), year: counts.size === 1 ? most[0] : words.years.mostly(most[0]) }];
  });
  const [first] = said;
  if (first === undefined) return null;
  if (said.some(({ year }) => year !== first.year))
    return { text: said.map(({ name, year }) => words.years.of(name, year)).join(' · '), one: false, oneSource: false };
  const sources = new Set(rows.map(([, , , source]) => String(source ?? '')));
  const [source = ''] = sources;
  const oneSource = sources.size === 1 && source !== '' && new Set(rows.map(([, year]) => year)).size === 1;
  return {
    text: oneSource ? words.years.oneSource(publisherOf(source), first.year) : words.years.one(first.year),
    one: true,
    oneSource,
  };
}
