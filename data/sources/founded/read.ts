/** Years of establishment in ROR, already joined to IPEDS; `match` names the rule of the join. */
import { numberOf, textOf } from '../source.ts';
import { type Column, readUnits, text } from '../unit-rows.ts';

const list =
  (name: string): Column<string[]> =>
  (cells) =>
    (cells[name] ?? '')
      .split(/[|;]/)
      .map((part) => part.trim())
      .filter(Boolean);

const year: Column<number | null> = (cells, fault) => {
  const value = numberOf(cells.ESTABLISHED);
  if (value === null || (value >= 1600 && value <= 2026)) return value;
  fault(`ESTABLISHED: ${value} is not a year of a university here`);
  return null;
};

export const readFounded = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    year,
    domain: text('DOMAIN'),
    rorId: text('ROR_ID'),
    rorName: text('ROR_NAME'),
    acronyms: list('ROR_ACRONYMS'),
    aliases: list('ROR_ALIASES'),
    wikidata: text('WIKIDATA'),
    match: (cells) => textOf(cells.MATCH) ?? '',
  });

export type FoundedRow = ReturnType<typeof readFounded>['rows'][number];
