/** Rows made up for the tests of the vintages. */
import type { UsRows } from './rows.ts';

/** Rows as the readers give them, only the columns that a test needs. */
export const rows = (tables: { [K in keyof UsRows]: Partial<UsRows[K]> }) => tables as UsRows;
