/** Words of the bookmark toggle. */
export const bookmarkWords = {
  add: 'Add to bookmarks',
  remove: 'Remove from bookmarks',
  save: 'Save to Bookmarks',
  saved: 'Saved to Bookmarks',
} as const;
