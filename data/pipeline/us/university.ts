/** One institution's record: values by the order of the vintages, each with its source or the reason it is missing. */
import type { UniversityRecord } from '#schema/domain/dataset.ts';
import type { ReligiousGroup } from '#schema/domain/enums.ts';
import type { FactField, MissingReason } from '#schema/domain/facts.ts';
import { NO_PAGE_FIGURES, OPEN } from '#schema/domain/university-figures.ts';
import { ATHLETICS } from './athletics.ts';
import { DESIGNATION_VINTAGES } from './designations.ts';
import type { RorLink } from './founding.ts';
import { HOUSING } from './housing.ts';
import { imageOf } from './images.ts';
import { CARNEGIE_BASIC, HIGHEST_AWARD_OF_HLOFFER } from './ipeds-codes.ts';
import { titleCase } from './names.ts';
import { type Override, overrideKeyOf } from './overrides.ts';
import type { UsRows } from './rows.ts';
import {
  ACT,
  ADMISSION_POLICY,
  AFFILIATION,
  AID,
  CALENDAR,
  choose,
  HEADCOUNT,
  NET_PRICE_BY_INCOME,
  NUMBERS,
  type NumberField,
  PROGRAMS,
  provenanceKeyOf,
  SAT,
  SETTING,
  TYPE,
  type Vintage,
  WEBSITE,
  YEAR_FOUNDED,
} from './vintages.ts';

/** Picks values and keeps account of where each comes from, or why it is missing. */
class Ledger {
  readonly facts: Partial<Record<FactField, string>> = {};
  readonly missing: Partial<Record<FactField, MissingReason>> = {};
  readonly #rows: UsRows;

  constructor(rows: UsRows) {
    this.#rows = rows;
  }

  pick<T>(fields: readonly FactField[], vintages: readonly Vintage<T>[]): T | null {
    const choice = choose(vintages, this.#rows);
    for (const field of fields) {
      if ('reason' in choice) this.missing[field] = choice.reason;
      else this.facts[field] = choice.key;
    }
    return choice.value;
  }

  /** Notes where a value comes from that no vintage reads from the rows. */
  note(field: FactField, key: string): void {
    delete this.missing[field];
    this.facts[field] = key;
  }

  /** Takes back a value that does not apply after all. */
  drop(field: FactField, reason: MissingReason): null {
    delete this.facts[field];
    this.missing[field] = reason;
    return null;
  }
}

/** What is known of an institution beside its rows. */
export interface Findings {
  name: string;
  link: RorLink | undefined;
  hasPrograms: boolean;
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
  const reportedRate = number('acceptanceRate');
  const choosesStudents = admissionPolicy === 'selective' || ledger.missing.admissionPolicy === 'not-reported';
  const acceptanceRate = choosesStudents ? reportedRate : ledger.drop('acceptanceRate', 'not-applicable');
  if (!choosesStudents) {
    for (const field of ['satRange', 'actRange'] as const)
      if (ledger.missing[field]) ledger.drop(field, 'not-applicable');
  }
  const graduationRate = number('graduationRate');
  const retentionRate = number('retentionRate');
  if (rows.ic2023 && rows.ic2023.firstTimeStudents !== 1) {
    // Both rates are of students who enter first-time and full-time: IC FT_FTUG says that there are none.
    for (const field of ['graduationRate', 'retentionRate'] as const) {
      if (ledger.missing[field]) ledger.drop(field, 'not-applicable');
    }
  }
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
  const website = ledger.pick(['website'], WEBSITE);
  const image = rows['us-images'];

  return {
    id,
    name: findings.name,
    city: spellCity(hd2024?.city ?? null),
    state: hd2024?.state ?? '',
    country: 'US',
    type: ledger.pick(['type'], TYPE),
    kind: 'bachelors',
    status: OPEN,
    website,
    latitude: hd2024?.latitude ?? null,
    longitude: hd2024?.longitude ?? null,
    currency: 'USD',
    tuition: number('tuition'),
    tuitionInState: number('tuitionInState'),
    provincialAverage: null,
    roomAndBoard: number('roomAndBoard'),
    booksAndSupplies: number('booksAndSupplies'),
    otherExpenses: number('otherExpenses'),
    percentReceivingAid: aid?.percent ?? null,
    averageAidAmount: aid?.average ?? null,
    percentPell: number('percentPell'),
    netPrice: number('netPrice'),
    netPriceByIncome: ledger.pick(['netPriceByIncome'], NET_PRICE_BY_INCOME),
    medianEarnings: number('medianEarnings'),
    medianDebt: number('medianDebt'),
    yearFounded: foundedOverride ? (foundedOverride.value as number | null) : (link?.ror.established ?? null),
    studentPopulation: headcount?.total ?? null,
    undergraduateEnrollment: headcount?.undergraduate ?? null,
    graduateEnrollment: teachesGraduates ? (headcount?.graduate ?? null) : null,
    studentFacultyRatio: number('studentFacultyRatio'),
    acceptanceRate,
    admissionPolicy,
    satReading: sat?.reading ?? null,
    satMath: sat?.math ?? null,
    actComposite: act,
    graduationRate,
    retentionRate,
    enteringAverage: null,
    employmentRate: null,
    religiousAffiliation: (affiliationOverride?.value as ReligiousGroup | undefined) ?? affiliation?.group ?? null,
    religiousDenomination: affiliation?.label ?? null,
    academicCalendar: ledger.pick(['academicCalendar'], CALENDAR),
    campusSetting: setting?.setting ?? null,
    locale: setting?.label ?? null,
    housingOptions: ledger.pick(['housingOptions'], HOUSING),
    studentOrganizations: null,
    athleticsDivision: athletics?.division ?? null,
    athleticsConference: athletics?.conference ?? null,
    designations: ledger.pick(['designations'], DESIGNATION_VINTAGES) ?? [],
    language: null,
    carnegieClass: CARNEGIE_BASIC[hd2024?.carnegieBasic ?? 0] ?? null,
    highestAward: HIGHEST_AWARD_OF_HLOFFER[hd2024?.highestOffering ?? 0] ?? null,
    image: image && !override('image') ? imageOf(image) : null,
    ...NO_PAGE_FIGURES,
    cohorts: {},
    facts: ledger.facts,
    missing: ledger.missing,
  };
}

/** Some schools type their city in capitals. */
function spellCity(city: string | null): string | null {
  return city && city.length > 4 && city === city.toUpperCase() ? titleCase(city) : city;
}
