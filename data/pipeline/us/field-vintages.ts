/** The vintages of every figure in the order they are asked: what docs/data.md shows and provenance.json spells out. */
import type { FactField } from '#schema/domain/record/facts.ts';
import { ACT, ADMISSION_POLICY, SAT } from './admission-vintages.ts';
import {
  ADMISSION_FACTOR_VINTAGES,
  APPLICATION_PARTS,
  DEADLINES,
  EARLY_DECISION,
  TEST_POLICY,
  WAITLIST,
} from './application-vintages.ts';
import { ATHLETICS } from './athletics.ts';
import { AID, NET_PRICES } from './cost-vintages.ts';
import { DESIGNATION_VINTAGES } from './designations.ts';
import { EARNINGS_LINES } from './earnings-lines.ts';
import { HOUSING } from './housing.ts';
import { NUMBERS } from './number-vintages.ts';
import { PRICE_PARITY, RENT, SAFETY } from './place-vintages.ts';
import {
  AFFILIATION,
  CALENDAR,
  LINKS,
  PROGRAM_EARNINGS,
  PROGRAMS,
  SERVICES,
  SETTING,
  TYPE,
  WEBSITE,
  YEAR_FOUNDED,
} from './school-vintages.ts';
import { GRADUATION_RATES, HEADCOUNT, ONLINE_SHARE, OUTCOMES, STUDENT_BODY } from './student-vintages.ts';
import { TRENDS } from './trends.ts';
import type { Vintage } from './vintages.ts';

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
  netPrice: NET_PRICES,
  netPriceByIncome: NET_PRICES,
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
  status: [],
  kind: [],
  testPolicy: TEST_POLICY,
  deadlines: DEADLINES,
  applicationParts: APPLICATION_PARTS,
  admissionFactors: ADMISSION_FACTOR_VINTAGES,
  earlyDecision: EARLY_DECISION,
  waitlist: WAITLIST,
  graduationRates: GRADUATION_RATES,
  outcomes: OUTCOMES,
  studentBody: STUDENT_BODY,
  services: SERVICES,
  links: LINKS,
  rent: RENT,
  priceParity: PRICE_PARITY,
  safety: SAFETY,
  trends: TRENDS,
  programEarnings: PROGRAM_EARNINGS,
  earningsLines: EARNINGS_LINES,
  enrolmentByYear: [],
  enteringAverages: [],
  employmentByField: [],
  ontarioPrograms: [],
  applicationRoutes: [],
  tuitionOtherProvinces: [],
  accreditedSchools: [],
  onlineShare: ONLINE_SHARE,
};
