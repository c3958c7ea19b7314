/** Words of the page that is not there. */

export const notFoundWords = {
  title: '404 Page Not Found',
  body: 'Did you forget to add the page to the router?',
  ways: 'This address leads nowhere. These lead somewhere:',
  search: 'Search universities',
  home: 'Go to the front page',
} as const;
