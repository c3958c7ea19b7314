/** Universities by id, and what belongs to them. */
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { aliases, cipTitles, neighbours, programs, universities } from '#schema/db/catalogue.ts';
import type { PriceField } from '#schema/domain/prices.ts';
import { throughHeldCards } from './held-cards.ts';
import { type Reader, readAt } from './read.ts';

/** The columns of a card: the first of the table, so that a list does not read a row's later pages. */
export const cardColumns = {
  id: universities.id,
  slug: universities.slug,
  name: universities.name,
  city: universities.city,
  state: universities.state,
  country: universities.country,
  type: universities.type,
  description: universities.description,
  image: universities.image,
  currency: universities.currency,
  tuition: universities.tuition,
  tuitionInState: universities.tuitionInState,
  tuitionUsd: universities.tuitionUsd,
  yearFounded: universities.yearFounded,
  studentPopulation: universities.studentPopulation,
  undergraduateEnrollment: universities.undergraduateEnrollment,
  graduateEnrollment: universities.graduateEnrollment,
  studentFacultyRatio: universities.studentFacultyRatio,
  acceptanceRate: universities.acceptanceRate,
  admissionPolicy: universities.admissionPolicy,
  graduationRate: universities.graduationRate,
  retentionRate: universities.retentionRate,
  roomAndBoard: universities.roomAndBoard,
  booksAndSupplies: universities.booksAndSupplies,
  percentReceivingAid: universities.percentReceivingAid,
  averageAidAmount: universities.averageAidAmount,
  netPrice: universities.netPrice,
  medianEarnings: universities.medianEarnings,
  religiousAffiliation: universities.religiousAffiliation,
  religiousDenomination: universities.religiousDenomination,
  academicCalendar: universities.academicCalendar,
  campusSetting: universities.campusSetting,
  housingOptions: universities.housingOptions,
  studentOrganizations: universities.studentOrganizations,
  athleticsDivision: universities.athleticsDivision,
};

export type UniversityRow = typeof universities.$inferSelect;
export type CardRow = Pick<UniversityRow, keyof typeof cardColumns>;
export type AliasRow = Pick<typeof aliases.$inferSelect, 'universityId' | 'name' | 'kind'>;
export type ProgramRow = typeof programs.$inferSelect & { title: string | null; fieldTitle: string | null };
export interface NeighbourRow extends CardRow {
  reasons: [string, string];
}

/**
 * The ids as a row source. As a VALUES list they are not table rows, so that n ids cost n rows read; as `in (…)` or
 * through json_each they cost 2n (meta.rows_read). The ids are written into the statement because it may bind only a
 * hundred parameters, hence the check that each is nothing but a whole number.
 */
function asked(ids: readonly number[]) {
  if (!ids.every((id) => Number.isSafeInteger(id))) throw new TypeError('ids are whole numbers');
  return sql.raw(`(values ${ids.map((id) => `(${id})`).join(',')}) asked`);
}
const askedId = sql.raw('asked.column1');

/**
 * The cards of these ids as of dataset `version`, in the ids' order; ids without a row are left out. What the isolate
 * holds of them is not read again.
 */
