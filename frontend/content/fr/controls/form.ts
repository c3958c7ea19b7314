/** Words that fields of any form share. */
import { PASSWORD, PASSWORD_RECOMMENDED } from '#schema/domain/site/limits.ts';

export const formWords = {
  show: 'Afficher',
  hide: 'Masquer',
  strength: {
    tooShort: `Au moins ${PASSWORD.min} caractères. Quatre mots sans lien entre eux sont sûrs et faciles à retenir.`,
    short: `Accepté, mais ${PASSWORD_RECOMMENDED} caractères ou plus sont bien plus difficiles à deviner.`,
    guessable: 'Accepté, mais facile à deviner. Quatre mots sans lien entre eux sont bien plus sûrs.',
    refused: 'Trop facile à deviner. Quatre mots sans lien entre eux sont bien plus sûrs.',
    fair: 'Bien. Quelques mots ou symboles de plus le rendraient encore plus sûr.',
    strong: 'Très sûr.',
  },
} as const;
