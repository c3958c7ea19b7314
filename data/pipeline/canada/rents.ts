/** Average rents of a university's city, from CMHC's survey of purpose-built apartments. */
import type { Rent } from '#schema/domain/record/university-figures.ts';
import type { CanadaRentRow } from '../../sources/ca-rents-2025/read.ts';
import { nameKey } from '../name-key.ts';
import type { Figure } from './figures.ts';
import areas from './rent-areas.json' with { type: 'json' };

const AREA_OF_TOWN: Readonly<Record<string, string>> = areas;
/** Areas that towns are put into by hand; a test holds each against the source. */
export const RENT_AREAS: readonly string[] = [...new Set(Object.values(AREA_OF_TOWN))];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2025-10" as "October 2025". */
function periodOf(survey: string): string {
  const [year, month] = survey.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year ?? ''}`.trim();
}

/** Rent in the metropolitan area or agglomeration of a town; null for a town in none of the survey's. */
export function rentFigure(city: string | null, province: string, rows: readonly CanadaRentRow[]): Figure<Rent> | null {
  if (!city) return null;
  const key = nameKey(AREA_OF_TOWN[`${city}, ${province}`] ?? city);
  const row = rows.find((one) => one.province === province && nameKey(one.area) === key);
  if (!row) return null;
  const { studio, oneBedroom, twoBedroom, area, survey } = row;
  const period = periodOf(survey);
  return {
    value: { studio, oneBedroom, twoBedroom, area, period },
    from: 'ca-rents-2025',
    provenance: {
      source: 'Canada Mortgage and Housing Corporation (CMHC), Rental Market Survey',
      variable: 'average monthly rent of purpose-built apartments in the metropolitan area or town',
      year: period,
      url: 'https://www.cmhc-schl.gc.ca/professionals/housing-markets-data-and-research/housing-data/data-tables/rental-market',
    },
  };
}
