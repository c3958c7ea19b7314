/** Shared contracts of an account's resources: texts, times, pages. */
import * as z from 'zod/mini';
import { PAGE_SIZE, PERSONAL_PAGE_MAX } from '../domain/site/limits.ts';
import { cursor, pathId, wholeNumber } from './params.ts';

/** ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** A page of a list: what of it, and where to go on. */
export const pageQuery = z.object({ after: cursor(), limit: wholeNumber(1, PERSONAL_PAGE_MAX) });
export type PageQuery = z.infer<typeof pageQuery>;
export const PERSONAL_PAGE = PAGE_SIZE;

/** `after` of the next page; null on the last. */
export const next = z.nullable(z.string());

export const universityParams = z.object({ universityId: pathId() });
/** Ids that nobody has are unknown, whatever they look like. */
export const idParams = z.object({ id: z.string() });
export const memberParams = z.object({ id: z.string(), universityId: pathId() });

/** What is left of a text without characters that nobody typed; line breaks of one kind. */
function plainText(text: string, lines: boolean): string {
  const unified = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const printable = unified.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
  return (lines ? printable : printable.replace(/\s+/g, ' ')).trim();
}

const grouped = new Intl.NumberFormat('en-US');

/** A name in one line. */
export function nameText(most: number) {
  const allowed = `must be a text of 1 to ${grouped.format(most)} characters`;
  return z.string(allowed).check(
    z.overwrite((text: string) => plainText(text, false)),
    z.minLength(1, { error: allowed, abort: true }),
    z.maxLength(most, allowed),
  );
}

/** A note in any number of lines; it may be empty. */
export function noteText(most: number) {
  const allowed = `must be a text of at most ${grouped.format(most)} characters`;
  return z.string(allowed).check(
    z.overwrite((text: string) => plainText(text, true)),
    z.maxLength(most, allowed),
  );
}

/** Each value once, in the order given. */
export const eachOnce = <Value>() => z.overwrite((values: Value[]) => [...new Set(values)]);

/** Universities by id. */
export function universityIds(most: number) {
  const allowed = `must be a list of at most ${grouped.format(most)} ids of universities`;
  return z
    .array(z.int(allowed).check(z.minimum(1, allowed), z.maximum(999_999_999, allowed)), allowed)
    .check(z.maxLength(most, allowed));
}
