import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCard } from '#tests/fixtures/university-card.ts';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
import {
  AGREED_BOOKMARKS,
  addToOutbox,
  BOOKMARKS,
  clearOutbox,
  dropExpired,
  dropOutboxes,
  hasOutbox,
  readAgreed,
  readOutbox,
} from './outbox.ts';
import { forgetStored, writeStored } from './storage.ts';
import { isWholeList } from './stored-universities.ts';

const browser = fakeBrowser();
beforeEach(() => browser.install());
afterEach(() => browser.restore());

const have = (userId: string, agreed: number[] | null, here: number[]) => {
  if (agreed) writeStored(AGREED_BOOKMARKS, { userId, ids: agreed });
  writeStored(
    BOOKMARKS,
    here.map((id) => aCard(id)),
  );
};

describe('bookmarks that the account was not told of', () => {
  it('wait under their user when everything else is forgotten, as ids alone', () => {
    have('ada', [1, 2], [2, 3]);
    expect(addToOutbox('ada')).toBe(true);
    forgetStored();
    expect(readOutbox('ada')).toEqual({ added: [3], removed: [1] });
    expect(hasOutbox('bob')).toBe(false);
    expect(browser.storage.length).toBe(1);
    expect(browser.storage.getItem('campusatlas:unsent:ada')).not.toContain('School');
    clearOutbox('ada');
    expect(browser.storage.length).toBe(0);
  });

  it('are dropped with those of the plan by anyone who leaves on purpose', () => {
    have('ada', [1, 2], [2, 3]);
    addToOutbox('ada');
    browser.storage.setItem('campusatlas:unsent:plan-ada', '{"added":[],"removed":[],"at":1,"plan":{}}');
    browser.storage.setItem('campusatlas:unsent:plan-bob', '{"added":[],"removed":[],"at":1,"plan":{}}');
    dropOutboxes('ada');
    expect(browser.storage.getItem('campusatlas:unsent:ada')).toBeNull();
    expect(browser.storage.getItem('campusatlas:unsent:plan-ada')).toBeNull();
    expect(browser.storage.getItem('campusatlas:unsent:plan-bob')).not.toBeNull();
  });

  it('are all that was kept where nothing was agreed on yet', () => {
    have('ada', null, [4, 5]);
    addToOutbox('ada');
    expect(readOutbox('ada')).toEqual({ added: [4, 5], removed: [] });
  });

  it("are none where both agree, where the agreement is another's, and where the list cannot be read", () => {
    have('ada', [1], [1]);
    expect(addToOutbox('ada')).toBe(false);
    expect(readAgreed(AGREED_BOOKMARKS, 'bob')).toBeNull();
    have('ada', [1, 2], []);
    browser.storage.removeItem(`campusatlas:${BOOKMARKS}`);
    expect(addToOutbox('ada')).toBe(false);
    browser.storage.setItem(`campusatlas:${BOOKMARKS}`, '[{"no":"id"}]');
    expect(addToOutbox('ada')).toBe(false);
    expect(browser.storage.getItem('campusatlas:unsent:ada')).toBeNull();
  });

  it('come together from two sessions, the later one deciding', () => {
    have('ada', [1, 2], [2, 3]);
    addToOutbox('ada');
    have('ada', [3], [1]);
    addToOutbox('ada');
    expect(readOutbox('ada')).toEqual({ added: [1], removed: [3] });
  });

  it('are given up after a month', () => {
    const at = Date.now() - 31 * 86_400_000;
    browser.storage.setItem('campusatlas:unsent:ada', JSON.stringify({ added: [1], removed: [], at }));
    browser.storage.setItem('campusatlas:unsent:bob', JSON.stringify({ added: [1], removed: [], at: Date.now() }));
    expect(hasOutbox('ada')).toBe(false);
    dropExpired();
    expect(browser.storage.getItem('campusatlas:unsent:ada')).toBeNull();
    expect(browser.storage.getItem('campusatlas:unsent:bob')).not.toBeNull();
  });
});

it('a list is whole when every university in it can be read', () => {
  expect(isWholeList([aCard(1), aCard(2)])).toBe(true);
  expect(isWholeList([])).toBe(true);
  expect(isWholeList([aCard(1), { id: 2 }])).toBe(false);
  expect(isWholeList(null)).toBe(false);
});
