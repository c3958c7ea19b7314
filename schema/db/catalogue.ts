/** Catalogue tables: rebuilt from data/dataset by the seed, never written by a visitor. */
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AcademicProgramKey } from '../domain/academic-programs.ts';
import type {
  NetPriceByIncome,
  ProgramBasis,
  ScoreRange,
  UniversityImage,
  UniversityRecord,
} from '../domain/dataset.ts';
import type {
  AcademicCalendar,
  AdmissionPolicy,
  AliasKind,
  AwardLevel,
  CampusSetting,
  Country,
  Currency,
  Designation,
  ReligiousGroup,
  UniversityType,
} from '../domain/enums.ts';
import type { FactField, MissingReason, Provenance } from '../domain/facts.ts';
import type { MajorDocument, MajorLevel } from '../domain/majors.ts';
import type { SimilarReason } from '../domain/similar-reasons.ts';
import type { StoredCard } from '../domain/university-document.ts';

/** One row a university. Columns that only its own page needs come last, so that lists do not read their pages. */
export const universities = sqliteTable('universities', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  city: text('city'),
  state: text('state').notNull(),
  country: text('country').$type<Country>().notNull(),
  type: text('type').$type<UniversityType>(),
  description: text('description').notNull(),
  image: text('image', { mode: 'json' }).$type<UniversityImage>(),
  currency: text('currency').$type<Currency>().notNull(),
  tuition: integer('tuition'),
  tuitionInState: integer('tuition_in_state'),
  tuitionUsd: integer('tuition_usd'),
  yearFounded: integer('year_founded'),
  studentPopulation: integer('student_population'),
  undergraduateEnrollment: integer('undergraduate_enrollment'),
  graduateEnrollment: integer('graduate_enrollment'),
  studentFacultyRatio: real('student_faculty_ratio'),
  acceptanceRate: real('acceptance_rate'),
  admissionPolicy: text('admission_policy').$type<AdmissionPolicy>(),
  graduationRate: real('graduation_rate'),
  retentionRate: real('retention_rate'),
  roomAndBoard: integer('room_and_board'),
  booksAndSupplies: integer('books_and_supplies'),
  percentReceivingAid: real('percent_receiving_aid'),
  averageAidAmount: integer('average_aid_amount'),
  netPrice: integer('net_price'),
  medianEarnings: integer('median_earnings'),
  religiousAffiliation: text('religious_affiliation').$type<ReligiousGroup>(),
  religiousDenomination: text('religious_denomination'),
  academicCalendar: text('academic_calendar').$type<AcademicCalendar>(),
  campusSetting: text('campus_setting').$type<CampusSetting>(),
  housingOptions: text('housing_options', { mode: 'json' }).$type<string[]>(),
  studentOrganizations: integer('student_organizations'),
  athleticsDivision: text('athletics_division'),
  website: text('website'),
  latitude: real('latitude'),
  longitude: real('longitude'),
  otherExpenses: integer('other_expenses'),
  percentPell: real('percent_pell'),
  netPriceByIncome: text('net_price_by_income', { mode: 'json' }).$type<NetPriceByIncome>(),
  medianDebt: integer('median_debt'),
  satReading: text('sat_reading', { mode: 'json' }).$type<ScoreRange>(),
  satMath: text('sat_math', { mode: 'json' }).$type<ScoreRange>(),
  actComposite: text('act_composite', { mode: 'json' }).$type<ScoreRange>(),
  enteringAverage: real('entering_average'),
  employmentRate: real('employment_rate'),
  locale: text('locale'),
  athleticsConference: text('athletics_conference'),
  designations: text('designations', { mode: 'json' }).$type<Designation[]>().notNull(),
  language: text('language'),
  carnegieClass: text('carnegie_class'),
  highestAward: text('highest_award').$type<AwardLevel>(),
  provincialAverage: text('provincial_average', { mode: 'json' }).$type<UniversityRecord['provincialAverage']>(),
  facts: text('facts', { mode: 'json' }).$type<Partial<Record<FactField, Provenance>>>().notNull(),
  missing: text('missing', { mode: 'json' }).$type<Partial<Record<FactField, MissingReason>>>().notNull(),
});

