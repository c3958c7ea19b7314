/** What many tests of accounts begin with. */
import { beforeAll, beforeEach } from 'vitest';
import { loadSmallDataset } from './database.ts';
import { clearAccounts } from './rich-account.ts';
import { type TestApp, unhurriedTestApp } from './test-app.ts';
import { newUser, type RegisteredVisitor } from './visitor.ts';

/** The small dataset once; before each test one account, of a new user, and no other. `begin` is told of both. */
export function withOneUser(begin: (world: TestApp, user: RegisteredVisitor) => void): void {
  let world: TestApp;
  beforeAll(async () => {
    await loadSmallDataset();
    world = await unhurriedTestApp();
  });
  beforeEach(async () => {
    await clearAccounts();
    begin(world, await newUser(world));
  });
}
