/** Words of the bookmark toggle, and what it says the first time. */
import { the } from '../grammar.ts';

export const bookmarkWords = {
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
  save: 'Ajouter aux favoris',
  saved: 'Dans vos favoris',
  /** Words of the two above, on a narrow bar. */
  short: { save: 'Ajouter', saved: 'Favoris' },
  accountHint: {
    title: 'Enregistré sur cet appareil',
    description: 'Avec un compte gratuit, vous retrouvez vos favoris partout où vous vous connectez.',
  },
  see: 'Les voir',
  refused: {
    title: 'Non enregistré',
    added: (name: string) => `Impossible d’ajouter ${the(name)} à vos favoris. Veuillez réessayer.`,
    removed: 'Nous n’avons pas pu retirer ce favori : il est de nouveau dans votre liste.',
  },
  ended: {
    title: 'Session terminée',
    description: 'Reconnectez-vous pour voir ce que vous avez enregistré.',
  },
  endedUnsent: {
    title: 'Session terminée',
    description:
      'Votre session a pris fin avant que vos derniers favoris soient enregistrés. Reconnectez-vous dans ce navigateur, et ils le seront.',
  },
} as const;
