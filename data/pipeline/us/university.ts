/** One institution's record: values by the order of the vintages, each with its source or the reason it is missing. */

import type { EarningsLines } from '#schema/domain/programs/earnings-check.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { EMPTY_RECORD } from '#schema/domain/record/empty-record.ts';
import type { ReligiousGroup, UniversityType } from '#schema/domain/record/enums.ts';
import type { FactField, MissingReason } from '#schema/domain/record/facts.ts';
import { isOfPeople } from '#schema/domain/record/small-cohorts.ts';
import { type AidNumber, type Cohort, OPEN } from '#schema/domain/record/university-figures.ts';
import { isInState } from '../lint/places.ts';
import { ACT, ADMISSION_POLICY, SAT } from './admission-vintages.ts';
import {
  ADMISSION_FACTOR_VINTAGES,
  APPLICATION_PARTS,
  DEADLINES,
  EARLY_DECISION,
  TEST_POLICY,
  WAITLIST,
} from './application-vintages.ts';
import { ATHLETICS, sportsOf } from './athletics.ts';
import { AID, NET_PRICES } from './cost-vintages.ts';
import { DESIGNATION_VINTAGES } from './designations.ts';
import { EARNINGS_LINES } from './earnings-lines.ts';
import type { RorLink } from './founding.ts';
import { HOUSING } from './housing.ts';
import { imageOf } from './images.ts';
import {
  ACCESS_EARNINGS_OF_CARNEGIESAEC,
  CARNEGIE_CLASS,
  HIGHEST_DEGREE_OF_HDEGOFR1,
  RESEARCH_OF_CARNEGIERSCH,
} from './ipeds-codes.ts';
import { NUMBERS, type NumberField } from './number-vintages.ts';
import { oneStatement } from './one-statement.ts';
import { type Override, overrideKeyOf } from './overrides.ts';
import { PRICE_PARITY, RENT, SAFETY } from './place-vintages.ts';
import type { UsRows } from './rows.ts';
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
import { choose, provenanceKeyOf, type Vintage } from './vintages.ts';

/** Picks values and keeps account of where each comes from, or why it is missing. */
class Ledger {
  readonly facts: Partial<Record<FactField, string>> = {};
  readonly missing: Partial<Record<FactField, MissingReason>> = {};
  readonly cohorts: Partial<Record<FactField, Cohort>> = {};
  readonly #rows: UsRows;

  constructor(rows: UsRows) {
    this.#rows = rows;
  }

