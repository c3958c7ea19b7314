/** The door to D1: one place knows that drizzle and D1's sessions stand between us and the binding. */
import { drizzle } from 'drizzle-orm/d1';
import { isDatabaseBookmark } from '#schema/domain/database-bookmark.ts';

/** The nearest copy of the database, however far behind it is. */
export const NEAREST = 'first-unconstrained';
/** The database itself, where everything is written. */
export const PRIMARY = 'first-primary';
/** Where a session begins: at one of the two, or at any copy that has reached a bookmark. */
export type SessionStart = D1SessionConstraint | D1SessionBookmark;

/** Opens a session of the platform's D1 binding: whatever answers in it knows all that was answered in it before. */
export function openSession(binding: Pick<D1Database, 'withSession'>, start: SessionStart) {
  const session = binding.withSession(start);
  // drizzle asks of a binding what a session has too: prepare and batch.
  return Object.assign(drizzle(session as unknown as D1Database), {
    /** How new the newest answer in this session was; null before the first. */
    bookmark(): string | null {
      const bookmark = session.getBookmark();
      return isDatabaseBookmark(bookmark) ? bookmark : null;
    },
  });
}
export type Database = ReturnType<typeof openSession>;
export type OpenDatabase = (start: SessionStart) => Database;

/** Has whatever is read from now on come from the database itself, or from a copy that has caught up with it. */
export function goToPrimary(deps: { db: Database; openDatabase: OpenDatabase }): void {
  deps.db = deps.openDatabase(PRIMARY);
}
