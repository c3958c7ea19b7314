/** Values as SQL literals and rows as multi-row inserts that stay below D1's limit for a statement. */

/** D1 takes statements up to 100,000 bytes. */
export const STATEMENT_MAX_BYTES = 100_000;
/** Statements are filled up to this size, or hold the single row that is larger. */
const STATEMENT_FILL_BYTES = 90_000;

const encoder = new TextEncoder();

/**
 * A value as a literal. Text is quoted with quotes doubled; NUL would end the statement early in SQLite's parser and
 * is refused, as are numbers that are not finite.
 */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`${value} cannot be stored`);
    return String(value);
  }
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value !== 'string') throw new Error(`a ${typeof value} cannot be stored`);
  if (value.includes('\0')) throw new Error('a text with a NUL character cannot be stored');
  return `'${value.replaceAll("'", "''")}'`;
}

/** A name of a table or column, quoted. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Inserts of all rows, as few statements as the limit allows. Throws when one row alone is over the limit. */
export function* insertStatements(
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]>,
): Generator<string> {
  const head = `INSERT INTO ${identifier(table)} (${columns.map(identifier).join(',')}) VALUES\n`;
  const headBytes = encoder.encode(head).length;
  let values: string[] = [];
  let bytes = headBytes;
  for (const row of rows) {
    const text = `(${row.map(literal).join(',')})`;
    const rowBytes = encoder.encode(text).length + 2;
    if (headBytes + rowBytes > STATEMENT_MAX_BYTES) {
      throw new Error(`a row of ${table} takes ${rowBytes} bytes, more than a statement may have`);
    }
    if (values.length > 0 && bytes + rowBytes > STATEMENT_FILL_BYTES) {
      yield head + values.join(',\n');
      values = [];
      bytes = headBytes;
    }
    values.push(text);
    bytes += rowBytes;
  }
  if (values.length > 0) yield head + values.join(',\n');
}
