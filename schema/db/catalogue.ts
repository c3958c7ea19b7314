/** Catalogue tables: rebuilt from data/dataset by the seed, never written by a visitor. */
import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ROW_FIGURES, type RowFigure } from '../domain/figures/derived/row.ts';
import { FIGURES, type Figures } from '../domain/figures/figures.ts';
import type { PriceField } from '../domain/money/prices.ts';
import type { SimilarReason } from '../domain/peers/similar-reasons.ts';
import type { AcademicProgramKey } from '../domain/programs/academic-programs.ts';
import type { CareerDocument, CareerListDocument } from '../domain/programs/careers.ts';
import type { MajorDocument, MajorLevel } from '../domain/programs/majors.ts';
import type { UniversityImage } from '../domain/record/dataset.ts';
import type { CampusSetting, Country, Currency, UniversityType } from '../domain/record/enums.ts';
import type { Provenance } from '../domain/record/facts.ts';
import type { StoredCard } from '../domain/record/university-document.ts';

type FigureColumn<Key extends RowFigure> = Figures[Key]['shape'] extends 'whole'
  ? ReturnType<typeof integer<string, 'number'>>
  : ReturnType<typeof real<string>>;

/** The columns of the figures that have one: a whole number is an INTEGER, a rate a REAL. */
const figureColumns = Object.fromEntries(
  ROW_FIGURES.map((key) => {
    const column = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [key, FIGURES[key].shape === 'whole' ? integer(column) : real(column)];
  }),
) as { [Key in RowFigure]: FigureColumn<Key> };

/** One row a university: what queries read one by one. Everything else is in its card and its document. */
export const universities = sqliteTable('universities', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  city: text('city'),
  state: text('state').notNull(),
  country: text('country').$type<Country>().notNull(),
  type: text('type').$type<UniversityType>(),
  image: text('image', { mode: 'json' }).$type<UniversityImage>(),
  currency: text('currency').$type<Currency>().notNull(),
  campusSetting: text('campus_setting').$type<CampusSetting>(),
  ...figureColumns,
  /** Where its prices come from. */
  facts: text('facts', { mode: 'json' }).$type<Partial<Record<PriceField, Provenance>>>().notNull(),
});

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
 * The files of schema/search: `search` (snapshot.ts) and `programs` (program-snapshot.ts), which an isolate has open, and `offline`
 * (offline-copy.ts), which browsers save.
 */
export type SnapshotKind = 'search' | 'programs' | 'offline';

/**
 * They are kept by layout, so that a release goes on with its own while another release's is loaded (decision 3); as
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

/** What the page of a career shows, as JSON. */
export const careers = sqliteTable('careers', {
  slug: text('slug').primaryKey(),
  document: text('document', { mode: 'json' }).$type<CareerDocument>().notNull(),
});

/** Where a four-digit program group or a major leads, as JSON. */
export const careerLists = sqliteTable('career_lists', {
  /** A CIP 2020 group or the key of a major. */
  key: text('key').primaryKey(),
  document: text('document', { mode: 'json' }).$type<CareerListDocument>().notNull(),
});
