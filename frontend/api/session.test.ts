import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
import {
  acceptUser,
  beginSession,
  checkSession,
  endSession,
  followSession,
  hasSessionSign,
  personalKey,
  type SessionUser,
  signedInUser,
} from './session.ts';

const ADA: SessionUser = {
  id: 'a',
  username: 'ada',
  createdAt: '2026-01-01T00:00:00.000Z',
  bookmarkCount: 2,
  unreadNotifications: 0,
};
const BOB: SessionUser = { ...ADA, id: 'b', username: 'bob' };
const SIGN = '__Host-signed-in=1';
const USER = 'campusatlas:signed-in-user';
const STORED_LIST = 'campusatlas:bookmarked-universities';

const browser = fakeBrowser();
let page: { cookie: string };
let client: QueryClient;

beforeEach(() => {
  browser.install();
  page = { cookie: SIGN };
  vi.stubGlobal('document', page);
  client = new QueryClient();
});
/** The sign is read once a task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
afterEach(async () => {
  browser.restore();
  await nextTask();
});

const answerUser = (answer: () => Response) => {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test.each([
  ['', false],
  ['other=1', false],
  ['x__Host-signed-in=1', false],
  ['__Host-signed-in=0', false],
  ['theme=dark; __Host-signed-in=1', true],
])('the cookies "%s" hold the sign of a session: %s', (cookies, sign) => {
  expect(hasSessionSign(cookies)).toBe(sign);
});

test('a stored user is read back, anything else is refused', () => {
  expect(acceptUser(JSON.parse(JSON.stringify(ADA)))).toEqual(ADA);
  for (const value of [null, 'ada', {}, { ...ADA, id: 7 }, { id: 'a' }]) expect(acceptUser(value)).toBeNull();
});

describe('a session', () => {
  test('begins, is remembered, and takes everything with it when it ends, but for what is the device’s', () => {
    beginSession(client, ADA);
    expect(signedInUser(client)).toEqual(ADA);
    expect(JSON.parse(browser.storage.getItem(USER) ?? '')).toEqual(ADA);
    client.setQueryData(personalKey(ADA, 'bookmarks'), [1]);
    client.setQueryData(['meta'], 'public');
    browser.storage.setItem(STORED_LIST, '[]');
    browser.storage.setItem('campusatlas:color-mode', 'dark');
    browser.storage.setItem('other-site', 'x');

    endSession(client);
    expect(signedInUser(client)).toBeNull();
    expect(client.getQueryData(personalKey(ADA, 'bookmarks'))).toBeUndefined();
    expect(client.getQueryData(['meta'])).toBe('public');
    expect(browser.storage.getItem(USER)).toBeNull();
    expect(browser.storage.getItem(STORED_LIST)).toBeNull();
    expect(browser.storage.getItem('campusatlas:color-mode')).toBe('dark');
    expect(browser.storage.getItem('other-site')).toBe('x');
    expect(page.cookie).toMatch(/^__Host-signed-in=; .*Max-Age=0/);
  });

  test('of another person finds nothing of the one before', () => {
    beginSession(client, ADA);
    client.setQueryData(personalKey(ADA, 'bookmarks'), [1]);
    browser.storage.setItem(STORED_LIST, '[]');
    beginSession(client, BOB);
    expect(browser.storage.getItem(STORED_LIST)).toBeNull();
    expect(client.getQueryData(personalKey(ADA, 'bookmarks'))).toBeUndefined();
    expect(page.cookie).toBe(SIGN);
  });

  test('leaves what was kept before signing in: it is about to belong to the account', () => {
    browser.storage.setItem(STORED_LIST, '[]');
    beginSession(client, ADA);
    expect(browser.storage.getItem(STORED_LIST)).toBe('[]');
  });

  test('that ran out while the page was closed takes its things along', () => {
    browser.storage.setItem(USER, JSON.stringify(ADA));
    browser.storage.setItem(STORED_LIST, '[]');
    page.cookie = '';
    followSession(client)();
    expect(browser.storage.getItem(STORED_LIST)).toBeNull();
  });

  test('that ran out before a bookmark was sent keeps its id for the same user; one left on purpose keeps nothing', () => {
    const unsent = () => browser.storage.getItem('campusatlas:unsent:a');
    for (const onPurpose of [false, true]) {
      beginSession(client, ADA);
      browser.storage.setItem(STORED_LIST, '[{"id":7}]');
      if (onPurpose) endSession(client);
      else {
        page.cookie = '';
        followSession(client)();
      }
      expect(browser.storage.getItem(STORED_LIST)).toBeNull();
      if (onPurpose) expect(unsent()).toBeNull();
      else expect(JSON.parse(unsent() ?? '')).toMatchObject({ added: [7], removed: [] });
    }
  });

  test('that ended in another tab ends here', async () => {
    beginSession(client, ADA);
    const stop = followSession(client);
    page.cookie = '';
    await nextTask();
    browser.storage.removeItem(USER);
    browser.writeElsewhere('campusatlas:signed-in-user', 'null');
    expect(signedInUser(client)).toBeNull();
    stop();
  });
});

describe('asking who is signed in', () => {
  test('asks nothing without the sign', async () => {
    const fetched = answerUser(() => Response.json(ADA));
    page.cookie = '';
    await checkSession(client);
    expect(fetched).not.toHaveBeenCalled();
    expect(signedInUser(client)).toBeNull();
  });

  test('takes the answer', async () => {
    answerUser(() => Response.json(ADA));
    await checkSession(client);
    expect(signedInUser(client)).toEqual(ADA);
  });

  test('401 is nobody, without a word in the log', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    beginSession(client, ADA);
    answerUser(() => new Response('Nobody is signed in', { status: 401 }));
    await checkSession(client);
    expect(signedInUser(client)).toBeNull();
    expect(browser.storage.getItem(USER)).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  test('any other failure is logged, and forgets nothing', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    browser.storage.setItem(STORED_LIST, '[]');
    answerUser(() => new Response('No.', { status: 503 }));
    await checkSession(client);
    expect(signedInUser(client)).toBeNull();
    expect(error).toHaveBeenCalledWith('Failed to fetch user data', expect.anything());
    expect(browser.storage.getItem(STORED_LIST)).toBe('[]');
  });
});
