/** Opens D1 sessions through drizzle: the only module that knows the binding. */
import { drizzle } from 'drizzle-orm/d1';
import { isDatabaseBookmark } from '#schema/domain/account/database-bookmark.ts';
import { PRIMARY, type SessionStart } from '#worker/session-start.ts';

/**
 * Opens a session of the platform's D1 binding: whatever answers in it knows all that was answered in it before. A
 * request has one; where it must know better than the copy it reads from, that one goes on at the database itself.
 */
export function openSession(binding: Pick<D1Database, 'withSession'>, start: SessionStart) {
  let session = binding.withSession(start);
  let size: number | null = null;
  // drizzle asks of a binding what a session has too: prepare and batch.
  const door: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (query) => session.prepare(query),
    async batch<T>(statements: D1PreparedStatement[]) {
      const answers = await session.batch<T>(statements);
      size = answers.at(-1)?.meta.size_after ?? size;
      return answers;
    },
  };
  return Object.assign(drizzle(door as D1Database), {
    /** How new the newest answer in this session was; null before the first. */
    bookmark(): string | null {
      const bookmark = session.getBookmark();
      return isDatabaseBookmark(bookmark) ? bookmark : null;
    },
    /** How many bytes the database had after the newest answer; null before the first. */
    size: () => size,
    /** Has whatever is read from now on come from the database itself, or from a copy that has caught up with it. */
    goToPrimary(): void {
      session = binding.withSession(PRIMARY);
    },
  });
}
export type Database = ReturnType<typeof openSession>;
export type OpenDatabase = (start: SessionStart) => Database;
