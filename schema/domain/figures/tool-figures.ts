/** Figures of a school that assistants, cards and badges state by themselves: numbers, in the order of a page. */
import type { NumberField } from '../record/university-fields.ts';

export const TOOL_FIGURES = [
  'tuitionInDistrict',
  'tuitionInState',
  'tuition',
  'roomAndBoard',
  'netPrice',
  'percentReceivingAid',
  'averageAidAmount',
  'percentPell',
  'acceptanceRate',
  'graduationRate',
  'graduationRatePell',
  'retentionRate',
  'medianEarnings',
  'medianDebt',
  'employmentRate',
  'enteringAverage',
  'studentPopulation',
  'undergraduateEnrollment',
  'studentFacultyRatio',
  'yearFounded',
] as const satisfies readonly NumberField[];
export type ToolFigure = (typeof TOOL_FIGURES)[number];

/** Those of a school in a list. */
export const LISTED_FIGURES = [
  'tuitionInState',
  'tuition',
  'netPrice',
  'acceptanceRate',
  'graduationRate',
  'medianEarnings',
  'studentPopulation',
] as const satisfies readonly ToolFigure[];
