/** Ids of the questions that the tab shows, in the order of the FAQ. */
export const MOST_ASKED: readonly string[] = [
  'is-it-free',
  'which-schools',
  'how-many-compare',
  'need-account',
  'where-data-comes-from',
  'what-is-net-price',
  'how-to-apply-us',
  'how-to-apply-ca',
];
