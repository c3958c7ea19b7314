/** Words of the popular page. Each tab says by what rule it is made. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { LOWEST_PRICE_STUDENTS } from '#schema/domain/site/limits.ts';
import type { PopularListKey, PopularTab } from '#schema/domain/site/popular.ts';

export const popularWords = {
  title: 'Universités populaires',
  description:
    'Six universités à la fois : les mieux cotées, les collèges d’arts libéraux, la recherche et les droits de scolarité les plus bas. Chaque liste montre sa règle.',
  intro: 'Des points de départ si vous n’avez pas encore de nom en tête. Aucune université ne paie pour figurer ici.',
  tabsLabel: 'Listes',
  tabs: {
    all: 'Toutes',
    'top-rated': 'Les mieux cotées',
    'liberal-arts': 'Arts libéraux',
    research: 'Recherche',
    'most-affordable': 'Les moins chères',
    'lowest-price': 'Les moins chères pour vous',
    'good-value': 'Bon rapport qualité-prix près de chez vous',
  },
  rules: {
    all: 'Un établissement de chacune des six listes. Le nom au-dessus mène à la liste entière.',
    'top-rated':
      'Six des universités les plus connues : Harvard, Stanford, MIT, Yale, Princeton et Columbia. Nous avons choisi les noms; l’ordre est celui du taux d’admission, le plus bas d’abord. Il montre à quel point elles sont sélectives, et non si elles vous conviendraient.',
    'liberal-arts':
      'Des établissements privés dont le nom contient « College », de moins de 5 000 étudiants, le taux d’admission le plus bas d’abord. C’est une règle approximative, pas une classification officielle.',
    research:
      'Des établissements dont le nom contient « University », de plus de 10 000 étudiants, le taux de diplomation le plus élevé d’abord. C’est une règle approximative, pas une classification officielle.',
    'most-affordable':
      'Les six droits de scolarité les plus bas, en dollars américains, pour les gens d’un autre État ou de l’étranger, parmi les établissements d’au moins 200 étudiants. Le coût de la vie n’est pas compris. Nous laissons de côté les établissements sans droits de scolarité, comme les écoles militaires fédérales, dont les diplômés doivent des années de service, et Haskell, qui n’admet que les membres de nations autochtones.',
    'lowest-price': `Les six prix annuels les plus bas pour vous, parmi les établissements d’au moins ${formatCount(LOWEST_PRICE_STUDENTS)} étudiants qui offrent le baccalauréat et dont nous pouvons calculer le prix.`,
    'good-value':
      'Dans votre État ou votre province, là où au moins la moitié de la population étudiante obtient son diplôme : les six prix annuels les plus bas pour vous.',
  },
  /** Over a school of the mix: the list that it is from, by the name of its tab where it has one. */
  reasons: {
    'top-value': 'Droits de scolarité bas, au moins 80 % diplômés',
    'top-rated': 'Les mieux cotées',
    'in-canada': 'Au Canada, taux de diplomation le plus élevé',
    'liberal-arts': 'Arts libéraux',
    research: 'Recherche',
    'most-affordable': 'Les moins chères',
  } satisfies Record<PopularListKey, string>,
  needs: {
    'lowest-price': 'Ajoutez votre État ou votre province pour voir les six qui vous coûteraient le moins.',
    'good-value': 'Ajoutez votre État ou votre province pour voir les établissements qui s’y trouvent.',
  },
  say: 'Voir mon prix',
  loading: 'Chargement des universités…',
  failed: 'Nous n’avons pas pu charger les universités. Veuillez réessayer.',
  shown: (count: number) =>
    plural(count, { one: `${formatCount(count)} université`, other: `${formatCount(count)} universités` }),
  tryAgain: 'Réessayer',
  more: 'En voir plus',
  advanced: 'Recherche avancée',
} as const satisfies Record<string, unknown> & { tabs: Record<PopularTab, string>; rules: Record<PopularTab, string> };