/** Other names of a university. */
export const aliases = sqliteTable(
  'aliases',
  {
    universityId: integer('university_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<AliasKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.universityId, table.name] })],
);

/** What a list shows of a university, as one value: the joins of lists read a row each. */
export const universityCards = sqliteTable('university_cards', {
  id: integer('id').primaryKey(),
  card: text('card', { mode: 'json' }).$type<StoredCard>().notNull(),
});

/**
 * What a university's page shows (UniversityDocument) as JSON, in parts that each fit a statement. `key` is the id times
 * DOCUMENT_PARTS_MAX and the part's number, so that a document costs its parts in rows read. An id that once stood for the same institution has the document of the one that is kept.
 */
export const universityDocuments = sqliteTable('university_documents', {
  key: integer('key').primaryKey(),
  /** Of how many: texts of one form can fit together although one between them is gone. */
  parts: integer('parts').notNull(),
  text: text('text').notNull(),
});

/** Institution x CIP-4 (in Canada also CIP-2) x award level. Nothing on the site reads it: pages have their documents. */
export const universityPrograms = sqliteTable(
  'university_programs',
  {
    universityId: integer('university_id').notNull(),
    cip: text('cip').notNull(),
    level: text('level').$type<AwardLevel>().notNull(),
    /** A year; null where nobody counts them. */
    graduates: integer('graduates'),
    distanceOnly: integer('distance_only', { mode: 'boolean' }).notNull(),
    earningsOneYear: integer('earnings_one_year'),
    earningsFourYears: integer('earnings_four_years'),
    debt: integer('debt'),
    basis: text('basis').$type<ProgramBasis>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.universityId, table.cip, table.level] }),
    index('university_programs_cip_level').on(table.cip, table.level, table.graduates),
  ],
);

/** One academic year of a university: rates are percent, money whole US dollars. */
export const trends = sqliteTable(
  'trends',
  {
    universityId: integer('university_id').notNull(),
    year: text('year').notNull(),
    tuition: integer('tuition'),
    tuitionInState: integer('tuition_in_state'),
    netPrice: integer('net_price'),
    acceptanceRate: real('acceptance_rate'),
    graduationRate: real('graduation_rate'),
    retentionRate: real('retention_rate'),
  },
  (table) => [primaryKey({ columns: [table.universityId, table.year] })],
);

/** The nearest universities of each, nearest first, with why they are near, as codes. */
export const similarUniversities = sqliteTable(
  'similar_universities',
  {
    universityId: integer('university_id').notNull(),
    rank: integer('rank').notNull(),
    similarId: integer('similar_id').notNull(),
    distance: real('distance').notNull(),
    reasons: text('reasons', { mode: 'json' }).$type<[SimilarReason, SimilarReason]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.universityId, table.rank] })],
);

/**
 * The same with English sentences for reasons, as the release before read it. Nothing writes or reads it: a Worker of that
 * release goes on with the rows it has (decision 74). It goes with the migration after 0009.
 */
export const neighbours = sqliteTable(
  'neighbours',
  {
    universityId: integer('university_id').notNull(),
    rank: integer('rank').notNull(),
    neighbourId: integer('neighbour_id').notNull(),
    distance: real('distance').notNull(),
    reasons: text('reasons', { mode: 'json' }).$type<[string, string]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.universityId, table.rank] })],
);

/** The files of schema/search that an isolate holds open: `search` (snapshot.ts) and `programs` (program-snapshot.ts). */
export type SnapshotKind = 'search' | 'programs';

/**
 * They are kept by layout, so that a release goes on with its own while another release's is loaded (decision 26); as
 * base64 in parts below D1's 2 MB a value, for D1 hands out blobs as lists of numbers.
 */
export const snapshots = sqliteTable(
  'snapshots',
  {
    kind: text('kind').$type<SnapshotKind>().notNull(),
    layout: text('layout').notNull(),
    part: integer('part').notNull(),
    /** Of which dataset. */
    version: text('version').notNull(),
    base64: text('base64').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.layout, table.part] })],
);

/**
 * The dataset being served: keys `version`, `previousVersion`, `manifest` (JSON), `loadKey`, and `layout:<kind>`, the
 * layout of the snapshot that was loaded last.
 */
export const datasetMeta = sqliteTable('dataset_meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Titles of CIP families and four-digit groups. */
export const cipTitles = sqliteTable('cip_titles', { cip: text('cip').primaryKey(), title: text('title').notNull() });

/** What the page of a major shows, as JSON, and what a list of majors shows of it. */
export const majors = sqliteTable('majors', {
  key: text('key').$type<AcademicProgramKey>().primaryKey(),
  level: text('level').$type<MajorLevel>().notNull(),
  /** How many teach it in either country. */
  universitiesUs: integer('universities_us').notNull(),
  universitiesCa: integer('universities_ca').notNull(),
  /** Of a year, in the US. */
  graduates: integer('graduates').notNull(),
  document: text('document', { mode: 'json' }).$type<MajorDocument>().notNull(),
});
