/** Waiting lists in Common Data Sets (C2): the newest year of each university. */
import { type Cells, loadSource, type Reading, readCsv } from '../source.ts';
import { count, type Figure } from '../unit-rows.ts';

interface CdsWaitlistRow {
  unitid: number;
  year: string;
  offered: Figure;
  accepted: Figure;
  admitted: Figure;
}

const offered = count('OFFERED_PLACE');
const accepted = count('ACCEPTED_PLACE');
const admitted = count('ADMITTED_FROM_WAITLIST');

function waitlist(cells: Cells): CdsWaitlistRow | string {
  const faults: string[] = [];
  const fault = (reason: string) => void faults.push(reason);
  const row = {
    unitid: Number(cells.UNITID),
    year: cells.CDS_YEAR ?? '',
    offered: offered(cells, fault),
    accepted: accepted(cells, fault),
    admitted: admitted(cells, fault),
  };
  const [places, takers, entrants] = [row.offered, row.accepted, row.admitted];
  if (cells.HAS_WAITLIST !== 'True') return 'HAS_WAITLIST: no list';
  if (faults[0]) return faults[0];
  if (typeof places === 'number' && typeof takers === 'number' && takers > places)
    return 'more took a place than got one';
  if (typeof takers === 'number' && typeof entrants === 'number' && entrants > takers) {
    return 'more were admitted than waited';
  }
  return row;
}

export function readCdsWaitlist(): Reading<CdsWaitlistRow> {
  const reading = readCsv(loadSource(import.meta.dirname), waitlist);
  const newest = new Map<number, CdsWaitlistRow>();
  for (const row of reading.rows) {
    if (row.year > (newest.get(row.unitid)?.year ?? '')) newest.set(row.unitid, row);
  }
  return { ...reading, rows: [...newest.values()] };
}
