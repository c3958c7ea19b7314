/** An account that holds something of every kind, and the rows that are its own. */

import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { NewPasskeyAnswer, PasskeyAnswer } from '#schema/api/passkeys.ts';
import { DEFAULT_SETTINGS, PASSKEY_COOKIES } from '#schema/domain/account/account.ts';
import { EMPTY_PLAN_ITEM } from '#schema/domain/plan/plan.ts';
import { newPasskey } from '#worker/auth/passkey.ts';
import { CHALLENGES, newChallenge } from '#worker/auth/passkey-challenge.ts';
import { packIds } from '#worker/services/packed-ids.ts';
import { makePasskey } from '../../helpers/authenticator.ts';
import { SMALL } from './database.ts';
import { ORIGIN, type TestApp } from './test-app.ts';
import { newUser, type RegisteredVisitor } from './visitor.ts';

const modules = import.meta.glob<Record<string, SQLiteTable>>('../../../schema/db/*.ts', { eager: true });
const declared = Object.values(modules).flatMap((module) =>
  Object.values(module).map((table) => getTableConfig(table)),
);

/** Tables of accounts with their columns, and with the column that names whose a row is. */
export const ACCOUNT_TABLES = declared.flatMap(({ name, columns }) => {
  const owner = name === 'users' ? 'id' : columns.find((column) => column.name === 'user_id')?.name;
  return owner === undefined ? [] : [{ name, owner, columns: columns.map((column) => column.name) }];
});

/** Universities of the small dataset, by place. */
export const nth = (at: number) => SMALL.universities[at] as (typeof SMALL.universities)[number];

export interface RichAccount extends RegisteredVisitor {
  listId: string;
  searchId: string;
  boardId: string;
  changeId: string;
  linkToken: string;
  /** The id of a passkey that is there. */
  passkeyId: string;
  /** What it signed, for a challenge that the jar holds. */
  signed: PasskeyAnswer;
  /** One that was made, for a challenge that the jar holds. */
  newPasskey: NewPasskeyAnswer;
  /** The same for an account that is yet to be made. */
  firstPasskey: NewPasskeyAnswer;
  /** What nobody else may ever be shown. */
  secrets: string[];
}

let made = 0;

export async function richAccount(world: TestApp): Promise<RichAccount> {
  const mark = `private-${++made}`;
  const user = await newUser(world, `owner-${made}`);
  const [one, two, three, four] = [nth(0).id, nth(1).id, nth(2).id, nth(3).id];
  const [listId, searchId, boardId, changeId] = [
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
    `v1:${one}:${mark}`,
  ];
  const linkToken = `${mark}-${crypto.randomUUID()}`.slice(0, 24);
  const { passkey, key, signed } = await madePasskey(world, user);
  const passkeyId = passkey.id;
  const now = world.deps.clock();
  const preferences = { ...DEFAULT_SETTINGS.preferences, interests: ['health'], tuitionMax: 12_345 + made };
  const settings = JSON.stringify({ ...DEFAULT_SETTINGS, preferences });
  const insert = (table: string, values: readonly unknown[]) =>
    env.DB.prepare(`insert into ${table} values (${values.map(() => '?').join(',')})`).bind(...values);
  await env.DB.batch([
    env.DB.prepare('update users set settings = ? where id = ?').bind(settings, user.id),
    insert('bookmarks', [user.id, one, `${mark} note`, now]),
    insert('bookmarks', [user.id, two, null, now - 1]),
    insert('lists (id, user_id, name, name_key, created_at)', [listId, user.id, `${mark} List`, `${mark} list`, now]),
    insert('list_members', [listId, user.id, one, now]),
    insert('history', [user.id, three, now]),
    insert('saved_searches', [
      searchId,
      user.id,
      `${mark} search`,
      `q=${mark}&country=US`,
      packIds([one, three]),
      now,
      now,
    ]),
    insert('boards', [boardId, user.id, `${mark} board`, `1.${mark}`, now]),
    insert('hidden', [user.id, four, now]),
    insert('dataset_changes', [changeId, 'v1', one, 'tuition', `${mark} change`, '100', '200', now]),
    insert('plan_items', [
      user.id,
      `university:${one}`,
      JSON.stringify({ ...EMPTY_PLAN_ITEM, note: `${mark} plan` }),
      now,
    ]),
    insert('shared_links', [linkToken, user.id, 'list', '', now]),
    insert('passkeys', [passkeyId, user.id, key, 0, 'internal', `${mark} phone`, now, null]),
    insert('notifications (user_id, change_id, created_at)', [user.id, changeId, now]),
  ]);
  return {
    ...user,
    listId,
    searchId,
    boardId,
    changeId,
    linkToken,
    passkeyId,
    signed,
    newPasskey: await pendingPasskey(world, user, 'add'),
    firstPasskey: await pendingPasskey(world, user, 'first'),
    secrets: [
      mark,
      user.id,
      user.username,
      listId,
      searchId,
      boardId,
      changeId,
      linkToken,
      passkeyId,
      String(12_345 + made),
    ],
  };
}

