/** Words of the front page. */

import type { FirstReads } from '#frontend/content/first-reads.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { ARTICLE_IDS, articlePath } from '#schema/domain/site/articles.ts';
import { LOWEST_PRICE_STUDENTS } from '#schema/domain/site/limits.ts';
import { EXAMPLE_WISHES } from '../search/wishes.ts';

export const homeWords = {
  pageTitle: 'CampusAtlas',
  description:
    'Cherchez, comparez et enregistrez des universités et des collèges des États-Unis et du Canada, avec la source de chaque chiffre. Gratuit et sans compte.',
  title: 'Trouvez l’université qui vous convient.',
  lead: 'Les universités et collèges des États-Unis et du Canada : prix, admission et résultats, tirés de données publiques. Gratuit et sans compte.',
  starts: {
    label: 'Essayez par exemple',
    links: EXAMPLE_WISHES.map((wish) => ({
      label: wish,
      query: `q=${encodeURIComponent(wish).replaceAll('%20', '+')}`,
    })),
  },
  map: 'Carte de l’Amérique du Nord où chaque point est une université',
  mapCaption: 'Un point par établissement, plus gros s’il a plus d’étudiants.',
  carryOn: {
    title: 'Reprenez où vous en étiez',
    saved: (count: number) =>
      plural(count, { one: `${formatCount(count)} favori`, other: `${formatCount(count)} favoris` }),
    plan: 'Votre plan et vos dates',
    lastSearch: 'Votre dernière recherche',
  },
  lowest: {
    title: 'Votre prix le plus bas',
    ask: 'Deux réponses, et vous voyez où vous paieriez le moins.',
    more: 'Voir la liste',
    ruleNearHome: 'Dans votre État ou votre province; diplomation de 50 % et plus.',
    rule: `Prix par année, aide déduite; au moins ${formatCount(LOWEST_PRICE_STUDENTS)} étudiants.`,
  },
  counts: {
    label: 'Ce que vous pouvez chercher',
    universities: 'universités et collèges',
    US: 'aux États-Unis',
    CA: 'au Canada',
    programs: 'programmes d’études',
    number: (count: number) => formatCount(count),
  },
  features: {
    title: 'Ce que vous pouvez faire ici',
    items: [
      {
        title: 'Chercher',
        body: 'Écrivez un nom, ou ce que vous voulez : un domaine, un lieu, un prix. La recherche comprend les fautes de frappe et les abréviations, et les filtres raccourcissent la liste.',
        link: 'Chercher une université',
        to: 'search',
      },
      {
        title: 'Comparer',
        body: 'Mettez jusqu’à quatre établissements côte à côte : ce qu’ils coûtent, s’il est difficile d’y entrer et combien de gens y obtiennent leur diplôme.',
        link: 'Comparer des établissements',
        to: 'compare',
      },
      {
        title: 'Vérifier la source',
        body: 'Sur la page d’un établissement, chaque chiffre indique son année et d’où il vient. Si un chiffre est une estimation, nous le disons. S’il manque, nous disons pourquoi.',
        link: 'D’où viennent nos données',
        to: 'about',
      },
    ],
  },
  /** What readers from here look for first. */
  firstReads: {
    title: 'Pour étudier au Canada',
    links: [
      {
        label: 'L’aide financière au Canada : AFE, RAFEO et les autres',
        to: articlePath(ARTICLE_IDS['aid-in-canada']),
      },
      { label: 'Présenter une demande, province par province', to: articlePath(ARTICLE_IDS['applying-in-canada']) },
      { label: 'Du cégep à l’université : la cote R', to: '/articles/16#cegep' },
      { label: 'Bourses ouvertes aux élèves du Canada', to: '/scholarships?country=CA' },
    ],
  } as FirstReads,
  guide: {
    title: 'Comment chercher',
    steps: [
      {
        title: 'Partez de ce que vous savez',
        body: 'Un nom, un État, une province ou un domaine suffit, et une phrase entière convient aussi. Des suggestions apparaissent pendant que vous écrivez; appuyez sur Entrée pour voir la liste.',
      },
      {
        title: 'Raccourcissez la liste',
        body: 'Ouvrez les filtres et choisissez un pays, un prix ou une taille. Le nombre à côté de chaque filtre indique combien d’établissements y correspondent.',
      },
      {
        title: 'Enregistrez ce qui vous plaît',
        body: 'Ajoutez un établissement à vos favoris pour y revenir, ou à votre comparaison. Sans compte, les deux restent dans ce navigateur.',
      },
    ],
    filtersTitle: 'Les principaux filtres',
    filters: [
      {
        name: 'Pays et État ou province',
        text: 'les États-Unis ou le Canada, puis un État, une province ou un territoire',
      },
      { name: 'Ville', text: 'le nom exact d’une ville ou d’un village' },
      { name: 'Type d’établissement', text: 'public, privé ou à but lucratif' },
      {
        name: 'Droits de scolarité',
        text: 'droits et frais d’une année en dollars américains, pour les gens d’un autre État ou de l’étranger; les établissements sans chiffre sont exclus',
      },
      {
        name: 'Appartenance religieuse',
        text: 'catholique, protestante, juive, musulmane, autre ou aucune',
      },
      {
        name: 'Calendrier universitaire',
        text: 'deux sessions, quatre sessions (quarters), trimestres ou 4-1-4 (deux sessions et un mois entre les deux)',
      },
      { name: 'Année de fondation', text: 'une première et une dernière année' },
      {
        name: 'Population étudiante',
        text: 'moins de 5 000 personnes dans les petits établissements, plus de 30 000 dans les très grands',
      },
    ],
    tipsTitle: 'Conseils',
    tips: [
      'Les surnoms fonctionnent : essayez UCLA, Ole Miss ou UQAM.',
      'Demandez dans vos mots : « soins infirmiers pas cher en Ohio ». Chaque partie devient un filtre que vous pouvez retirer.',
      'Pour partager une recherche, copiez le lien. Toute personne qui l’ouvre voit les mêmes résultats.',
      'Aucun résultat? La page vous dit quel filtre assouplir.',
      'La page de recherche offre bien d’autres filtres : domaines, prix net, examens exigés, taux de diplomation, sports et plus encore.',
    ],
  },
  action: {
    title: 'Commencez votre liste aujourd’hui',
    body: 'Vous pouvez chercher sans compte. Avec un compte, vos favoris vous suivent sur tous vos appareils.',
    create: 'Créer un compte',
    learn: 'En savoir plus',
    /** Goes on from it for those who hear the link alone. */
    learnOf: 'sur la recherche d’universités',
  },
} as const;
