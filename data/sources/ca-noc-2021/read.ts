/** Statistics Canada, NOC 2021: titles and definitions of the unit groups in both languages. */
import { type Cells, loadSource, type Reading, readCsv, textOf } from '../source.ts';

export interface NocRow {
  noc: string;
  title: { en: string; fr: string };
  definition: { en: string; fr: string };
}

export const readNoc = (): Reading<NocRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): NocRow | string {
  const { NOC2021: noc = '' } = cells;
  const [titleEn, titleFr, definitionEn, definitionFr] = [
    textOf(cells.TITLE_EN),
    textOf(cells.TITLE_FR),
    textOf(cells.DEFINITION_EN),
    textOf(cells.DEFINITION_FR),
  ];
  if (!/^\d{5}$/.test(noc)) return `NOC2021 ${noc} is not a code`;
  if (titleEn === null || titleFr === null || definitionEn === null || definitionFr === null)
    return `${noc} lacks a title or a definition`;
  return { noc, title: { en: titleEn, fr: titleFr }, definition: { en: definitionEn, fr: definitionFr } };
}
