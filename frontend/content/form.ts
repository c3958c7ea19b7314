/** Words that fields of any form share. */
import { PASSWORD, PASSWORD_RECOMMENDED } from '#schema/domain/limits.ts';

export const formWords = {
  show: 'Show',
  hide: 'Hide',
  strength: {
    tooShort: `At least ${PASSWORD.min} characters. Four words that have nothing to do with each other are safe, and easy to keep in mind.`,
    short: `Allowed. With ${PASSWORD_RECOMMENDED} or more characters it is much harder to guess.`,
    guessable: 'Allowed, but easy to guess. Four words that have nothing to do with each other are not.',
    refused: 'Too easy to guess. Four words that have nothing to do with each other are not.',
    fair: 'Good. A few more words or signs make it stronger still.',
    strong: 'Strong.',
  },
} as const;
