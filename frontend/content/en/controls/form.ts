/** Words that fields of any form share. */
import { PASSWORD, PASSWORD_RECOMMENDED } from '#schema/domain/site/limits.ts';

export const formWords = {
  show: 'Show',
  hide: 'Hide',
  strength: {
    tooShort: `At least ${PASSWORD.min} characters. Four unrelated words are safe and easy to remember.`,
    short: `Allowed, but ${PASSWORD_RECOMMENDED} or more characters are much harder to guess.`,
    guessable: 'Allowed, but easy to guess. Four unrelated words are much safer.',
    refused: 'Too easy to guess. Four unrelated words are much safer.',
    fair: 'Good. A few more words or symbols make it even stronger.',
    strong: 'Strong.',
  },
} as const;
