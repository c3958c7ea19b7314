/** Words around the pages of rules. */

export const legalPageWords = {
  /** Opens a long list of names. */
  entries: (count: number) => `Every name and what it holds (${count})`,
  /** The links to the sections. */
  contents: 'On this page',
} as const;
