/** The door to D1: one place knows that drizzle stands between us and the binding. */
import { drizzle } from 'drizzle-orm/d1';

/** Opens the platform's D1 binding. */
export function openDatabase(binding: D1Database) {
  return drizzle(binding);
}
export type Database = ReturnType<typeof openDatabase>;
