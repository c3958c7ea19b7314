/** Asserts the shape of D1's rows: rows that are not what was asked for must not pass for data. */

/** Thrown for an answer that is none to what was asked. */
export class MalformedResult extends Error {}

/**
 * The answers to so many statements, as drizzle has read them. Throws UnsoundAnswer when there are more or fewer, or
 * when columns are missing; the first row stands for its fellows, which come from the same statement.
 */
export function assertRows<T extends readonly unknown[]>(answers: T, statements: number): T {
  if (answers.length !== statements) throw new MalformedResult(`${answers.length} answers to ${statements} statements`);
  for (const rows of answers) {
    if (Array.isArray(rows) && rows.length > 0 && !isWhole(rows[0], 2))
      throw new MalformedResult('columns are missing');
  }
  return answers;
}

/** Whether nothing is undefined in a row, nor in the row of a joined table within it: SQL knows null only. */
function isWhole(row: unknown, depth: number): boolean {
  if (typeof row !== 'object' || row === null || depth === 0) return row !== undefined;
  return Object.values(row).every((value) => isWhole(value, depth - 1));
}
