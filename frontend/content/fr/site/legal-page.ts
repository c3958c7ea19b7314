/** Words around the pages of rules. */

export const legalPageWords = {
  /** Opens a long list of names. */
  entries: (count: number) => `Tous les noms et ce que contient chacun (${count})`,
  /** The links to the sections. */
  contents: 'Sur cette page',
} as const;
