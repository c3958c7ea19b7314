/** Words of the site as an installed app, and of a page before it is known which it is. */

export const manifestWords = {
  name: 'CampusAtlas',
  /** Of the page that stands in for all without a network. */
  title: 'CampusAtlas | US & Canada University Search',
  description:
    'Search, compare and save universities and colleges in the United States and Canada, with the source of every number.',
  shortcuts: {
    search: { name: 'Search universities', short_name: 'Search' },
    compare: { name: 'Compare universities', short_name: 'Compare' },
  },
} as const;
