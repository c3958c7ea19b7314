/** Words around the pages of rules. */

export const legalPageWords = {
  /** Opens a long list of names. */
  entries: (count: number) => `Tous les noms et ce que contient chacun (${count})`,
} as const;
