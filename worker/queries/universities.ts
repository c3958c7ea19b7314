/** Queries for universities by id, and what belongs to them. */
import { and, asc, between, desc, eq, gt, sql } from 'drizzle-orm';
import { similarUniversities, universities, universityCards, universityDocuments } from '#schema/db/catalogue.ts';
import { PRICE_FIELDS } from '#schema/domain/money/prices.ts';
import type { SimilarReason } from '#schema/domain/peers/similar-reasons.ts';
import {
  DOCUMENT_PARTS_MAX,
  type StoredCard,
  type UniversityDocument,
} from '#schema/domain/record/university-document.ts';
import { pick } from '#schema/domain/record/university-fields.ts';
import { AppError } from '#worker/app-error.ts';
import { throughCardCache } from './card-cache.ts';
import { type Reader, readAt } from './read.ts';

/** What lists are made from. */
export type CardRow = StoredCard;
export interface NeighbourRow extends CardRow {
  reasons: [SimilarReason, SimilarReason];
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
  const cards = await throughCardCache(reader.isolate, version, ids, async (missing) => {
    const [rows] = await readAt(
      reader,
      version,
      [
        reader.db
          .select({ card: universityCards.card })
          .from(asked(missing))
          .innerJoin(universityCards, eq(universityCards.id, askedId)),
      ] as const,
      deadline,
    );
    return rows.map(({ card }) => card as CardRow);
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
  ...pick(universities, PRICE_FIELDS),
  facts: universities.facts,
};

export type PricedRow = Pick<CardRow, Exclude<keyof typeof pricedColumns, 'facts'>> &
  Pick<typeof universities.$inferSelect, 'facts'>;

/** The prices of these ids as of dataset `version`, in the ids' order; ids without a row are left out. */
export async function readPrices(reader: Reader, version: string, ids: readonly number[]): Promise<PricedRow[]> {
  if (ids.length === 0) return [];
  const [rows] = await readAt(reader, version, [
    reader.db.select(pricedColumns).from(asked(ids)).innerJoin(universities, eq(universities.id, askedId)),
  ] as const);
  return inOrder(ids, rows as PricedRow[]);
}

/** Everything their pages show, of these ids (a hundred at most) in their order; unknown ids are left out. */
export async function readDocuments(
  reader: Reader,
  version: string,
  ids: readonly number[],
): Promise<UniversityDocument[]> {
  if (ids.length === 0) return [];
  const [rows] = await readAt(reader, version, [selectDocuments(reader, ids)] as const);
  return documentsOf(ids, rows);
}

function selectDocuments({ db }: Reader, ids: readonly number[]) {
  const { key } = universityDocuments;
  const first = sql`${askedId} * ${sql.raw(String(DOCUMENT_PARTS_MAX))}`;
  return db
    .select({ key, parts: universityDocuments.parts, text: universityDocuments.text })
    .from(asked(ids))
    .innerJoin(universityDocuments, between(key, first, sql`${first} + ${sql.raw(String(DOCUMENT_PARTS_MAX - 1))}`));
}

function documentsOf(ids: readonly number[], rows: readonly DocumentPart[]): UniversityDocument[] {
  const parts = new Map(rows.map((part) => [part.key, part]));
  return ids.flatMap((id) => {
    const start = parts.get(keyOf(id, 0));
    return start ? [documentOf(Array.from({ length: start.parts }, (_, part) => parts.get(keyOf(id, part))))] : [];
  });
}

type DocumentPart = typeof universityDocuments.$inferSelect;

function keyOf(id: number, part: number): number {
  return id * DOCUMENT_PARTS_MAX + part;
}

/** Throws Failure `unavailable` for what is no document, or not all of it. */
function documentOf(parts: readonly (DocumentPart | undefined)[]): UniversityDocument {
  try {
    const text = parts.map((part) => {
      if (!part) throw new Error('a part of a document is missing');
      return part.text;
    });
    return JSON.parse(text.join('')) as UniversityDocument;
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  }
}

export interface NeighbourPage {
  /** The card of the university itself; undefined where there is none of this id. */
  self: CardRow | undefined;
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
    db.select({ card: universityCards.card }).from(universityCards).where(eq(universityCards.id, id)),
    countNeighbours(reader, id),
    selectNeighbours(reader, id, { offset, limit }),
  ] as const);
  return { self: self[0]?.card as CardRow | undefined, ...neighboursOf(counted, rows) };
}

/** What one university's page shows, and the `limit` universities nearest to it; null where there is none of this id. */
export async function readDocumentWithNeighbours(
  reader: Reader,
  version: string,
  id: number,
  limit: number,
): Promise<{ document: UniversityDocument; nearest: Omit<NeighbourPage, 'self'> } | null> {
  const [parts, counted, rows] = await readAt(reader, version, [
    selectDocuments(reader, [id]),
    countNeighbours(reader, id),
    selectNeighbours(reader, id, { offset: 0, limit }),
  ] as const);
  const [document] = documentsOf([id], parts);
  return document ? { document, nearest: neighboursOf(counted, rows) } : null;
}

/** The ranks of one university run from 1 without a gap, so the last of them is the count. */
function countNeighbours({ db }: Reader, id: number) {
  return db
    .select({ rank: similarUniversities.rank })
    .from(similarUniversities)
    .where(eq(similarUniversities.universityId, id))
    .orderBy(desc(similarUniversities.rank))
    .limit(1);
}

function selectNeighbours({ db }: Reader, id: number, { offset, limit }: { offset: number; limit: number }) {
  return db
    .select({ card: universityCards.card, reasons: similarUniversities.reasons })
    .from(similarUniversities)
    .innerJoin(universityCards, eq(universityCards.id, similarUniversities.similarId))
    .where(and(eq(similarUniversities.universityId, id), gt(similarUniversities.rank, offset)))
    .orderBy(asc(similarUniversities.rank))
    .limit(limit);
}

function neighboursOf(
  counted: readonly { rank: number }[],
  rows: readonly { card: CardRow; reasons: [SimilarReason, SimilarReason] }[],
): Omit<NeighbourPage, 'self'> {
  return { total: counted[0]?.rank ?? 0, rows: rows.map(({ card, reasons }) => ({ ...card, reasons })) };
}

function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
