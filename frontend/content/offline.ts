/** Words for what is shown without a network, and for a new version of the site. */

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const offlineWords = {
  offline: 'You are offline.',
  unreachable: 'CampusAtlas cannot be reached just now.',
  shownAsOf: (at: number) => `Shown as of ${time.format(at)}.`,
  notKept: 'This page was not kept on this device.',
  ways: 'Viewed lately, kept on this device',
  home: 'Front page',
  retry: 'Try again',
  newVersion: 'A new version of CampusAtlas is ready.',
  reload: 'Reload',
} as const;
