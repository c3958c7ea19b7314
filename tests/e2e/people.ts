/** People with accounts of their own, one for each test that needs one. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

export interface Person {
  username: string;
  password: string;
  recoveryCode: string;
}

export const PASSWORD = 'correct horse battery';

/** A name that nobody has, also not after an earlier run on the same database. */
export function freshName(prefix = 'ada'): string {
  return `${prefix}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
}

/** Registers at the API; the page's cookies are then those of the person, who is signed in from the next load on. */
export async function signedIn(page: Page, prefix?: string): Promise<Person> {
  const body = { username: freshName(prefix), password: PASSWORD };
  const answer = await page.request.post('/api/register', { data: body, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { recoveryCode } = (await answer.json()) as { recoveryCode: string };
  return { ...body, recoveryCode };
}

/** An account that nobody is signed in to here. */
export async function registered(page: Page, prefix?: string): Promise<Person> {
  const person = await signedIn(page, prefix);
  await page.context().clearCookies();
  return person;
}
