/** Words of hiding a university from results, and of its way back. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { the } from '../grammar.ts';

export const hiddenWords = {
  hide: 'Masquer',
  hideNamed: (name: string) => `Masquer ${the(name)} dans les résultats`,
  isHidden: (name: string) => `Dans vos résultats, ${the(name)} ne s’affichera plus.`,
  show: 'Afficher',
  showNamed: (name: string) => `Afficher de nouveau ${the(name)} dans les résultats`,
  notHidden: (name: string) => ({
    title: 'Toujours affiché',
    unreached: `Nous n’avons pas pu masquer ${the(name)}. Réessayez.`,
  }),
  notShown: (name: string) => ({
    title: 'Toujours masqué',
    unreached: `Nous n’avons pas pu réafficher ${the(name)}. Réessayez.`,
  }),
  list: {
    title: 'Universités masquées',
    intro: 'Elles ne figurent ni dans vos résultats ni dans vos recommandations, sur aucun appareil.',
    loading: 'Chargement des universités masquées…',
    failed: 'Nous n’avons pas pu charger vos universités masquées.',
    tryAgain: 'Réessayer',
    none: 'Vous n’avez masqué aucune université. Pour en masquer une, appuyez sur « Masquer » sur sa fiche dans les résultats (sur un ordinateur, le × de l’image).',
    count: (count: number) =>
      plural(count, { one: `${formatCount(count)} masquée`, other: `${formatCount(count)} masquées` }),
    gone: (id: number) => `Une université qui n’est plus dans nos données (${id})`,
    showAll: 'Tout réafficher',
    asking: (count: number) => ({
      title: 'Réafficher toutes les universités masquées?',
      question: plural(count, {
        one: 'L’université figurera de nouveau dans vos résultats et vos recommandations.',
        other: `Les ${formatCount(count)} universités figureront de nouveau dans vos résultats et vos recommandations.`,
      }),
      confirm: 'Tout réafficher',
      cancel: 'Les garder masquées',
    }),
    notCleared: { title: 'Toujours masquées', unreached: 'Nous n’avons pas pu les réafficher. Réessayez.' },
  },
} as const;
