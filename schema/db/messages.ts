/** Tables of what visitors write to the operator. Kept apart from the catalogue: a load of the dataset never touches it. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Messages of the contact form; the scheduled job deletes them after a year. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Milliseconds since the epoch. */
    receivedAt: integer('received_at').notNull(),
  },
  (table) => [index('contact_messages_received').on(table.receivedAt)],
);

/** Answers to "Was this helpful?", counted for each help article; nobody's answer is kept by itself. */
export const helpVotes = sqliteTable(
  'help_votes',
  {
    article: text('article').notNull(),
    answer: text('answer').$type<'yes' | 'no'>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.article, table.answer] })],
);
