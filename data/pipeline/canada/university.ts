/** One Canadian institution: its rows to a record of the dataset. */

import { CHARGE_OTHERS_MORE } from '#schema/domain/money/your-price.ts';
import type { ProvenanceTable, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { EMPTY_RECORD } from '#schema/domain/record/empty-record.ts';
import type { DegreeLevel, Designation, UniversityType } from '#schema/domain/record/enums.ts';
import type { MissingReason } from '#schema/domain/record/facts.ts';
import {
  type AccreditedSchool,
  type ApplicationRoute,
  type EnrolmentTuple,
  type EnteringAverages,
  type FieldEmployment,
  type OntarioProgram,
  OPEN,
} from '#schema/domain/record/university-figures.ts';
import type { CanadaInstitutionRow, Stated } from '../../sources/ca-institutions/read.ts';
import type { CanadaRentRow } from '../../sources/ca-rents-2025/read.ts';
import type { TopupRow } from '../../sources/ca-topup/read.ts';
import { calendarFigure, isOnlineOnly, positionOf, religionFigure, settingFigure } from './campus.ts';
import { countsOf, type Enrolment } from './enrolment.ts';
import { feesOf } from './fees.ts';
import { type Figure, openLedger } from './figures.ts';
import levels from './levels.json' with { type: 'json' };
import { overrideFigure, overrideOf, textOverride } from './overrides.ts';
import { rateFigure } from './rates.ts';
import { rentFigure } from './rents.ts';
import { statedFigure, topupFigure } from './stated-figures.ts';

/** Features of a school that similarity may need and the record does not carry. */
export interface CanadaExtras {
  /** 1 where all teaching is at a distance; otherwise nobody publishes it. */
  distanceShare: number | null;
  system: null;
  level: DegreeLevel;
  language: string | null;
  /** The university it is federated or affiliated with. */
  parent: string | null;
  universitiesCanadaMember: boolean;
}

/** What all institutions share while they are built. */
export interface Context {
  provenance: ProvenanceTable;
  averages: ReadonlyMap<string, UniversityRecord['provincialAverage']>;
  cityPositions: ReadonlyMap<string, [number, number]>;
  rents: readonly CanadaRentRow[];
}

/** What other sources say of one institution. */
export interface Further {
  enrolmentByYear: Figure<EnrolmentTuple[]> | null;
  enteringAverages: Figure<EnteringAverages[]> | null;
  employmentByField: Figure<FieldEmployment[]> | null;
  ontarioPrograms: Figure<OntarioProgram[]> | null;
  /** How one applies; to be asked with what the institution is. */
  applicationRoutes(isPublic: boolean, website: string | null): Figure<ApplicationRoute[]> | null;
  accreditedSchools: Figure<AccreditedSchool[]> | null;
  /** That the programs table has rows of it, and what they rest on. */
  programs: Figure<true> | null;
}

const TYPES: Record<string, UniversityType> = {
  public: 'public',
  private: 'private',
  'private for-profit': 'for-profit',
};

/** What an institution is called here. */
export const nameOf = ({ name }: Pick<CanadaInstitutionRow, 'name'>): string => textOverride(name, 'name') ?? name;

/** The record of one institution and what else is known of it; its provenances go into the context's table. */
export function universityOf(
  id: number,
  row: CanadaInstitutionRow,
  topup: readonly TopupRow[],
  enrolment: Enrolment,
  further: Further,
  { provenance, averages, cityPositions, rents }: Context,
): { record: Omit<UniversityRecord, 'description'>; extras: CanadaExtras } {
  const ledger = openLedger(provenance);
  const city = textOverride(row.name, 'city') ?? row.city;
  const [latitude, longitude] = positionOf(row, city, cityPositions);
  const type = ledger.take('type', typeFigure(row));
  const religion = ledger.take('religiousAffiliation', religionFigure(row, topup, type));
  const website = ledger.take('website', websiteFigure(row));
  const fees = feesOf(row, topup);
  const onlineOnly = isOnlineOnly(row.name);
  const designations: Designation[] = onlineOnly ? ['online-only'] : [];
  if (onlineOnly) ledger.take('designations', designationFigure(row.name));
  const division = row.athletics && row.athletics.value !== row.athleticsConference ? row.athletics : null;
  const isUniversity = row.level !== 'college';
  const language = languageOf(row);
  const graduateEnrollment = ledger.take('graduateEnrollment', enrolment.graduateEnrollment);
  // Whether there are graduate students at all an older count tells as well.
  const level = levelOf(row.name, graduateEnrollment ?? row.graduate?.value ?? null);
  ledger.take('programs', further.programs);

  const record: Omit<UniversityRecord, 'description' | 'facts' | 'missing'> = {
    ...EMPTY_RECORD,
    id,
    name: nameOf(row),
    city,
    state: row.province,
    country: 'CA',
    type,
    kind: 'bachelors',
    status: OPEN,
    website,
    latitude,
    longitude,
    currency: 'CAD',
    tuition: ledger.take('tuition', fees.tuition),
    tuitionInState: ledger.take('tuitionInState', fees.tuitionInState),
    provincialAverage: isUniversity && type === 'public' ? (averages.get(row.province) ?? null) : null,
    roomAndBoard: ledger.take('roomAndBoard', fees.roomAndBoard),
    yearFounded: ledger.take('yearFounded', foundedFigure(row, topup)),
    studentPopulation: ledger.take('studentPopulation', enrolment.studentPopulation),
    undergraduateEnrollment: ledger.take('undergraduateEnrollment', enrolment.undergraduateEnrollment),
    graduateEnrollment,
    studentFacultyRatio: ledger.take('studentFacultyRatio', rateFigure('studentFacultyRatio', row, topup)),
    graduationRate: ledger.take('graduationRate', rateFigure('graduationRate', row, topup)),
    retentionRate: ledger.take('retentionRate', rateFigure('retentionRate', row, topup)),
    enteringAverage: ledger.take('enteringAverage', rateFigure('enteringAverage', row, topup)),
    employmentRate: ledger.take('employmentRate', rateFigure('employmentRate', row, topup)),
    religiousAffiliation: religion?.group ?? null,
    religiousDenomination: religion?.denomination ?? null,
    academicCalendar: ledger.take('academicCalendar', calendarFigure(row, topup)),
    campusSetting: ledger.take('campusSetting', settingFigure(row, topup, city)),
    housingOptions: row.residence ? ledger.take('housingOptions', housingFigure(row.residence)) : null,
    athleticsDivision: ledger.take(
      'athleticsDivision',
      division && statedFigure(division, 'athletics association', division.value),
    ),
    athleticsConference: row.athleticsConference,
    designations,
    language,
    highestAward: level,
    rent: ledger.take('rent', rentFigure(city, row.province, rents)),
    enrolmentByYear: ledger.take('enrolmentByYear', further.enrolmentByYear),
    enteringAverages: ledger.take('enteringAverages', further.enteringAverages),
    employmentByField: ledger.take('employmentByField', further.employmentByField),
    ontarioPrograms: ledger.take('ontarioPrograms', further.ontarioPrograms),
    accreditedSchools: ledger.take('accreditedSchools', further.accreditedSchools),
    applicationRoutes: ledger.take('applicationRoutes', further.applicationRoutes(type === 'public', website)),
    tuitionInStateFor: fees.tuitionInStateFor,
    tuitionOtherProvinces: ledger.take('tuitionOtherProvinces', fees.tuitionOtherProvinces),
    studentPopulationCounts: countsOf(enrolment),
    cohorts: {},
  };
  const reasons = {
    ...(onlineOnly
      ? { campusSetting: 'not-applicable', housingOptions: 'not-applicable', roomAndBoard: 'not-applicable' }
      : {}),
    // Elsewhere one fee is for all Canadians.
    ...(CHARGE_OTHERS_MORE.includes(row.province) ? {} : { tuitionOtherProvinces: 'not-applicable' }),
    // Only Ontario's universities publish these in one table.
    ...(row.province === 'ON'
      ? {}
      : {
          employmentRate: 'not-collected',
          enteringAverages: 'not-collected',
          employmentByField: 'not-collected',
          ontarioPrograms: 'not-applicable',
        }),
  } as const satisfies Partial<Record<string, MissingReason>>;
  return {
    record: { ...record, facts: ledger.facts, missing: ledger.missing(reasons) },
    extras: {
      distanceShare: onlineOnly ? 1 : null,
      system: null,
      level,
      language,
      parent: /\((?:federated|affiliated): ([^)]+)\)/.exec(row.level)?.[1] ?? null,
      universitiesCanadaMember: row.universitiesCanadaMember,
    },
  };
}

