/** The backup that docs/operations.md describes has every table that cannot be made again. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import * as accounts from '#schema/db/accounts.ts';
import * as jobs from '#schema/db/jobs.ts';
import * as messages from '#schema/db/messages.ts';
import * as subscribers from '#schema/db/subscribers.ts';

const OPERATIONS = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** Filled again by triggers, and by the next day's jobs. */
const MADE_AGAIN = ['account_sizes', 'kept_together'];

it('exports all that people have entered, and what jobs remember', () => {
  const [command = ''] = /npx wrangler d1 export(?:.*\\\n)*.*/.exec(OPERATIONS) ?? [];
  const exported = [...command.matchAll(/--table (\w+)/g)].map(([, name = '']) => name);
  const tables = Object.values({ ...accounts, ...jobs, ...messages, ...subscribers })
    .filter((one) => is(one, SQLiteTable))
    .map((table) => getTableName(table as SQLiteTable));
  expect(exported.sort()).toEqual(tables.filter((name) => !MADE_AGAIN.includes(name)).sort());
});
