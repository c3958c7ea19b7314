/** Table of people who asked to be written to. Kept apart from the catalogue: a load of the dataset never touches it. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const subscribers = sqliteTable('subscribers', {
  /** In lower case, so that an address is there once. */
  email: text('email').primaryKey(),
  /** Milliseconds since the epoch. */
  subscribedAt: integer('subscribed_at').notNull(),
});
