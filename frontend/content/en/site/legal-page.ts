/** Words around the pages of rules. */

export const legalPageWords = {
  /** Opens a long list of names. */
  entries: (count: number) => `Every name and what it holds (${count})`,
} as const;
