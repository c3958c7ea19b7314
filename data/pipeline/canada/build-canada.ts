/** The catalogue of Canada: rows of the sources to records of the dataset. */
import type { AliasRecord, ProvenanceTable, UniversityRecord } from '#schema/domain/dataset.ts';
import type { AwardLevel, Designation, UniversityType } from '#schema/domain/enums.ts';
import type { MissingReason } from '#schema/domain/facts.ts';
import { readCanadaImages } from '../../sources/ca-images/read.ts';
import { type CanadaInstitutionRow, readCanadaInstitutions, type Stated } from '../../sources/ca-institutions/read.ts';
import { readProvincesTuition } from '../../sources/ca-provinces-tuition/read.ts';
import { readCanadaTopup, type TopupRow } from '../../sources/ca-topup/read.ts';
import { type RorRow, readRor } from '../../sources/ror/read.ts';
import type { Reject, Source } from '../../sources/source.ts';
import { calendarFigure, isOnlineOnly, positionOf, religionFigure, settingFigure } from './campus.ts';
import { campusEnrolment, type Enrolment, enrolmentOf, parentOfCampus } from './enrolment.ts';
import { feesOf, UNUSED_FEE_FIELDS } from './fees.ts';
import { type Figure, openLedger } from './figures.ts';
import { canadaIdOf, readCanadaIds } from './ids.ts';
import { exclusionOf, strayNames } from './inclusion.ts';
import levels from './levels.json' with { type: 'json' };
import { otherNames } from './names.ts';
import { originOf } from './origins.ts';
import { OVERRIDES, overrideFigure, overrideOf, textOverride } from './overrides.ts';
import { provincialAverages } from './provincial-averages.ts';
import { bestOf, type Evidence, type RankedField, startYearOf } from './vintages.ts';

/** Features of a school that similarity may need and the record does not carry. */
export interface CanadaExtras {
  /** Only the United States classifies so. */
  carnegieBasic: null;
  /** 1 where all teaching is at a distance; otherwise nobody publishes it. */
  distanceShare: number | null;
  level: AwardLevel;
  language: string | null;
  /** The university it is federated or affiliated with. */
  parent: string | null;
  universitiesCanadaMember: boolean;
}

export interface CanadaBuild {
  universities: Omit<UniversityRecord, 'description'>[];
  aliases: AliasRecord[];
  provenance: ProvenanceTable;
  extras: Map<number, CanadaExtras>;
  sources: Source[];
  rejects: Reject[];
  /** Institutions left out, by the rule that left them out. */
  exclusions: Record<string, number>;
  /** Rows of a source that no figure was taken from, and why. */
  unmatched: { source: string; row: string; reason: string }[];
}

/** Reads all Canadian sources and builds the records, in the order of the ids. Throws when an institution has no id. */
export function buildCanada(): CanadaBuild {
  const institutions = readCanadaInstitutions();
  const topup = readCanadaTopup();
  const provinces = readProvincesTuition();
  const images = readCanadaImages();
  const ror = readRor();
  const stray = [...strayNames(institutions.rows), ...strayOverrides(institutions.rows)];
  if (stray.length > 0) throw new Error(`hand-made lists of Canada name no row of the source: ${stray.join('; ')}`);

  const ids = readCanadaIds();
  const exclusions: Record<string, number> = {};
  const included = institutions.rows
    .filter((row) => {
      const rule = exclusionOf(row);
      if (rule) exclusions[rule] = (exclusions[rule] ?? 0) + 1;
      return rule === null;
    })
    .map((row) => ({ row, id: canadaIdOf(row, ids) }))
    .sort((a, b) => a.id - b.id);

  const topupByName = Map.groupBy(topup.rows, ({ name }) => name);
  const rorById = new Map(ror.rows.map((row) => [row.id, row]));
  const context: Context = {
    provenance: {},
    averages: provincialAverages(provinces.rows),
    cityPositions: cityPositionsOf(institutions.rows),
  };
  const built = included.map(({ row, id }) => {
    const facts = topupByName.get(row.name) ?? [];
    const parent = parentOfCampus(row.name);
    const enrolment = parent ? campusEnrolment(row.name, topupByName.get(parent) ?? []) : enrolmentOf(row, facts);
    const { record, extras } = universityOf(id, row, facts, enrolment, context);
    return { record, extras, aliases: otherNames(id, record.name, row, rorOf(row, rorById)) };
  });

  return {
    universities: built.map(({ record }) => record),
    aliases: built.flatMap(({ aliases }) => aliases),
    provenance: context.provenance,
    extras: new Map(built.map(({ record, extras }) => [record.id, extras])),
    sources: [institutions.source, topup.source, provinces.source, images.source, ror.source],
    rejects: [...institutions.rejects, ...topup.rejects, ...provinces.rejects, ...images.rejects],
    exclusions,
    unmatched: unmatchedRows(
      topup.rows,
      included.map(({ row }) => row),
      rorById,
    ),
  };
}

