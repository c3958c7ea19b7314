/** Queries for careers and the lists of programs, as the load has made them. */
import { eq } from 'drizzle-orm';
import { careerLists, careers } from '#schema/db/catalogue.ts';
import type { CareerDocument, CareerListDocument } from '#schema/domain/programs/careers.ts';
import { type Reader, readAt } from './read.ts';

/** The document of a career; null where there is none of that address. */
export async function readCareer(reader: Reader, version: string, slug: string): Promise<CareerDocument | null> {
  const [rows] = await readAt(reader, version, [
    reader.db.select({ document: careers.document }).from(careers).where(eq(careers.slug, slug)),
  ] as const);
  return rows[0]?.document ?? null;
}

/** Where a program group or a major leads; null where it is not known or leads nowhere. */
export async function readCareerList(reader: Reader, version: string, key: string): Promise<CareerListDocument | null> {
  const [rows] = await readAt(reader, version, [
    reader.db.select({ document: careerLists.document }).from(careerLists).where(eq(careerLists.key, key)),
  ] as const);
  return rows[0]?.document ?? null;
}
