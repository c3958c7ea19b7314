/** Province of British Columbia: NOC 2021 to SOC 2018, many to many. */
import { type Cells, loadSource, type Reading, readCsv } from '../source.ts';

export interface NocSocRow {
  noc: string;
  soc: string;
}

export const readNocSoc = (): Reading<NocSocRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): NocSocRow | string {
  const { NOC2021: noc = '', SOC: soc = '' } = cells;
  if (!/^\d{5}$/.test(noc)) return `NOC2021 ${noc} is not a code`;
  if (!/^\d{2}-\d{4}$/.test(soc)) return `SOC ${soc} is not a code`;
  return { noc, soc };
}