interface Context {
  provenance: ProvenanceTable;
  averages: ReadonlyMap<string, UniversityRecord['provincialAverage']>;
  cityPositions: ReadonlyMap<string, [number, number]>;
}

const TYPES: Record<string, UniversityType> = {
  public: 'public',
  private: 'private',
  'private for-profit': 'for-profit',
};

function universityOf(
  id: number,
  row: CanadaInstitutionRow,
  topup: readonly TopupRow[],
  enrolment: Enrolment,
  { provenance, averages, cityPositions }: Context,
): { record: Omit<UniversityRecord, 'description'>; extras: CanadaExtras } {
  const ledger = openLedger(provenance);
  const city = textOverride(row.name, 'city') ?? row.city;
  const [latitude, longitude] = positionOf(row, city, cityPositions);
  const type = ledger.take('type', typeFigure(row));
  const religion = ledger.take('religiousAffiliation', religionFigure(row, topup, type));
  const fees = feesOf(row, topup);
  const onlineOnly = isOnlineOnly(row.name);
  const designations: Designation[] = onlineOnly ? ['online-only'] : [];
  if (onlineOnly) ledger.take('designations', designationFigure(row.name));
  const division = row.athletics && row.athletics.value !== row.athleticsConference ? row.athletics : null;
  const isUniversity = row.level !== 'college';
  const language = languageOf(row);
  const graduateEnrollment = ledger.take('graduateEnrollment', enrolment.graduateEnrollment);
  const level = levelOf(row.name, graduateEnrollment);

  const record: Omit<UniversityRecord, 'description' | 'facts' | 'missing'> = {
    id,
    name: textOverride(row.name, 'name') ?? row.name,
    city,
    state: row.province,
    country: 'CA',
    type,
    website: ledger.take('website', websiteFigure(row)),
    latitude,
    longitude,
    currency: 'CAD',
    tuition: ledger.take('tuition', fees.tuition),
    tuitionInState: ledger.take('tuitionInState', fees.tuitionInState),
    provincialAverage: isUniversity && type === 'public' ? (averages.get(row.province) ?? null) : null,
    roomAndBoard: ledger.take('roomAndBoard', fees.roomAndBoard),
    booksAndSupplies: null,
    otherExpenses: null,
    percentReceivingAid: null,
    averageAidAmount: null,
    percentPell: null,
    netPrice: null,
    netPriceByIncome: null,
    medianEarnings: null,
    medianDebt: null,
    yearFounded: ledger.take('yearFounded', foundedFigure(row, topup)),
    studentPopulation: ledger.take('studentPopulation', enrolment.studentPopulation),
    undergraduateEnrollment: ledger.take('undergraduateEnrollment', enrolment.undergraduateEnrollment),
    graduateEnrollment,
    studentFacultyRatio: ledger.take('studentFacultyRatio', ranked('studentFacultyRatio', row, topup)),
    acceptanceRate: null,
    admissionPolicy: null,
    satReading: null,
    satMath: null,
    actComposite: null,
    graduationRate: ledger.take('graduationRate', ranked('graduationRate', row, topup)),
    retentionRate: ledger.take('retentionRate', ranked('retentionRate', row, topup)),
    enteringAverage: ledger.take('enteringAverage', ranked('enteringAverage', row, topup)),
    employmentRate: ledger.take('employmentRate', ranked('employmentRate', row, topup)),
    religiousAffiliation: religion?.group ?? null,
    religiousDenomination: religion?.denomination ?? null,
    academicCalendar: ledger.take('academicCalendar', calendarFigure(row, topup)),
    campusSetting: ledger.take('campusSetting', settingFigure(row, topup, city)),
    locale: null,
    housingOptions: row.residence ? ledger.take('housingOptions', housingFigure(row.residence)) : null,
    studentOrganizations: null,
    athleticsDivision: ledger.take(
      'athleticsDivision',
      division && statedFigure(division, 'athletics association', division.value),
    ),
    athleticsConference: row.athleticsConference,
    designations,
    language,
    carnegieClass: null,
    highestAward: level,
    image: null,
  };
  const reasons = {
    ...(onlineOnly
      ? { campusSetting: 'not-applicable', housingOptions: 'not-applicable', roomAndBoard: 'not-applicable' }
      : {}),
    // Only Ontario's universities publish these in one table.
    ...(row.province === 'ON' ? {} : { employmentRate: 'not-collected' }),
  } as const satisfies Partial<Record<string, MissingReason>>;
  return {
    record: { ...record, facts: ledger.facts, missing: ledger.missing(reasons) },
    extras: {
      carnegieBasic: null,
      distanceShare: onlineOnly ? 1 : null,
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

/** How a rate is read from each file, and what its basis is. */
const RATES: Partial<
  Record<
    RankedField,
    {
      field: string | null;
      variable: string;
      stated: ((row: CanadaInstitutionRow) => Stated<number> | null) | null;
      statedVariable: string;
      statedEvidence: Evidence;
    }
  >
> = {
  studentFacultyRatio: {
    field: 'student_faculty_ratio',
    variable:
      'full-time-equivalent students, graduates included, to one full-time teacher (another basis than in the US)',
    stated: (row) => row.studentFacultyRatio,
    statedVariable: 'students to one teacher',
    statedEvidence: 'encyclopedia',
  },
  retentionRate: {
    field: 'retention_rate_pct',
    variable: 'full-time first-year students who return for the second year',
    stated: null,
    statedVariable: '',
    statedEvidence: 'macleans',
  },
  graduationRate: {
    field: 'graduation_rate_7yr_pct',
    variable: 'full-time first-year students who graduate within seven years (six in the US)',
    stated: null,
    statedVariable: '',
    statedEvidence: 'macleans',
  },
  enteringAverage: {
    field: 'entering_average_pct',
    variable: 'average final-year grade of entering students from the home province',
    stated: (row) => row.enteringAverage,
    statedVariable: 'average secondary-school grade of entering students',
    statedEvidence: 'cudo',
  },
  employmentRate: {
    field: null,
    variable: '',
    stated: (row) => row.employmentRate,
    statedVariable: 'graduates employed two years after graduation',
    statedEvidence: 'cudo',
  },
};

function ranked(field: RankedField, row: CanadaInstitutionRow, topup: readonly TopupRow[]): Figure<number> | null {
  const rate = RATES[field];
  if (!rate) return null;
  const stated = rate.stated?.(row);
  const candidates = topup
    .filter((fact) => fact.field === rate.field)
    .map((fact) => ({
      ...topupFigure(fact, rate.variable),
      evidence: 'macleans' as Evidence,
      startYear: startYearOf(fact.year),
    }));
  if (stated) {
    candidates.push({
      ...statedFigure(stated, rate.statedVariable, percentOf(stated.value)),
      evidence: rate.statedEvidence,
      startYear: startYearOf(stated.year),
    });
  }
  const best = bestOf(field, candidates);
  return best && { value: Math.round(best.value * 10) / 10, provenance: best.provenance, from: best.from };
}

/** One cell of the file holds a share of one instead of percent. */
const percentOf = (value: number): number => (value <= 1 ? value * 100 : value);

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

/** By the hand-made list, else a master's where graduate students are counted, else a bachelor's. */
function levelOf(name: string, graduates: number | null): AwardLevel {
  if (levels.doctorate.includes(name)) return 'doctorate';
  return levels.master.includes(name) || (graduates ?? 0) > 0 ? 'master' : 'bachelor';
}

function statedFigure<T>(stated: Stated<unknown>, variable: string, value: T): Figure<T> {
  const { publisher, url } = originOf(stated.origin);
  return {
    value,
    from: 'ca-institutions',
    provenance: { source: publisher, variable, year: stated.year ?? 'undated', ...(url ? { url } : {}) },
  };
}

function topupFigure(fact: TopupRow, variable: string): Figure<number> {
  const { publisher, url } = originOf(fact.origin);
  return {
    value: Number(fact.value),
    from: 'ca-topup',
    provenance: { source: publisher, variable, year: fact.year ?? 'undated', ...(url ? { url } : {}) },
  };
}

/** The ROR record a row names, when it is still active. */
function rorOf(row: CanadaInstitutionRow, rorById: ReadonlyMap<string, RorRow>): RorRow | undefined {
  const record = row.rorId ? rorById.get(row.rorId) : undefined;
  return record?.status === 'active' ? record : undefined;
}

/** First city-level position of each city, for schools of the city that have none. */
function cityPositionsOf(rows: readonly CanadaInstitutionRow[]): Map<string, [number, number]> {
  const positions = new Map<string, [number, number]>();
  for (const { city, province, latitude, longitude } of rows) {
    const key = `${city}, ${province}`;
    if (city && latitude !== null && longitude !== null && !positions.has(key))
      positions.set(key, [latitude, longitude]);
  }
  return positions;
}

function strayOverrides(rows: readonly CanadaInstitutionRow[]): string[] {
  const known = new Set(rows.map(({ name }) => name));
  return OVERRIDES.flatMap(({ names }) => names).filter((name) => !known.has(name));
}

function unmatchedRows(
  topup: readonly TopupRow[],
  included: readonly CanadaInstitutionRow[],
  rorById: ReadonlyMap<string, RorRow>,
): CanadaBuild['unmatched'] {
  const names = new Set(included.map(({ name }) => name));
  return [
    ...topup
      .filter(({ name }) => !names.has(name))
      .map(({ name, field }) => ({ source: 'ca-topup', row: `${name}: ${field}`, reason: 'institution not included' })),
    ...topup.flatMap(({ name, field }) => {
      const reason = names.has(name) ? UNUSED_FEE_FIELDS[field] : undefined;
      return reason ? [{ source: 'ca-topup', row: `${name}: ${field}`, reason }] : [];
    }),
    ...included
      .filter(({ rorId }) => rorId !== null && !rorById.has(rorId))
      .map(({ name }) => ({ source: 'ca-institutions', row: name, reason: 'its ROR record is not in the ROR file' })),
  ];
}
