/** The vintages of every figure in the order they are asked: what docs/data.md shows and provenance.json spells out. */
import type { FactField } from '#schema/domain/facts.ts';
import { ATHLETICS } from './athletics.ts';
import { DESIGNATION_VINTAGES } from './designations.ts';
import { HOUSING } from './housing.ts';
import {
  ACT,
  ADMISSION_POLICY,
  AFFILIATION,
  AID,
  CALENDAR,
  HEADCOUNT,
  NET_PRICE_BY_INCOME,
  NUMBERS,
  PROGRAMS,
  SAT,
  SETTING,
  TYPE,
  type Vintage,
  WEBSITE,
  YEAR_FOUNDED,
} from './vintages.ts';

/** Empty where no source of the United States has the figure. */
export const FIELD_VINTAGES: Record<FactField, readonly Vintage<unknown>[]> = {
  ...NUMBERS,
  type: TYPE,
  yearFounded: Object.values(YEAR_FOUNDED),
  website: WEBSITE,
  studentPopulation: HEADCOUNT,
  undergraduateEnrollment: HEADCOUNT,
  graduateEnrollment: HEADCOUNT,
  admissionPolicy: ADMISSION_POLICY,
  satRange: SAT,
  actRange: ACT,
  percentReceivingAid: AID,
  averageAidAmount: AID,
  netPriceByIncome: NET_PRICE_BY_INCOME,
  religiousAffiliation: AFFILIATION,
  academicCalendar: CALENDAR,
  campusSetting: SETTING,
  housingOptions: HOUSING,
  studentOrganizations: [],
  athleticsDivision: ATHLETICS,
  designations: DESIGNATION_VINTAGES,
  programs: PROGRAMS,
  enteringAverage: [],
  employmentRate: [],
};
