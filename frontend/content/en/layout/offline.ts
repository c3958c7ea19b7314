/** Words for what is shown without a network, and for a new version of the site. */

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** When a copy was saved. */
export const copyTime = (at: number): string => time.format(at);

export const offlineWords = {
  offline: 'You are offline.',
  shownAsOf: (at: number) => `Shown as of ${copyTime(at)}.`,
  notSaved: 'This page is not saved on this device.',
  ways: 'Recently viewed and saved on this device',
  home: 'Home page',
  retry: 'Try again',
  newVersion: 'A new version of CampusAtlas is ready.',
  reload: 'Reload',
} as const;
