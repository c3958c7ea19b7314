/** Words that fields of any form share. */
import { PASSWORD, PASSWORD_RECOMMENDED } from '#schema/domain/limits.ts';

export const formWords = {
  show: 'Show',
  hide: 'Hide',
  strength: {
    tooShort: `At least ${PASSWORD.min} characters; ${PASSWORD_RECOMMENDED} or more are safer.`,
    short: `Allowed. With ${PASSWORD_RECOMMENDED} or more characters it is much harder to guess.`,
    guessable: 'Allowed, but among the first that somebody would try.',
    fair: 'Good. A few more words or signs make it stronger still.',
    strong: 'Strong.',
  },
} as const;
