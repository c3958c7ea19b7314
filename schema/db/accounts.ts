/**
 * People's accounts and what they keep. Kept apart from the catalogue: a load of the dataset never touches these tables,
 * so a university is named by its id only (UNITID, or ours for Canada), which no load changes. Times are milliseconds
 * since the epoch.
 */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AccountSettings } from '../domain/account/account.ts';

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** As it was typed. */
    username: text('username').notNull(),
    /** In lower case: names are unique without regard to case. */
    usernameKey: text('username_key').notNull(),
    /** scrypt in a PHC string; empty for an account without a password, which only its passkeys open. */
    passwordHash: text('password_hash').notNull(),
    /** SHA-256 of the one-time recovery code, whose hundred random bits need no slow hash; null once it was used. */
    recoveryHash: text('recovery_hash'),
    /** Goes up when all sessions end at once: a cookie of an earlier number is refused. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    settings: text('settings', { mode: 'json' }).$type<AccountSettings>().notNull(),
    /** Kept by triggers (0003_counters), so that a count never reads a person's every bookmark. */
    bookmarkCount: integer('bookmark_count').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_username_key').on(table.usernameKey)],
);

/** Sessions that were signed out before their time; the scheduled job forgets them once they would have ended anyway. */
export const revokedSessions = sqliteTable(
  'revoked_sessions',
  { jti: text('jti').primaryKey(), expiresAt: integer('expires_at').notNull() },
  (table) => [index('revoked_sessions_expires').on(table.expiresAt)],
);

/** Passkeys that open an account. The private key never leaves the person's device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential id that the authenticator chose, in base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** COSE public key in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it has signed; 0 for those that do not count. */
    counter: integer('counter').notNull(),
    /** How a browser reaches the authenticator (`internal`, `hybrid`, `usb`), separated by commas. */
    transports: text('transports').notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null until somebody has signed in with it. */
    usedAt: integer('used_at'),
  },
  (table) => [index('passkeys_user_created').on(table.userId, table.createdAt)],
);

export const bookmarks = sqliteTable(
  'bookmarks',
  {
    userId: text('user_id').notNull(),
    universityId: integer('university_id').notNull(),
    /** Private to the user. */
    note: text('note'),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.universityId] }),
    index('bookmarks_user_added').on(table.userId, table.addedAt, table.universityId),
    index('bookmarks_university').on(table.universityId),
  ],
);

/**
 * What an account's notes, plan, boards and saved searches take up, so that a quota need not read them all. A row for anyone who
 * has written something.
 */
export const accountSizes = sqliteTable('account_sizes', {
  userId: text('user_id').primaryKey(),
  /** Bytes of UTF-8; kept by triggers (0005_note_sizes, 0012_account-bytes-and-uses). The column is named after what came first. */
  bytes: integer('note_bytes').notNull(),
});

/** When an account was used last, as roughly as will do: accounts that hold nothing are deleted long after it. */
export const accountUses = sqliteTable('account_uses', {
  userId: text('user_id').primaryKey(),
  /** The month of the last sign-in, YYYY-MM. */
  month: text('month').notNull(),
});

export const lists = sqliteTable(
  'lists',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** In lower case: a user's names are unique without regard to case. */
    nameKey: text('name_key').notNull(),
    /** Kept by triggers (0003_counters). */
    memberCount: integer('member_count').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('lists_user_name').on(table.userId, table.nameKey)],
);

/** Bookmarks in lists; removing a bookmark removes it from each. */
export const listMembers = sqliteTable(
  'list_members',
  {
    listId: text('list_id').notNull(),
    userId: text('user_id').notNull(),
    universityId: integer('university_id').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.universityId] }),
    index('list_members_user_university').on(table.userId, table.universityId),
    index('list_members_list_added').on(table.listId, table.addedAt, table.universityId),
  ],
);

/** The universities a user looked at last. */
export const history = sqliteTable(
  'history',
  {
    userId: text('user_id').notNull(),
    universityId: integer('university_id').notNull(),
    viewedAt: integer('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.universityId] }),
    index('history_user_viewed').on(table.userId, table.viewedAt),
  ],
);

export const savedSearches = sqliteTable(
  'saved_searches',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** The search page's own parameters in canonical order, so that the same search is there once. */
    query: text('query').notNull(),
    /** Ids of the schools it found when it was last looked at (delta-coded, base64), to tell which are new since. */
    seenIds: text('seen_ids').notNull(),
    seenAt: integer('seen_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_searches_user_query').on(table.userId, table.query)],
);

/** Universities a user does not want to see in results. */
export const hidden = sqliteTable(
  'hidden',
  {
    userId: text('user_id').notNull(),
    universityId: integer('university_id').notNull(),
    hiddenAt: integer('hidden_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.universityId] })],
);

/** What a new dataset changed about a kept school, for one user. */
export const notifications = sqliteTable(
  'notifications',
  {
    userId: text('user_id').notNull(),
    changeId: text('change_id').notNull(),
    createdAt: integer('created_at').notNull(),
    readAt: integer('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.changeId] }),
    index('notifications_user_created').on(table.userId, table.createdAt),
  ],
);

/**
 * A person's plan: what they have settled for a university or a scholarship (schema/domain/plan/plan.ts). A row each, so that two
 * devices that change different ones do not undo each other.
 */
export const planItems = sqliteTable(
  'plan_items',
  {
    userId: text('user_id').notNull(),
    /** `university:166027` or `scholarship:its-key`. */
    itemKey: text('item_key').notNull(),
    item: text('item').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemKey] })],
);

/**
 * Links that show something of an account to anyone who has them, until they are taken back, which deletes the row. The token
 * is kept as it is and not as a digest: its owner can copy the link again, and what it opens lies in the same database.
 */
export const sharedLinks = sqliteTable(
  'shared_links',
  {
    /** 128 random bits and more, as text of an address. */
    token: text('token').primaryKey(),
    userId: text('user_id').notNull(),
    /** `list`, `calendar`. */
    kind: text('kind').notNull(),
    /** What of its kind: the id of a list, or empty for all there is. */
    subject: text('subject').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('shared_links_user_subject').on(table.userId, table.kind, table.subject)],
);

/** Decision boards that a person keeps under a name; each is the text that its link carries. */
export const boards = sqliteTable(
  'boards',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [index('boards_user_changed').on(table.userId, table.changedAt)],
);
