/** Words of the comparison list and its toasts. */
import { capitalized, the } from '../grammar.ts';

export const compareWords = {
  toasts: {
    already: {
      title: 'Déjà dans la comparaison',
      description: 'Cette université est déjà dans votre liste de comparaison.',
    },
    full: {
      title: 'Nombre maximal atteint',
      description: 'Vous pouvez comparer jusqu’à 4 universités à la fois. Retirez-en une pour en ajouter une autre.',
      destructive: true,
    },
    added: (name: string) => ({
      title: 'Université ajoutée',
      description: `${capitalized(the(name))} est maintenant dans votre liste de comparaison.`,
    }),
  },
  /** Until its name has come. */
  unnamed: (id: number) => `Université ${id}`,
  add: 'Comparer',
  addNamed: (name: string) => `Comparer ${the(name)}`,
  inComparison: 'Dans la comparaison',
  tray: 'Liste de comparaison',
  open: (count: number) => `Comparer (${count})`,
  remove: (name: string) => `Retirer ${the(name)} de la comparaison`,
  oneMore: 'Ajoutez-en au moins une autre pour comparer.',
} as const;
