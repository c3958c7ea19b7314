/**
 * CSV files as spreadsheets of the language read them: RFC 4180, in French with semicolons; UTF-8 with a byte order mark
 * so that accents come out right.
 */

import { language } from '#names/locale.ts';

/** Spreadsheets that are set to the French of Canada write decimals with a comma and part cells by semicolons. */
const SIGNS = { en: { cells: ',', decimal: '.' }, fr: { cells: ';', decimal: ',' } }[language];

const QUOTED = new RegExp(`["${SIGNS.cells}\\r\\n]`);

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
  if (typeof cell === 'number') return String(cell).replace('.', SIGNS.decimal);
  const harmless = cell.replace(FORMULA, "'");
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The whole file, each row ended by CRLF. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(csvCell).join(SIGNS.cells)}\r\n`).join('');
}
