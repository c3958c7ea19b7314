/** Years of establishment in ROR, already joined to IPEDS; `match` names the rule of the join. */
import { numberOf, textOf } from '../source.ts';
import { type Column, readUnits, text } from '../unit-rows.ts';

const year: Column<number | null> = (cells, fault) => {
  const value = numberOf(cells.ESTABLISHED);
  if (value === null || (value >= 1600 && value <= 2026)) return value;
  fault(`ESTABLISHED: ${value} is not a year of a university here`);
  return null;
};

export const readFounded = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    year,
    rorId: text('ROR_ID'),
    match: (cells) => textOf(cells.MATCH) ?? '',
  });

export type FoundedRow = ReturnType<typeof readFounded>['rows'][number];
