/** Words of the page that is not there. */

export const notFoundWords = {
  title: '404 Page Not Found',
  body: 'Did you forget to add the page to the router?',
  ways: 'We can’t find that page. The link may be old or mistyped. Try one of these:',
  search: 'Search universities',
  home: 'Go to the home page',
} as const;