export async function readCards(
  reader: Reader,
  version: string,
  ids: readonly number[],
  deadline?: number,
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const cards = await throughHeldCards(reader.isolate, version, ids, async (missing) => {
    const [rows] = await readAt(
      reader,
      version,
      [
        reader.db.select(cardColumns).from(asked(missing)).innerJoin(universities, eq(universities.id, askedId)),
      ] as const,
      deadline,
    );
    return rows as CardRow[];
  });
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

/** The columns of a university in a list of prices, with where the prices come from. */
const pricedColumns = {
  id: universities.id,
  slug: universities.slug,
  name: universities.name,
  city: universities.city,
  state: universities.state,
  country: universities.country,
  type: universities.type,
  campusSetting: universities.campusSetting,
  studentPopulation: universities.studentPopulation,
  currency: universities.currency,
  tuition: universities.tuition,
  tuitionInState: universities.tuitionInState,
  roomAndBoard: universities.roomAndBoard,
  /** Provenances as JSON, or null. */
  tuitionFact: factOf('tuition'),
  tuitionInStateFact: factOf('tuitionInState'),
  roomAndBoardFact: factOf('roomAndBoard'),
};

/** One figure's provenance out of the many a row has. A batch answers rows as objects, so each has its own name. */
function factOf(field: PriceField) {
  return sql<string | null>`${universities.facts} -> ${sql.raw(`'$.${field}'`)}`.as(`${field}_fact`);
}

export type PricedRow = Pick<CardRow, Exclude<keyof typeof pricedColumns, `${PriceField}Fact`>> &
  Record<`${PriceField}Fact`, string | null>;

/** The prices of these ids as of dataset `version`, in the ids' order; ids without a row are left out. */
export async function readPrices(reader: Reader, version: string, ids: readonly number[]): Promise<PricedRow[]> {
  if (ids.length === 0) return [];
  const [rows] = await readAt(reader, version, [
    reader.db.select(pricedColumns).from(asked(ids)).innerJoin(universities, eq(universities.id, askedId)),
  ] as const);
  return inOrder(ids, rows as PricedRow[]);
}

export interface UniversityWithBelongings {
  university: UniversityRow;
  aliases: AliasRow[];
  programs: ProgramRow[];
}

/** Whole records of these ids (four at most) with their other names and programs, in one round trip. */
export async function readRecords(
  reader: Reader,
  version: string,
  ids: readonly number[],
): Promise<UniversityWithBelongings[]> {
  const { db } = reader;
  const family = alias(cipTitles, 'family');
  const [rows, aliasRows, programRows] = await readAt(reader, version, [
    db
      .select()
      .from(universities)
      .where(inArray(universities.id, [...ids])),
    db
      .select()
      .from(aliases)
      .where(inArray(aliases.universityId, [...ids])),
    db
      .select({
        universityId: programs.universityId,
        cip: programs.cip,
        level: programs.level,
        graduates: programs.graduates,
        distanceOnly: programs.distanceOnly,
        title: cipTitles.title,
        // A batch answers rows as objects, so two columns of one name would fall together.
        fieldTitle: sql<string | null>`${family.title}`.as('field_title'),
      })
      .from(programs)
      .leftJoin(cipTitles, eq(cipTitles.cip, programs.cip))
      .leftJoin(family, eq(family.cip, sql`substr(${programs.cip}, 1, 2)`))
      .where(inArray(programs.universityId, [...ids]))
      .orderBy(desc(programs.graduates), asc(programs.cip), asc(programs.level)),
  ] as const);
  return inOrder(ids, rows).map((university) => ({
    university,
    aliases: aliasRows.filter((row) => row.universityId === university.id),
    programs: programRows.filter((row) => row.universityId === university.id),
  }));
}

export interface NeighbourPage {
  exists: boolean;
  total: number;
  rows: NeighbourRow[];
}

/** The universities nearest to one, nearest first: `limit` of them after the first `offset`. */
export async function readNeighbours(
  reader: Reader,
  version: string,
  id: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<NeighbourPage> {
  const { db } = reader;
  const [self, counted, rows] = await readAt(reader, version, [
    db.select({ id: universities.id }).from(universities).where(eq(universities.id, id)),
    // The ranks of one university run from 1 without a gap, so the last of them is the count.
    db
      .select({ rank: neighbours.rank })
      .from(neighbours)
      .where(eq(neighbours.universityId, id))
      .orderBy(desc(neighbours.rank))
      .limit(1),
    db
      .select({ ...cardColumns, reasons: neighbours.reasons })
      .from(neighbours)
      .innerJoin(universities, eq(universities.id, neighbours.neighbourId))
      .where(and(eq(neighbours.universityId, id), gt(neighbours.rank, offset)))
      .orderBy(asc(neighbours.rank))
      .limit(limit),
  ] as const);
  return { exists: self.length > 0, total: counted[0]?.rank ?? 0, rows };
}

function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
