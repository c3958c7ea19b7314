/** HUD Fair Market Rents of fiscal year 2026: monthly, utilities included, by county; in New England by town. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface HudRentRow {
  /** Five-digit FIPS code. */
  county: string;
  countyName: string;
  state: string;
  /** Only in New England, "Amherst town" say. */
  town: string | null;
  area: string;
  studio: number;
  oneBedroom: number;
  twoBedroom: number;
}

function rent(cells: Cells): HudRentRow | string {
  const [studio, oneBedroom, twoBedroom] = ['FMR_0', 'FMR_1', 'FMR_2'].map((name) => numberOf(cells[name]) ?? 0);
  if (!studio || !oneBedroom || !twoBedroom || studio < 100 || twoBedroom > 10_000) return 'FMR: no rents of a month';
  return {
    county: cells.COUNTYFIPS?.padStart(5, '0') ?? '',
    countyName: textOf(cells.COUNTY) ?? '',
    state: cells.STABBR ?? '',
    town: textOf(cells.TOWN),
    area: textOf(cells.HUD_AREA) ?? '',
    studio,
    oneBedroom,
    twoBedroom,
  };
}

export const readHudRents = (): Reading<HudRentRow> => readCsv(loadSource(import.meta.dirname), rent);
