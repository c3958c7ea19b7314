/** Words of My Universities. */
export const myUniversitiesWords = {
  title: 'My Universities',
  description: 'The universities you keep, those you looked at last, and those that may suit you too.',
  tabsLabel: 'What you keep',
  tabs: { bookmarks: 'Bookmarks', recent: 'Recently viewed' },
  empty: {
    bookmarks: 'You have not bookmarked a university yet.',
    recent: 'You have not looked at a university yet.',
  },
  browse: 'Browse Universities',
} as const;
