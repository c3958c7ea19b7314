/** Words that fields of any form share. */
export const formWords = {
  show: 'Show',
  hide: 'Hide',
} as const;
