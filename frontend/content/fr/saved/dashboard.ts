/** The words of the page that brings everything together. */
import type { DashboardSection } from '#schema/domain/account/account.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Place } from '../../en/saved/dashboard.ts';

export const dashboardWords = {
  title: 'Tableau de bord',
  description:
    'Vos favoris, vos listes, les universités vues récemment et vos recommandations sur une même page, dans l’ordre de votre choix.',
  intro:
    'Placez en premier ce qui compte le plus. Faites glisser une section par sa poignée ou servez-vous des flèches.',
  arrange: 'Réorganiser',
  arranged: 'Terminé',
  start: {
    title: 'Ajoutez une première université à vos favoris',
    text: 'Cette page vous indiquera alors sa prochaine date, son prix et vos chances d’y être admis.',
    some: 'Grandes universités publiques américaines au prix net le plus bas, où au moins 70 % obtiennent leur diplôme',
    netPrice: 'Prix net moyen par année, résidents de l’État qui reçoivent de l’aide',
  },
  sections: {
    bookmarks: 'Favoris',
    lists: 'Mes listes',
    recent: 'Vues récemment',
    recommendations: 'Recommandées pour vous',
  } satisfies Record<DashboardSection, string>,
  all: {
    bookmarks: (count: number) => plural(count, { one: 'Voir le favori', other: `Voir les ${count} favoris` }),
    lists: 'Classer les favoris dans des listes',
    recent: (count: number) =>
      plural(count, { one: 'Voir l’université consultée', other: `Voir les ${count} universités consultées` }),
    recommendations: 'Voir toutes les recommandations',
  },
  empty: {
    bookmarks: 'Aucune université dans vos favoris.',
    lists: 'Aucune liste. Les listes servent à classer vos favoris : « À l’étude », « Demande envoyée », etc.',
    recent: 'Aucune université consultée.',
    recommendations: 'Consultez une université ou ajoutez-la à vos favoris, et nous vous en recommanderons d’autres.',
  } satisfies Record<DashboardSection, string>,
  loading: 'Chargement…',
  failed: 'Nous n’avons pas pu charger cette section.',
  tryAgain: 'Réessayer',
  none: 'Aucune université semblable trouvée.',
  inList: (count: number) => plural(count, { one: `${count} établissement`, other: `${count} établissements` }),
  browse: 'Parcourir les universités',
  drag: (title: string) => `Faire glisser la section ${title}`,
  up: (title: string) => `Monter la section ${title}`,
  down: (title: string) => `Descendre la section ${title}`,
  /** Said by screen readers, of the handle and while it is used. */
  sortable: 'section à déplacer',
  instructions:
    'Appuyez sur la barre d’espace ou sur Entrée pour saisir cette section. Déplacez-la avec les flèches, déposez-la avec la barre d’espace ou Entrée, ou appuyez sur Échap pour la remettre à sa place.',
  pickedUp: ({ title, at, count }: Place) => `Section ${title} saisie, position ${at} sur ${count}.`,
  over: ({ title, at, count }: Place) => `Section ${title} à la position ${at} sur ${count}.`,
  dropped: ({ title, at, count }: Place) => `Section ${title} déposée à la position ${at} sur ${count}.`,
  cancelled: ({ title, at, count }: Place) => `Section ${title} de retour à la position ${at} sur ${count}.`,
  moved: ({ title, at, count }: Place) => `Section ${title} maintenant à la position ${at} sur ${count}.`,
  notSaved: {
    title: 'L’ordre n’a pas été enregistré',
    unreached: 'Nous n’avons pas pu joindre CampusAtlas. Réessayez.',
  },
} as const;
