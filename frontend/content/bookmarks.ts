/** Words of the bookmark toggle, and what it says the first time. */
export const bookmarkWords = {
  add: 'Add to bookmarks',
  remove: 'Remove from bookmarks',
  save: 'Save to Bookmarks',
  saved: 'Saved to Bookmarks',
  accountHint: {
    title: 'Saved on this device',
    description: 'With a free account your bookmarks are kept everywhere you sign in.',
  },
} as const;
