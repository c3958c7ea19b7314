/** Average rent of purpose-built apartments in Canadian cities (census metropolitan areas and agglomerations). */
import { CA_PROVINCES } from '#schema/domain/places/english-places.ts';
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface CanadaRentRow {
  /** The city as CMHC names it: "Kitchener - Cambridge - Waterloo". */
  area: string;
  province: string;
  /** Year and month of the survey, "2025-10". */
  survey: string;
  /** Canadian dollars a month; null where withheld. */
  studio: number | null;
  oneBedroom: number | null;
  twoBedroom: number | null;
}

/** Rows of cities; those of whole provinces are rejected, as nobody rents in one. */
export const readCanadaRents = (): Reading<CanadaRentRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CanadaRentRow | string {
  const area = textOf(cells.NAME);
  const province = textOf(cells.PROVINCE);
  const survey = textOf(cells.SURVEY);
  if (!area || !survey || !province || !CA_PROVINCES[province]) return 'no area, survey or province';
  if (cells.LEVEL !== 'cma') return `${area}: a whole province`;
  const rents = {
    studio: numberOf(cells.AVG_RENT_STUDIO),
    oneBedroom: numberOf(cells.AVG_RENT_1BR),
    twoBedroom: numberOf(cells.AVG_RENT_2BR),
  };
  if (Object.values(rents).every((rent) => rent === null)) return `${area}: every rent is withheld`;
  // CMHC marks cities that grew out of their old bounds with a letter ("Amos V").
  return { area: area.replace(/ V$/, ''), province, survey, ...rents };
}
