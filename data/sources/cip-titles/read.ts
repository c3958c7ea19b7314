/** CIP 2020: titles of the six-digit codes. */
import { loadSource, type Reading, readCsv, textOf } from '../source.ts';

export interface CipTitleRow {
  cip: string;
  title: string;
}

export const readCipTitles = (): Reading<CipTitleRow> =>
  readCsv(loadSource(import.meta.dirname), (cells) => {
    const cip = cells.CIPCODE ?? '';
    const title = textOf(cells.CIPTITLE);
    if (!/^\d{2}(\.\d{4})?$/.test(cip)) return `CIPCODE ${cip} is not a code`;
    return title ? { cip, title } : 'CIPTITLE is empty';
  });
