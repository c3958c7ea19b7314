/** BLS, SOC 2018: what people of each detailed occupation do, one paragraph each. */
import { type Cells, loadSource, type Reading, readCsv, textOf } from '../source.ts';

export interface SocDefinitionRow {
  soc: string;
  title: string;
  definition: string;
}

export const readSocDefinitions = (): Reading<SocDefinitionRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): SocDefinitionRow | string {
  const { SOC: soc = '' } = cells;
  const title = textOf(cells.TITLE);
  const definition = textOf(cells.DEFINITION);
  if (!/^\d{2}-\d{4}$/.test(soc)) return `SOC ${soc} is not a code`;
  if (title === null || definition === null) return `${soc} lacks a title or a definition`;
  return { soc, title, definition };
}
