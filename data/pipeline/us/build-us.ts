/** The catalogue of the United States: rows of the sources to records of the dataset. */
import type {
  AliasRecord,
  CipTitles,
  ProgramsRecord,
  ProvenanceTable,
  UniversityRecord,
} from '#schema/domain/dataset.ts';
import type { FactField, MissingReason } from '#schema/domain/facts.ts';
import { readCipTitles } from '../../sources/cip-titles/read.ts';
import { readCompletions2024 } from '../../sources/completions2024/read.ts';
import type { Reject, Source } from '../../sources/source.ts';
import { EXCLUSIONS } from './inclusion.ts';
import { CARNEGIE_BASIC, HIGHEST_AWARD_OF_HLOFFER } from './ipeds-codes.ts';
import { bachelorAwards, byInstitution, cipTitles, foldPrograms } from './programs.ts';
import { readUsRows, type UsRows } from './rows.ts';
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
  provenanceKeyOf,
  provenanceOf,
  SAT,
  SETTING,
  TYPE,
  type Vintage,
  WEBSITE,
} from './vintages.ts';

/** Features of a school that similarity needs and the record does not carry. */
export interface UsExtras {
  /** HD2024 C21BASIC. */
  carnegieBasic: number | null;
  /** HD2024 HDEGOFR1. */
  highestDegree: number | null;
  /** Share of students of the year who study at a distance only, 0-1. */
  distanceShare: number | null;
}

export interface UsBuild {
  universities: Omit<UniversityRecord, 'description'>[];
  aliases: AliasRecord[];
  programs: ProgramsRecord[];
  provenance: ProvenanceTable;
  cipTitles: CipTitles;
  extras: Map<number, UsExtras>;
  sources: Source[];
  rejects: Reject[];
  /** Institutions left out, by the rule that left them out. */
  exclusions: Record<string, number>;
  /** Rows of a source that no institution here answers to. */
  unmatched: { source: string; row: string; reason: string }[];
}

/** Reads all US sources and builds the records, in the order of the ids. */
export function buildUs(): UsBuild {
  const { byId, sources, rejects } = readUsRows();
  const completions = readCompletions2024();
  const titles = readCipTitles();
  sources.push(completions.source, titles.source);
  rejects.push(...completions.rejects, ...titles.rejects);

  const awards = bachelorAwards(completions.rows);
  const exclusions: Record<string, number> = Object.fromEntries(EXCLUSIONS.map((rule) => [rule.name, 0]));
  const included = [...byId]
    .filter(([id, rows]) => {
      if (!rows.hd2024) return false;
      const rule = EXCLUSIONS.find(({ holds }) => holds(rows, awards.get(id)));
      if (rule) exclusions[rule.name] = (exclusions[rule.name] ?? 0) + 1;
      return !rule;
    })
    .sort(([a], [b]) => a - b);

  const provenance: ProvenanceTable = {};
  const sourceOf = new Map(sources.map((source) => [source.key, source]));
  const note = (vintages: readonly Vintage<unknown>[]) => {
    for (const vintage of vintages) {
      const source = sourceOf.get(vintage.table);
      if (source) provenance[provenanceKeyOf(vintage)] = provenanceOf(vintage, source);
    }
  };
  for (const vintages of [
    ...Object.values(NUMBERS),
    HEADCOUNT,
    AID,
    SAT,
    ACT,
    ADMISSION_POLICY,
    NET_PRICE_BY_INCOME,
    TYPE,
    WEBSITE,
    CALENDAR,
    SETTING,
    AFFILIATION,
  ]) {
    note(vintages);
  }

  const universities = included.map(([id, rows]) => universityOf(id, rows));
  const byUnit = byInstitution(completions.rows);
  const programs = included
    .map(([id]) => foldPrograms(id, byUnit.get(id) ?? [], () => false))
    .filter((record) => record.programs.length > 0);
  const extras = new Map(included.map(([id, rows]) => [id, extrasOf(rows)]));
  return {
    universities,
    aliases: [],
    programs,
    provenance,
    cipTitles: cipTitles(titles.rows),
    extras,
    sources,
    rejects,
    exclusions,
    unmatched: [],
  };
}

