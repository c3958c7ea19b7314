/** Ontario: share of entering students by secondary-school average, a row for each university and field of study. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface CudoAveragesRow {
  university: string;
  /** "Fall 2022". */
  year: string;
  field: string;
  /** Percent of entering students; null where the cell is blank. */
  below70: number | null;
  from70: number | null;
  from75: number | null;
  from80: number | null;
  from85: number | null;
  from90: number | null;
  from95: number | null;
}

/** Bands of a row add up to 100; a blank one beside them is nobody or rounds to nothing. */
const TOLERANCE = 1;

export const readCudoAverages = (): Reading<CudoAveragesRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CudoAveragesRow | string {
  const university = textOf(cells.UNIVERSITY);
  const year = textOf(cells.YEAR);
  const field = textOf(cells.FIELD);
  if (!university || !year || !field) return 'no university, year or field';
  const bands = {
    below70: numberOf(cells.PCT_BELOW_70),
    from70: numberOf(cells.PCT_70_74),
    from75: numberOf(cells.PCT_75_79),
    from80: numberOf(cells.PCT_80_84),
    from85: numberOf(cells.PCT_85_89),
    from90: numberOf(cells.PCT_90_94),
    from95: numberOf(cells.PCT_95_PLUS),
  };
  const sum = Object.values(bands).reduce((all: number, share) => all + (share ?? 0), 0);
  if (Math.abs(sum - 100) > TOLERANCE) return `${university}, ${field}: the bands add up to ${sum}`;
  return { university, year, field, ...bands };
}
