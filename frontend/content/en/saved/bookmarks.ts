/** Words of the bookmark toggle, and what it says the first time. */
export const bookmarkWords = {
  add: 'Add to bookmarks',
  remove: 'Remove from bookmarks',
  save: 'Save to Bookmarks',
  saved: 'Saved to Bookmarks',
  /** Words of the two above, on a narrow bar. */
  short: { save: 'Save', saved: 'Saved' },
  accountHint: {
    title: 'Saved on this device',
    description: 'With a free account, you see your bookmarks wherever you sign in.',
  },
  see: 'See them',
  refused: {
    title: 'Not saved',
    added: (name: string) => `We couldn’t add ${name} to your bookmarks. Please try again.`,
    removed: 'We couldn’t remove that bookmark, so it is back in your list.',
  },
  ended: {
    title: 'You are signed out',
    description: 'Your session has ended. Sign in again to see what you saved.',
  },
  endedUnsent: {
    title: 'You are signed out',
    description:
      'Your session ended before your last bookmarks were saved. Sign in again in this browser to save them.',
  },
} as const;