function extrasOf({ hd2024, distance2024 }: UsRows): UsExtras {
  const total = distance2024?.total;
  const distance = distance2024?.distanceOnly;
  return {
    carnegieBasic: hd2024?.carnegieBasic ?? null,
    highestDegree: hd2024?.highestDegree ?? null,
    distanceShare: typeof total === 'number' && total > 0 && typeof distance === 'number' ? distance / total : null,
  };
}

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

  /** Takes back a value that does not apply after all. */
  drop(field: FactField, reason: MissingReason): null {
    delete this.facts[field];
    this.missing[field] = reason;
    return null;
  }
}

function universityOf(id: number, rows: UsRows): Omit<UniversityRecord, 'description'> {
  const ledger = new Ledger(rows);
  const { hd2024 } = rows;
  const number = (field: NumberField) => ledger.pick([field], NUMBERS[field]);

  const headcount = ledger.pick(['studentPopulation', 'undergraduateEnrollment', 'graduateEnrollment'], HEADCOUNT);
  if (headcount && headcount.total === null) ledger.drop('studentPopulation', 'not-reported');
  if (headcount && headcount.graduate === null) {
    ledger.drop('graduateEnrollment', hd2024?.offersGraduate === 1 ? 'not-reported' : 'not-applicable');
  }
  const aid = ledger.pick(['percentReceivingAid', 'averageAidAmount'], AID);
  if (aid && aid.average === null) ledger.drop('averageAidAmount', 'not-applicable');
  const sat = ledger.pick(['satRange'], SAT);
  const act = ledger.pick(['actRange'], ACT);
  const admissionPolicy = ledger.pick(['admissionPolicy'], ADMISSION_POLICY);
  const reportedRate = number('acceptanceRate');
  const acceptanceRate = admissionPolicy === 'open' ? ledger.drop('acceptanceRate', 'not-applicable') : reportedRate;
  const affiliation = ledger.pick(['religiousAffiliation'], AFFILIATION);
  const setting = ledger.pick(['campusSetting'], SETTING);

  return {
    id,
    name: hd2024?.name ?? String(id),
    city: hd2024?.city ?? null,
    state: hd2024?.state ?? '',
    country: 'US',
    type: ledger.pick(['type'], TYPE),
    website: ledger.pick(['website'], WEBSITE),
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
    yearFounded: null,
    studentPopulation: headcount?.total ?? null,
    undergraduateEnrollment: headcount?.undergraduate ?? null,
    graduateEnrollment: headcount?.graduate ?? null,
    studentFacultyRatio: number('studentFacultyRatio'),
    acceptanceRate,
    admissionPolicy,
    satReading: sat?.reading ?? null,
    satMath: sat?.math ?? null,
    actComposite: act,
    graduationRate: number('graduationRate'),
    retentionRate: number('retentionRate'),
    enteringAverage: null,
    employmentRate: null,
    religiousAffiliation: affiliation?.group ?? null,
    religiousDenomination: affiliation?.label ?? null,
    academicCalendar: ledger.pick(['academicCalendar'], CALENDAR),
    campusSetting: setting?.setting ?? null,
    locale: setting?.label ?? null,
    housingOptions: null,
    studentOrganizations: null,
    athleticsDivision: null,
    athleticsConference: null,
    designations: [],
    language: null,
    carnegieClass: CARNEGIE_BASIC[hd2024?.carnegieBasic ?? 0] ?? null,
    highestAward: HIGHEST_AWARD_OF_HLOFFER[hd2024?.highestOffering ?? 0] ?? null,
    image: null,
    facts: ledger.facts,
    missing: ledger.missing,
  };
}
