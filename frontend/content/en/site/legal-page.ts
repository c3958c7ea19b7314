/** Words around the pages of rules. */

export const legalPageWords = {
  /** Opens a long list of names. */
  entries: (count: number) => `Show all ${count} names and what each one holds`,
} as const;
