/** Offences reported on main campuses under the Clery Act: the counts of each institution, by year. */
import { type Cells, loadSource, numberOf, type Reading, readCsv } from '../source.ts';

export interface CleryYear {
  year: string;
  murder: number;
  sexualOffences: number;
  robbery: number;
  aggravatedAssault: number;
  burglary: number;
  motorVehicleTheft: number;
  arson: number;
}
interface CleryRow {
  unitid: number;
  years: CleryYear[];
}

function yearOf(cells: Cells): { unitid: number; counts: CleryYear } | string {
  const faults: string[] = [];
  const reports = (...names: string[]): number =>
    names.reduce((sum, name) => {
      const value = numberOf(cells[name]);
      if (value === null || value < 0 || !Number.isInteger(value)) faults.push(`${name}: no count`);
      return sum + (value ?? 0);
    }, 0);
  const counts = {
    year: cells.YEAR ?? '',
    murder: reports('MURDER'),
    sexualOffences: reports('RAPE', 'FONDLING', 'INCEST', 'STATUTORY_RAPE'),
    robbery: reports('ROBBERY'),
    aggravatedAssault: reports('AGG_ASSAULT'),
    burglary: reports('BURGLARY'),
    motorVehicleTheft: reports('MOTOR_VEHICLE_THEFT'),
    arson: reports('ARSON'),
  };
  return faults[0] ?? { unitid: Number(cells.UNITID), counts };
}

/** One row an institution, its years in order. */
export function readClery(): Reading<CleryRow> {
  const reading = readCsv(loadSource(import.meta.dirname), yearOf);
  const byUnit = Map.groupBy(reading.rows, ({ unitid }) => unitid);
  const rows = [...byUnit].map(([unitid, years]) => ({
    unitid,
    years: years.map(({ counts }) => counts).sort((a, b) => (a.year < b.year ? -1 : 1)),
  }));
  return { ...reading, rows };
}
