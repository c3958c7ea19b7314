/** BLS, Employment Projections 2024-34, table 1.2: employment, openings and what one typically needs to enter. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface ProjectionRow {
  code: string;
  title: string;
  group: 'total' | 'major' | 'detailed';
  /** People who work in it, self-employed ones included; the file has thousands. */
  employment: number;
  /** Percent, 2024 to 2034. */
  growth: number;
  /** A year. */
  openings: number;
  /** Percent; null where the file has none. */
  selfEmployed: number | null;
  /** As BLS writes it. */
  education: string | null;
  experience: string | null;
  training: string | null;
}

const people = (thousands: number): number => Math.round(thousands * 1_000);

export const readProjections = (): Reading<ProjectionRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): ProjectionRow | string {
  const { BLS_CODE: code = '', TITLE: title = '', GROUP: group = '' } = cells;
  const employment = numberOf(cells.EMP_2024_K);
  const growth = numberOf(cells.CHANGE_PCT);
  const openings = numberOf(cells.OPENINGS_YEAR_K);
  if (!/^\d{2}-\d{4}$/.test(code)) return `BLS_CODE ${code} is not a code`;
  if (group !== 'total' && group !== 'major' && group !== 'detailed') return `GROUP ${group} is not known`;
  if (employment === null || growth === null || openings === null)
    return `${code} lacks employment, growth or openings`;
  return {
    code,
    title,
    group,
    employment: people(employment),
    growth,
    openings: people(openings),
    selfEmployed: numberOf(cells.SELF_EMPLOYED_PCT),
    education: textOf(cells.ENTRY_EDUCATION),
    experience: textOf(cells.EXPERIENCE),
    training: textOf(cells.TRAINING),
  };
}