const userOf = ({ id, username }: RegisteredVisitor) => ({
  id: Buffer.from(id).toString('base64url'),
  name: username,
  displayName: username,
});

/** Whose challenges there are. */
const OWNERS = {
  add: (userId: string) => ({ userId }),
  sign: () => ({}),
  first: (userId: string) => ({ userId: `${userId}-second`, username: `second-${userId}` }),
};

/** A challenge that a browser holds. */
async function heldChallenge(
  { deps }: TestApp,
  { id, jar }: RegisteredVisitor,
  use: keyof typeof CHALLENGES,
): Promise<string> {
  const { challenge, cookie } = await newChallenge(deps, CHALLENGES[use], OWNERS[use](id));
  jar.set(PASSKEY_COOKIES[use], /^[^=]+=([^;]+)/.exec(cookie)?.[1] ?? '');
  return challenge;
}

/** A passkey that a browser has just made, with its challenge in the jar. */
async function pendingPasskey(
  world: TestApp,
  visitor: RegisteredVisitor,
  use: 'add' | 'first',
): Promise<NewPasskeyAnswer> {
  const challenge = await heldChallenge(world, visitor, use);
  return (await makePasskey({ challenge, user: userOf(visitor) })).answer;
}

/** A passkey with its public key as it is stored, and what it has just signed, with that challenge in the jar. */
async function madePasskey(world: TestApp, visitor: RegisteredVisitor) {
  const { passkey, answer } = await makePasskey({ challenge: 'any', user: userOf(visitor) });
  const { publicKey: key } = await newPasskey(new URL(ORIGIN), 'any', answer);
  return { passkey, key, signed: await passkey.sign({ challenge: await heldChallenge(world, visitor, 'sign') }) };
}

export type Rows = Record<string, Record<string, unknown>[]>;

/** Every row of one user, or of all. */
export async function rowsOf(userId?: string): Promise<Rows> {
  const results = await env.DB.batch<Record<string, unknown>>(
    ACCOUNT_TABLES.map(({ name: table, owner, columns }) => {
      const order = `order by ${columns.slice(0, 3).map((_, at) => at + 1)}`;
      return userId === undefined
        ? env.DB.prepare(`select * from ${table} ${order}`)
        : env.DB.prepare(`select * from ${table} where ${owner} = ? ${order}`).bind(userId);
    }),
  );
  return Object.fromEntries(ACCOUNT_TABLES.map(({ name }, at) => [name, results[at]?.results ?? []]));
}

/** Empties the tables of accounts. */
export async function clearAccounts(): Promise<void> {
  const tables = [...ACCOUNT_TABLES.map(({ name }) => name), 'revoked_sessions', 'dataset_changes'];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
}
