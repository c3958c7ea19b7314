/** Words of the page links under a list. */
export const paginationWords = {
  label: 'Pages of results',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
} as const;
