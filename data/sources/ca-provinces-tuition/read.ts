/** Average tuition in Canada's provinces, by level of study and by Canadian or international student. */
import { CA_PROVINCES } from '#schema/domain/places/english-places.ts';
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export const TUITION_LEVELS = [
  'canadian_undergraduate',
  'canadian_graduate',
  'international_undergraduate',
  'international_graduate',
] as const;
export type TuitionLevel = (typeof TUITION_LEVELS)[number];

export interface ProvinceTuitionRow {
  /** Code of the province; CA for the whole country. */
  province: string;
  level: TuitionLevel;
  /** "2023/2024" */
  year: string;
  /** Canadian dollars a year. */
  tuition: number;
  /** Copied from a page other than Statistics Canada's own table. */
  secondary: boolean;
}

export const readProvincesTuition = (): Reading<ProvinceTuitionRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): ProvinceTuitionRow | string {
  const province = textOf(cells.province);
  const level = TUITION_LEVELS.find((known) => known === cells.level);
  const year = textOf(cells.year);
  const tuition = numberOf(cells.tuition_cad);
  if (!province || (province !== 'CA' && !CA_PROVINCES[province])) return `unknown province ${province ?? ''}`;
  if (!level) return `${province}: unknown level ${cells.level ?? ''}`;
  if (!year || tuition === null || tuition <= 0) return `${province}, ${level}: no year or no amount`;
  return { province, level, year, tuition, secondary: /secondary/.test(cells.source ?? '') };
}
