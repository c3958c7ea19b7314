/** Words of the page links under a list. */
export const paginationWords = {
  label: 'Pages de résultats',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (page: number) => `Page ${page}`,
} as const;
