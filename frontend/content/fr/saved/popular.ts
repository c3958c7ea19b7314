/** Words of the popular page. Each tab says by what rule it is made. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { PopularTab } from '#schema/domain/site/popular.ts';

export const popularWords = {
  title: 'Universités populaires',
  description:
    'Six universités à la fois : les mieux cotées, les collèges d’arts libéraux, la recherche et les droits de scolarité les plus bas. Chaque liste montre sa règle.',
  intro:
    'Des points de départ si vous n’avez pas encore de nom en tête. Aucune université ne paie pour figurer ici. Chaque liste suit une règle, affichée au-dessus.',
  tabsLabel: 'Listes',
  tabs: {
    all: 'Toutes',
    'top-rated': 'Les mieux cotées',
    'liberal-arts': 'Arts libéraux',
    research: 'Recherche',
    'most-affordable': 'Les moins chères',
    'lowest-price': 'Votre prix le plus bas',
    'good-value': 'Bon rapport qualité-prix près de chez vous',
  },
  rules: {
    all: 'La première de chacune des autres listes, puis la deuxième, jusqu’à ce qu’il y en ait six.',
    'top-rated':
      'Six universités souvent en tête des listes des plus connues : Harvard, Stanford, MIT, Yale, Princeton et Columbia. Nous avons choisi les noms; l’ordre est celui du taux d’admission, le plus bas d’abord. Il montre à quel point elles sont sélectives, et non si elles vous conviendraient.',
    'liberal-arts':
      'Des collèges privés, d’après leur nom, de moins de 5 000 étudiants; ceux qui acceptent la plus petite part des demandes viennent d’abord. C’est une règle approximative, pas une classification.',
    research:
      'Des universités, d’après leur nom, de plus de 10 000 étudiants; celles où la plus grande part obtient son diplôme viennent d’abord. C’est une règle approximative, pas une classification.',
    'most-affordable':
      'Les six droits de scolarité les plus bas, en dollars américains, pour les gens d’un autre État ou de l’étranger, parmi les établissements d’au moins 200 étudiants. Le coût de la vie n’est pas compris. Nous laissons de côté les établissements sans droits de scolarité, comme les académies militaires fédérales, dont les diplômés doivent des années de service, et Haskell, qui n’admet que les membres de tribus.',
    'lowest-price':
      'Les six prix annuels les plus bas pour vous, parmi tous les établissements qui offrent le baccalauréat et dont nous pouvons calculer le prix.',
    'good-value':
      'Dans votre État ou votre province, là où au moins la moitié de la population étudiante obtient son diplôme : les six prix annuels les plus bas pour vous.',
  },
  needs: {
    'lowest-price': 'Dites-nous où vous habitez, et nous montrerons les six qui vous coûteraient le moins.',
    'good-value': 'Dites-nous où vous habitez, et nous montrerons des établissements des environs.',
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
