/** Words around running text. */

export const contentWords = {
  /** Said of a link that leaves the site, after its name. */
  external: 'ouvre un autre site',
} as const;
