/** Words around the pages of rules. */

export const legalPageWords = {
  /** Opens a long list of names. */
  entries: (count: number) => `Afficher les ${count} noms et ce que contient chacun`,
} as const;
