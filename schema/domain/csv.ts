/** CSV files as spreadsheets read them: RFC 4180, UTF-8 with a byte order mark so that accents come out right. */

export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';

/** Where a spreadsheet would begin a formula; after a semicolon or a tab too, where it takes those for new cells. */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?=[=+\-@＝＋－＠])(?<=(?:;|.\t) *)/gs;

/**
 * A value as a cell. A spreadsheet would run a text that begins with = + - @ (or a tab or line break before one) as a
 * formula, some also their wide forms: an apostrophe in front makes it text. Numbers are ours and stay numbers; null is
 * an empty cell.
 */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = cell.replace(FORMULA, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The whole file, each row ended by CRLF. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