const INFERRED_PUBLIC = 'Taken as public because the survey of public institutions covers it';

function typeFigure(row: CanadaInstitutionRow): Figure<UniversityType> | null {
  const override = overrideOf(row.name, 'type');
  if (override) return overrideFigure(override, String(override.value) as UniversityType);
  const type = row.control ? TYPES[row.control.value] : undefined;
  if (!row.control || !type) return null;
  const inferred = row.control.origin?.startsWith('INFERRED');
  const figure = statedFigure(row.control, 'control', type);
  return inferred ? { ...figure, provenance: { ...figure.provenance, computed: INFERRED_PUBLIC } } : figure;
}

function websiteFigure(row: CanadaInstitutionRow): Figure<string> | null {
  const override = overrideOf(row.name, 'website');
  if (override) return overrideFigure(override, String(override.value));
  return row.website && statedFigure(row.website, 'address of the website', row.website.value);
}

/** By hand where the sources disagree, else the institutions file, else the other facts. */
function foundedFigure(row: CanadaInstitutionRow, topup: readonly TopupRow[]): Figure<number> | null {
  const override = overrideOf(row.name, 'yearFounded');
  if (override) return overrideFigure(override, Number(override.value));
  if (row.founded) return statedFigure(row.founded, 'year of foundation', row.founded.value);
  const fact = topup.find(({ field }) => field === 'founded');
  return fact ? topupFigure(fact, 'year of foundation') : null;
}

function housingFigure(residence: Stated<string>): Figure<string[]> {
  return statedFigure(residence, 'residence, or a price for room and board on campus', ['Campus housing']);
}

function designationFigure(name: string): Figure<Designation> | null {
  const override = overrideOf(name, 'designation');
  return override && overrideFigure(override, String(override.value) as Designation);
}

function languageOf(row: CanadaInstitutionRow): string | null {
  const language = textOverride(row.name, 'language') ?? row.language;
  return language === 'English, French' ? 'Bilingual' : language;
}

/** Institutions whose highest level is set by hand. */
export const LEVELLED_INSTITUTIONS: readonly string[] = [...levels.doctorate, ...levels.master];

/** By the hand-made list, else a master's where graduate students are counted, else a bachelor's. */
function levelOf(name: string, graduates: number | null): DegreeLevel {
  if (levels.doctorate.includes(name)) return 'doctorate';
  return levels.master.includes(name) || (graduates ?? 0) > 0 ? 'master' : 'bachelor';
}