  pick<T>(fields: readonly FactField[], vintages: readonly Vintage<T>[]): T | null {
    const choice = choose(vintages, this.#rows);
    for (const field of fields) {
      if ('reason' in choice) this.missing[field] = choice.reason;
      else {
        this.facts[field] = choice.key;
        if (choice.cohort && isOfPeople(field)) this.cohorts[field] = choice.cohort;
      }
    }
    return choice.value;
  }

  /** Notes where a value comes from that no vintage reads from the rows. */
  note(field: FactField, key: string): void {
    delete this.missing[field];
    delete this.cohorts[field];
    this.facts[field] = key;
  }

  /** Takes back a value that does not apply after all. */
  drop(field: FactField, reason: MissingReason): null {
    delete this.facts[field];
    delete this.cohorts[field];
    this.missing[field] = reason;
    return null;
  }
}

/** Lists that do not cover every school: one that is not in them may well have said it elsewhere. */
const OF_SOME_SCHOOLS = ['deadlines', 'earlyDecision', 'waitlist', 'rent', 'priceParity'] as const;

/** The figures that are what their vintages say. */
const NUMBER_FIELDS = Object.keys(NUMBERS) as NumberField[];

/** What is known of an institution beside its rows. */
export interface Findings {
  name: string;
  /** Its town, spelled as most schools there spell it. */
  city: string | null;
  link: RorLink | undefined;
  /** The campuses with which it shares pay and debt. */
  aidNumber: AidNumber | null;
  /** Two-digit CIP to the nation's pay with a bachelor's degree in it, of the fields it teaches beyond that degree. */
  bachelorPay: EarningsLines['fields'];
  hasPrograms: boolean;
  /** Whether any program has pay or debt. */
  hasEarnings: boolean;
  overrides: ReadonlyMap<string, Override>;
}

/** The record of an institution, all but the description. */
export function universityOf(id: number, rows: UsRows, findings: Findings): Omit<UniversityRecord, 'description'> {
  const ledger = new Ledger(rows);
  const override = (field: Override['field']) => findings.overrides.get(`${id} ${field}`);
  const { hd2024 } = rows;
  const number = (field: NumberField): number | null => {
    const correction = override(field);
    if (!correction) return ledger.pick([field], NUMBERS[field]);
    if (correction.value === null) return ledger.drop(field, 'not-reported');
    ledger.note(field, overrideKeyOf(correction));
    return correction.value as number;
  };

  const numbers = Object.fromEntries(NUMBER_FIELDS.map((field) => [field, number(field)])) as Record<
    NumberField,
    number | null
  >;
  const headcount = ledger.pick(['studentPopulation', 'undergraduateEnrollment', 'graduateEnrollment'], HEADCOUNT);
  if (headcount && headcount.total === null) ledger.drop('studentPopulation', 'not-reported');
  const teachesGraduates = hd2024?.offersGraduate === 1 || (headcount?.graduate ?? 0) > 0;
  if (!teachesGraduates) ledger.drop('graduateEnrollment', 'not-applicable');
  else if (headcount && headcount.graduate === null) ledger.drop('graduateEnrollment', 'not-reported');
  const aid = ledger.pick(['percentReceivingAid', 'averageAidAmount'], AID);
  if (aid && aid.average === null) ledger.drop('averageAidAmount', 'not-applicable');
  const sat = ledger.pick(['satRange'], SAT);
  const act = ledger.pick(['actRange'], ACT);
  const admissionPolicy = ledger.pick(['admissionPolicy'], ADMISSION_POLICY);
  const reportedFactors = ledger.pick(['admissionFactors'], ADMISSION_FACTOR_VINTAGES);
  const earlyDecision = ledger.pick(['earlyDecision'], EARLY_DECISION);
  const waitlist = ledger.pick(['waitlist'], WAITLIST);
  const statedTests = ledger.pick(['testPolicy'], TEST_POLICY);
  // Anyone who admits everybody asks nobody for a test.
  const testPolicy = admissionPolicy === 'open' ? ledger.drop('testPolicy', 'not-applicable') : statedTests;
  const { admissionFactors, applicationParts } = oneStatement({
    testPolicy,
    admissionFactors: reportedFactors,
    applicationParts: ledger.pick(['applicationParts'], APPLICATION_PARTS),
  });
  if (admissionFactors === null && reportedFactors !== null) ledger.drop('admissionFactors', 'not-reported');
  const choosesStudents = admissionPolicy === 'selective' || ledger.missing.admissionPolicy === 'not-reported';
  const acceptanceRate = choosesStudents ? numbers.acceptanceRate : ledger.drop('acceptanceRate', 'not-applicable');
  if (!choosesStudents) {
    for (const field of ['satRange', 'actRange', 'admissionFactors', 'earlyDecision', 'waitlist'] as const) {
      if (ledger.missing[field]) ledger.drop(field, 'not-applicable');
    }
  }
  const graduationRates = ledger.pick(['graduationRates'], GRADUATION_RATES);
  if (rows.ic2024 && rows.ic2024.firstTimeStudents !== 1) {
    // Both rates are of students who enter first-time and full-time: IC2024 FT_FTUG says that there are none.
    for (const field of ['graduationRate', 'graduationRatePell', 'graduationRates', 'retentionRate'] as const) {
      if (ledger.missing[field]) ledger.drop(field, 'not-applicable');
    }
  }
  // Community colleges with a bachelor's program or two report those who enter for a bachelor's degree: often nobody.
  if (ledger.missing.retentionRate && rows.ef2022d?.cohort === 0) ledger.drop('retentionRate', 'not-applicable');
  const typeOverride = override('type');
  const reportedType = ledger.pick(['type'], TYPE);
  if (typeOverride) ledger.note('type', overrideKeyOf(typeOverride));
  const type = (typeOverride?.value as UniversityType | undefined) ?? reportedType;
  const affiliation = ledger.pick(['religiousAffiliation'], AFFILIATION);
  const affiliationOverride = override('religiousAffiliation');
  if (affiliationOverride) ledger.note('religiousAffiliation', overrideKeyOf(affiliationOverride));
  const setting = ledger.pick(['campusSetting'], SETTING);

  const athletics = ledger.pick(['athleticsDivision'], ATHLETICS);
  ledger.drop('studentOrganizations', 'no-source');
  if (findings.hasPrograms) ledger.note('programs', provenanceKeyOf(PROGRAMS[0]));
  else ledger.drop('programs', 'not-reported');

  const link = findings.link?.ror.established ? findings.link : undefined;
  const foundedOverride = override('yearFounded');
  if (foundedOverride?.value) ledger.note('yearFounded', overrideKeyOf(foundedOverride));
  else if (foundedOverride) ledger.drop('yearFounded', 'no-source');
  else if (link) ledger.note('yearFounded', provenanceKeyOf(YEAR_FOUNDED[link.table]));
  else ledger.drop('yearFounded', 'no-source');
  if (findings.hasEarnings) ledger.note('programEarnings', provenanceKeyOf(PROGRAM_EARNINGS[0]));
  else
    ledger.drop('programEarnings', findings.hasPrograms && rows['net-price-2026-06'] ? 'suppressed' : 'not-reported');
  ledger.pick(['trends'], TRENDS);
  const netPrices = ledger.pick(['netPrice', 'netPriceByIncome'], NET_PRICES);
  if (netPrices && !netPrices.bands) ledger.drop('netPriceByIncome', netPrices.bandsMissing);

  const lines = ledger.pick(['earningsLines'], EARNINGS_LINES);
  const website = ledger.pick(['website'], WEBSITE);
  const image = rows['us-images'];
  const isPlaced = liesInItsState(rows);

  const figures = {
    testPolicy,
    deadlines: ledger.pick(['deadlines'], DEADLINES),
    applicationParts,
    admissionFactors,
    earlyDecision,
    waitlist,
    graduationRates,
    outcomes: ledger.pick(['outcomes'], OUTCOMES),
    studentBody: ledger.pick(['studentBody'], STUDENT_BODY),
    services: ledger.pick(['services'], SERVICES),
    links: ledger.pick(['links'], LINKS),
    rent: ledger.pick(['rent'], RENT),
    priceParity: ledger.pick(['priceParity'], PRICE_PARITY),
    safety: ledger.pick(['safety'], SAFETY),
  };
  for (const field of OF_SOME_SCHOOLS) {
    if (ledger.missing[field] === 'not-reported') ledger.drop(field, 'no-source');
  }

  return {
    ...EMPTY_RECORD,
    ...numbers,
    id,
    name: findings.name,
    city: findings.city,
    state: hd2024?.state ?? '',
    country: 'US',
    type,
    kind: 'bachelors',
    status: OPEN,
    website,
    latitude: isPlaced ? (hd2024?.latitude ?? null) : null,
    longitude: isPlaced ? (hd2024?.longitude ?? null) : null,
    currency: 'USD',
    percentReceivingAid: aid?.percent ?? null,
    averageAidAmount: aid?.average ?? null,
    netPrice: netPrices?.price ?? null,
    netPriceByIncome: netPrices?.bands ?? null,
    yearFounded: foundedOverride ? (foundedOverride.value as number | null) : (link?.ror.established ?? null),
    studentPopulation: headcount?.total ?? null,
    undergraduateEnrollment: headcount?.undergraduate ?? null,
    graduateEnrollment: teachesGraduates ? (headcount?.graduate ?? null) : null,
    acceptanceRate,
    admissionPolicy,
    satReading: sat?.reading ?? null,
    satMath: sat?.math ?? null,
    actComposite: act,
    religiousAffiliation: (affiliationOverride?.value as ReligiousGroup | undefined) ?? affiliation?.group ?? null,
    religiousDenomination: affiliation?.label ?? null,
    academicCalendar: ledger.pick(['academicCalendar'], CALENDAR),
    campusSetting: setting?.setting ?? null,
    locale: setting?.label ?? null,
    housingOptions: ledger.pick(['housingOptions'], HOUSING),
    athleticsDivision: athletics?.division ?? null,
    athleticsConference: athletics?.conference ?? null,
    sports: sportsOf(rows),
    designations: (ledger.pick(['designations'], DESIGNATION_VINTAGES) ?? []).filter(
      (designation) => designation !== 'womens' || !override('womens'),
    ),
    carnegieClass: CARNEGIE_CLASS[hd2024?.carnegieClass ?? 0] ?? null,
    researchDesignation: RESEARCH_OF_CARNEGIERSCH[hd2024?.carnegieResearch ?? 0] ?? null,
    accessEarnings: ACCESS_EARNINGS_OF_CARNEGIESAEC[hd2024?.carnegieAccess ?? 0] ?? null,
    onlineShare: ledger.pick(['onlineShare'], ONLINE_SHARE),
    highestAward: HIGHEST_DEGREE_OF_HDEGOFR1[hd2024?.highestDegree ?? 0] ?? null,
    image: image && !override('image') ? imageOf(image) : null,
    ...figures,
    aidNumber: findings.aidNumber,
    earningsLines: lines && { ...lines, fields: findings.bachelorPay },
    cohorts: ledger.cohorts,
    facts: ledger.facts,
    missing: ledger.missing,
  };
}

/** False where the directory has moved the address to another state and left the coordinates behind. */
export function liesInItsState({ hd2024 }: UsRows): boolean {
  const { state, latitude, longitude } = hd2024 ?? {};
  return Boolean(state) && latitude != null && longitude != null && isInState(state ?? '', latitude, longitude);
}
