/** Query for what a university's picture is made from. */
import { eq } from 'drizzle-orm';
import { universities } from '#schema/db/catalogue.ts';
import { type Reader, readAt } from './read.ts';

export type Pictured = NonNullable<Awaited<ReturnType<typeof readPictured>>>;

/** The licensed picture's origin, and what a drawn one shows; null when there is no such university. */
export async function readPictured(reader: Reader, version: string, id: number) {
  const { name, city, state, country, image } = universities;
  const [rows] = await readAt(reader, version, [
    reader.db
      .select({ id: universities.id, name, city, state, country, image })
      .from(universities)
      .where(eq(universities.id, id)),
  ] as const);
  return rows[0] ?? null;
}
