/**
 * Picks a figure's value field by field: the first vintage of a list that has one. The lists are newest first, and
 * among the same year the publisher's unrounded figure comes before a rounded or differently defined one. They stand in
 * *-vintages.ts; here is what a vintage is and how one is picked. In the yearly files of College Scorecard (MERGED) the
 * figures from the student aid survey, net price and Pell share, are of the year before the one in the file's name:
 * Pell shares of the release of June 2026 equal IPEDS SFA2324 at all 3,624 schools, those of MERGED2023_24 do not.
 */
import type { MissingReason, Provenance } from '#schema/domain/record/facts.ts';
import type { Cohort } from '#schema/domain/record/university-figures.ts';
import type { Figure } from '../../sources/unit-rows.ts';
import type { RowOf, UsRows, UsTable } from './rows.ts';

/** A value found in a source, or why it is not there. */
export type Finding<T> = { value: T } | MissingReason;

/** The people a rate is of, from the rows of an institution; null where nobody counted them. */
export type CohortOf = (rows: UsRows) => Cohort | null;

/** One candidate for a field: where it stands and how it is read from the rows of an institution. */
export interface Vintage<T> {
  table: UsTable | 'ror' | 'completions2024' | 'fos-2026-06';
  /** The publisher's variable name. */
  variable: string;
  year: string;
  computed?: string;
  estimate?: true;
  read(rows: UsRows): Finding<T>;
  /** For rates: how many people stand behind the value. */
  cohort?: CohortOf;
}

export type Note = Pick<Vintage<never>, 'computed' | 'estimate' | 'cohort'>;

/** A value, the key of its provenance and the size of its group; or the reason there is none. */
export type Choice<T> = { value: T; key: string; cohort?: Cohort } | { value: null; reason: MissingReason };

/** Key of a vintage in provenance.json: the source's key and the variable. */
export function provenanceKeyOf(vintage: Vintage<unknown>): string {
  return `${vintage.table}.${vintage.variable.replace(/[^\w]+/g, '-').replace(/-$/, '')}`;
}

/** The provenance a vintage stands for. */
export function provenanceOf(vintage: Vintage<unknown>, source: { title: string; url: string }): Provenance {
  const { variable, year, computed, estimate } = vintage;
  return {
    source: source.title,
    variable,
    year,
    url: source.url,
    ...(computed ? { computed } : {}),
    ...(estimate ? { estimate } : {}),
  };
}

/** The first vintage with a value, a zero included; without one, the reason of the best-placed source that gives any. */
export function choose<T>(vintages: readonly Vintage<T>[], rows: UsRows): Choice<T> {
  let reason: MissingReason | null = null;
  for (const vintage of vintages) {
    const finding = vintage.read(rows);
    if (typeof finding !== 'string') {
      const cohort = vintage.cohort?.(rows);
      return { value: finding.value, key: provenanceKeyOf(vintage), ...(cohort ? { cohort } : {}) };
    }
    // "Not reported" says least: a later source may know that the figure is withheld or does not apply.
    if (reason === null || reason === 'not-reported') reason = finding;
  }
  return { value: null, reason: reason ?? 'no-source' };
}

export const round1 = (value: number) => Math.round(value * 10) / 10;
export const whole = (figure: Figure): Finding<number> =>
  typeof figure === 'number' ? { value: Math.round(figure) } : figure;
export const rate = (figure: Figure): Finding<number> =>
  typeof figure === 'number' ? { value: round1(figure) } : figure;
/** For figures that can't be 0: a zero there stands for nothing reported. */
export const aboveZero = (figure: Figure): Figure => (figure === 0 ? 'not-reported' : figure);
/** A figure without its reason. */
export const numberOrNull = (figure: Figure | undefined): number | null => (typeof figure === 'number' ? figure : null);
/** A percentage with one decimal, or null. */
export const percentOrNull = (figure: Figure | undefined): number | null =>
  typeof figure === 'number' ? round1(figure) : null;

type FigureColumn<K extends UsTable> = {
  [C in keyof RowOf<K>]: RowOf<K>[C] extends Figure ? C : never;
}[keyof RowOf<K>] &
  string;

/** A vintage that is one column of a table. */
export function column<K extends UsTable>(
  shape: (figure: Figure) => Finding<number>,
  table: K,
  name: FigureColumn<K>,
  variable: string,
  year: string,
  note: Note = {},
): Vintage<number> {
  return {
    table,
    variable,
    year,
    ...note,
    read: (rows) => {
      const row = rows[table] as Record<string, Figure> | undefined;
      return row ? shape(row[name] ?? 'not-reported') : 'not-reported';
    },
  };
}

/** A vintage that is made of several columns of a table. */
export function read<T, K extends UsTable>(
  table: K,
  variable: string,
  year: string,
  of: (row: RowOf<K>, rows: UsRows) => Finding<T>,
  note: Note = {},
): Vintage<T> {
  return {
    table,
    variable,
    year,
    ...note,
    read: (rows) => {
      const row = rows[table] as RowOf<K> | undefined;
      return row ? of(row, rows) : 'not-reported';
    },
  };
}

/** A code of a list as what it stands for; -2 is IPEDS's "does not apply". */
export function labelled<T>(table: Record<number, T>, code: number | null): Finding<T> {
  const value = code === null ? undefined : table[code];
  if (value !== undefined) return { value };
  return code === -2 ? 'not-applicable' : 'not-reported';
}

/** A cohort where the count is one of anybody. */
export function cohortOf(count: Figure | undefined, of: string, year: string): Cohort | null {
  return typeof count === 'number' && count > 0 ? { count, of, year } : null;
}
