/** Queries for majors, as the load has counted them. */
import { eq, sql } from 'drizzle-orm';
import { majors } from '#schema/db/catalogue.ts';
import type { AcademicProgramKey } from '#schema/domain/programs/academic-programs.ts';
import type { MajorDocument } from '#schema/domain/programs/majors.ts';
import { AppError } from '#worker/app-error.ts';
import { type Reader, readAt } from './read.ts';

export type MajorCounts = Omit<typeof majors.$inferSelect, 'document'> & { pay: number | null };

/** What a list shows of a document, so that the rest of it is not sent. */
const MEDIAN_PAY = sql<number | null>`json_extract(${majors.document}, '$.earnings.median')`;

const { key: KEY, level, universitiesUs, universitiesCa, graduates } = majors;
const COUNTS = { key: KEY, level, universitiesUs, universitiesCa, graduates, pay: MEDIAN_PAY };

/** What lists show of every major, as of dataset `version`. */
export async function readMajors(reader: Reader, version: string): Promise<MajorCounts[]> {
  const [rows] = await readAt(reader, version, [reader.db.select(COUNTS).from(majors)] as const);
  return rows;
}

/** The same of one; null where it is not there. */
export async function readMajorCounts(
  reader: Reader,
  version: string,
  key: AcademicProgramKey,
): Promise<MajorCounts | null> {
  const [rows] = await readAt(reader, version, [reader.db.select(COUNTS).from(majors).where(eq(KEY, key))] as const);
  return rows[0] ?? null;
}

/** What is counted of one. Throws Failure `unavailable` where it is not there: every load writes all of them. */
export async function readMajor(reader: Reader, version: string, key: AcademicProgramKey): Promise<MajorDocument> {
  const [rows] = await readAt(reader, version, [
    reader.db.select({ document: majors.document }).from(majors).where(eq(majors.key, key)),
  ] as const);
  const [row] = rows;
  if (!row) throw new AppError('unavailable');
  return row.document;
}
