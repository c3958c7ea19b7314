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

/** What lists show of every major, as of dataset `version`. */
export async function readMajors(reader: Reader, version: string): Promise<MajorCounts[]> {
  const { key, level, universitiesUs, universitiesCa, graduates } = majors;
  const [rows] = await readAt(reader, version, [
    reader.db.select({ key, level, universitiesUs, universitiesCa, graduates, pay: MEDIAN_PAY }).from(majors),
  ] as const);
  return rows;
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
