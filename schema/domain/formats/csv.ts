/**
 * CSV files as spreadsheets of the language read them: RFC 4180, in French with semicolons; UTF-8 with a byte order mark
 * so that accents come out right.
 */

import { language } from '#names/locale.ts';

/** Spreadsheets that are set to the French of Canada write decimals with a comma and part cells by semicolons. */
const SIGNS = { en: { cells: ',', decimal: '.' }, fr: { cells: ';', decimal: ',' } } as const;

/** What parts cells and decimals. */
type CsvSigns = (typeof SIGNS)[keyof typeof SIGNS];
/** Those of files for American services, whatever the language of the page. */
export const AMERICAN_SIGNS: CsvSigns = SIGNS.en;

const QUOTED = { ',': /[",\r\n]/, ';': /[";\r\n]/ } as const;

export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';

/** Where a spreadsheet would begin a formula; after a semicolon or a tab too, where it takes those for new cells. */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?=[=+\-@＝＋－＠])(?<=(?:;|.\t) *)/gs;
/** The apostrophes that are put there. */
const APOSTROPHE = /^'(?=[=+\-@\t\r\n＝＋－＠])|(?<=(?:;|.\t) *)'(?=[=+\-@＝＋－＠])/gs;

/** A text as it was before it was written into a cell. */
export const textOfCell = (cell: string): string => cell.replace(APOSTROPHE, '');

/**
 * A value as a cell. A spreadsheet would run a text that begins with = + - @ (or a tab or line break before one) as a
 * formula, some also their wide forms: an apostrophe in front makes it text. Numbers are ours and stay numbers; null is
 * an empty cell.
 */
function csvCell(cell: CsvCell, signs: CsvSigns): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', signs.decimal);
  const harmless = cell.replace(FORMULA, "'");
  return QUOTED[signs.cells].test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The whole file, each row ended by CRLF. */
export function csvFile(rows: readonly (readonly CsvCell[])[], signs: CsvSigns = SIGNS[language]): string {
  const row = (cells: readonly CsvCell[]) => cells.map((cell) => csvCell(cell, signs)).join(signs.cells);
  return BYTE_ORDER_MARK + rows.map((cells) => `${row(cells)}\r\n`).join('');
}
