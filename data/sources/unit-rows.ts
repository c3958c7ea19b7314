/** Reading of tables with one row an institution, keyed by IPEDS UNITID: a column table turns each cell into a value. */
import type { MissingReason } from '#schema/domain/record/facts.ts';
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from './source.ts';

/** A number, or why there is none. */
export type Figure = number | MissingReason;

/** Reads one value of a row; `fault` records a cell that is not what the publisher's dictionary allows. */
export type Column<T> = (cells: Cells, fault: (reason: string) => void) => T;

/** Values of one institution by the names of the column table. */
type UnitRow<C extends Record<string, Column<unknown>>> = { unitid: number } & {
  [K in keyof C]: ReturnType<C[K]>;
};

/** Cells with which IPEDS (-1, -2) and College Scorecard (PrivacySuppressed, PS) say why there is no figure. */
const REASON_CELLS: Record<string, MissingReason> = {
  '': 'not-reported',
  '.': 'not-reported',
  NA: 'not-reported',
  NULL: 'not-reported',
  '-1': 'not-reported',
  '-2': 'not-applicable',
  PS: 'suppressed',
  PrivacySuppressed: 'suppressed',
};

/** Guessing every answer of the ACT gives more than this. */
export const LEAST_ACT = 9;

/** A figure between `min` and `max` (both included), multiplied by `scale`. */
export function figure(name: string, min: number, max: number, scale = 1): Column<Figure> {
  return (cells, fault) => {
    const text = cells[name]?.trim() ?? '';
    const reason = REASON_CELLS[text];
    if (reason) return reason;
    const value = numberOf(text);
    if (value === null || value < min || value > max) {
      fault(`${name}: "${text}" is not between ${min} and ${max}`);
      return 'not-reported';
    }
    return scale === 1 ? value : value * scale;
  };
}

/** A count of people or awards. */
export const count = (name: string) => figure(name, 0, 1_000_000);
/** Whole US dollars a year. */
export const dollars = (name: string) => figure(name, 0, 200_000);
/** A percentage given as 0-100. */
export const percent = (name: string) => figure(name, 0, 100);
/** Average net price in US dollars a year; below zero where grants exceed the cost of attendance. */
export const price = (name: string) => figure(name, -20_000, 200_000);
/** A section of the SAT, 200-800. */
export const sat = (name: string) => figure(name, 200, 800);
/** The ACT's composite score; 36 is the best, and a quarter of a class under 9 is a slip of the pen. */
export const act = (name: string) => figure(name, LEAST_ACT, 36);
/** A share given as 0-1, read as 0-100. */
export const share = (name: string) => figure(name, 0, 1, 100);
/** A code or another number that may be negative; null when empty. */
export const code =
  (name: string): Column<number | null> =>
  (cells) =>
    numberOf(cells[name]);
/** Text; null when empty. */
export const text =
  (name: string): Column<string | null> =>
  (cells) =>
    textOf(cells[name]);
/** An ISO day between `from` and `to`; null when empty or another word, a fault when it is another day. */
export const day =
  (name: string, from: string, to: string): Column<string | null> =>
  (cells, fault) => {
    const value = textOf(cells[name]);
    if (value === null || !/^\d{4}-\d\d-\d\d$/.test(value)) return null;
    if (value >= from && value <= to) return value;
    fault(`${name}: "${value}" is not between ${from} and ${to}`);
    return null;
  };
/** A yes-or-no column; true for any of the texts 1, TRUE, True, yes. */
export const yes =
  (name: string): Column<boolean> =>
  (cells) =>
    ['1', 'TRUE', 'True', 'yes'].includes(cells[name]?.trim() ?? '');

/**
 * Reads the source described in `folder`. Rows without a six-digit UNITID, and second rows of one UNITID, are
 * rejected; a faulty cell is counted as a reject and read as not reported. `keep` leaves out rows of other vintages.
 */
export function readUnits<C extends Record<string, Column<unknown>>>(
  folder: string,
  idColumn: string,
  columns: C,
  keep: (cells: Cells) => boolean = () => true,
): Reading<UnitRow<C>> {
  const source = loadSource(folder);
  const seen = new Set<number>();
  const faults: Reading<UnitRow<C>>['rejects'] = [];
  let row = 0;
  const reading = readCsv<UnitRow<C> | null>(source, (cells) => {
    row += 1;
    if (!keep(cells)) return null;
    const id = cells[idColumn]?.trim() ?? '';
    if (!/^\d{6}$/.test(id)) return `${idColumn}: "${id}" is not a UNITID`;
    const unitid = Number(id);
    if (seen.has(unitid)) return `${idColumn}: ${id} occurs twice`;
    seen.add(unitid);
    const values = Object.entries(columns).map(([name, read]) => [
      name,
      read(cells, (reason) => faults.push({ source: source.key, row, reason })),
    ]);
    return { unitid, ...Object.fromEntries(values) } as UnitRow<C>;
  });
  return {
    source,
    rows: reading.rows.filter((value) => value !== null),
    rejects: [...reading.rejects, ...faults],
  };
}
