import { describe, expect, it } from 'vitest';
import { offlineWords } from '#words/layout/offline.ts';
import { connectionMessage } from './connection-message.ts';

const EARLIER = Date.UTC(2026, 4, 1, 12);
const NOTHING = { copiedAt: null, since: null, failed: false, unanswered: false };

describe('the line about the connection', () => {
  it('is not there while everything came from the network, even when something failed', () => {
    expect(connectionMessage(true, { ...NOTHING, since: EARLIER })).toBeNull();
    expect(connectionMessage(true, { ...NOTHING, failed: true })).toBeNull();
  });

  it('says from when the page is while one is offline', () => {
    expect(
      connectionMessage(false, { copiedAt: EARLIER, since: EARLIER, failed: false, unanswered: false })?.text,
    ).toBe(`You are offline. ${offlineWords.shownAsOf(EARLIER)}`);
    expect(connectionMessage(false, { ...NOTHING, since: EARLIER, failed: true })?.text).toMatch(
      /^You are offline\. Shown as of/,
    );
  });

  it('does not call a visitor offline when only the site is silent', () => {
    expect(
      connectionMessage(true, { copiedAt: EARLIER, since: EARLIER, failed: false, unanswered: false })?.text,
    ).toMatch(/^We couldn’t reach CampusAtlas\. Try again\. Shown as of/);
  });

  it('offers ways on when nothing answers, whatever the browser thinks of the network', () => {
    expect(connectionMessage(true, { ...NOTHING, failed: true, unanswered: true })).toEqual({
      text: 'We couldn’t reach CampusAtlas. Try again. This page is not saved on this device.',
      notSaved: true,
    });
    expect(connectionMessage(true, { ...NOTHING, since: EARLIER, failed: true, unanswered: true })).toBeNull();
  });

  it('says that a page was not kept, with ways on, only when nothing of it shows', () => {
    expect(connectionMessage(false, { ...NOTHING, failed: true })).toEqual({
      text: 'You are offline. This page is not saved on this device.',
      notSaved: true,
    });
    expect(connectionMessage(false, NOTHING)).toEqual({ text: 'You are offline.', notSaved: false });
  });
});
