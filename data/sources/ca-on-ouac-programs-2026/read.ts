/** Program codes of Ontario's application service of February 2026, with averages the universities state for entry in 2025. */
import { type Cells, loadSource, type Reading, readCsv, textOf } from '../source.ts';

export interface OntarioCodeRow {
  university: string;
  code: string;
  name: string;
  /** As the university's own page has it: "Low 80s", "Class of 2025 entering class mean: 96.3%". */
  publishedAverage: string | null;
}

export const readOntarioCodes = (): Reading<OntarioCodeRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): OntarioCodeRow | string {
  const university = textOf(cells.UNIVERSITY);
  const code = textOf(cells.OUAC_CODE);
  const name = textOf(cells.PROGRAM);
  if (!university || !code || !name) return 'no university, code or name';
  return { university, code, name, publishedAverage: textOf(cells.PUBLISHED_AVERAGE_2025_26) };
}
