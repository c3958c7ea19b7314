/** Reads the names that institutions use today, where the directory has others. */
import { loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface DisplayNameRow {
  /** UNITID, or id of the Canadian registry. */
  id: number;
  /** The name it had here before. */
  before: string;
  name: string;
}

export const readDisplayNames = (): Reading<DisplayNameRow> =>
  readCsv<DisplayNameRow>(loadSource(import.meta.dirname), (cells) => {
    const id = numberOf(cells.ID);
    const before = textOf(cells.OUR_NAME);
    const name = textOf(cells.RIGHT_NAME);
    return id === null || before === null || name === null ? 'no id or no name' : { id, before, name };
  });
