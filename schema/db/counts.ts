/** Table of counts over an hour or a day, and of what may be used once, where the platform's own rate limits count minutes only. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const timedCounts = sqliteTable(
  'timed_counts',
  {
    /**
     * A digest under a key of the day: no address can be read from it, and none followed from one day to the next. Or a random
     * text that may be used once.
     */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the scheduled job may forget it, in milliseconds since the epoch. */
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('timed_counts_expires').on(table.expiresAt)],
);
