/** NCES and BLS, CIP 2020 to SOC 2018: which occupations a program prepares for by its content, many to many, without weights. */
import { type Cells, loadSource, type Reading, readCsv, textOf } from '../source.ts';

export interface CipSocRow {
  /** Six-digit CIP 2020 code. */
  cip: string;
  /** Detailed SOC 2018 code. */
  soc: string;
  /** The code under which BLS publishes wages and projections, which may hold several SOC codes; null for the military. */
  blsCode: string | null;
  /** Whether the occupation is teaching this field at a college. */
  teachesIt: boolean;
}

export const readCipSoc = (): Reading<CipSocRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CipSocRow | string {
  const { CIPCODE: cip = '', SOC: soc = '', MATCH: match = '', TEACHES_IT: teaches = '' } = cells;
  const blsCode = textOf(cells.BLS_CODE);
  if (!/^\d{2}\.\d{4}$/.test(cip)) return `CIPCODE ${cip} is not a six-digit code`;
  if (!/^\d{2}-\d{4}$/.test(soc)) return `SOC ${soc} is not a code`;
  if ((blsCode === null) !== (match === 'none')) return `BLS_CODE and MATCH ${match} do not agree`;
  return { cip, soc, blsCode, teachesIt: teaches === '1' };
}
