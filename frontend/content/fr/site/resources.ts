/** Words of the resources page and of the frame around an article. The articles themselves are in articles/. */
import type { ResourceTab, ResourceTool } from '#schema/domain/site/resources.ts';

export const resourcesWords = {
  title: 'Ressources',
  description:
    'Guides, articles et outils pour choisir une université aux États-Unis ou au Canada : coûts, aide, dates limites, statistiques, études dans l’autre pays.',
  intro:
    'Tout ce que nous savons sur le choix d’une université dans l’un ou l’autre pays, l’admission et le paiement des études. Nous écrivons ces textes nous-mêmes, indiquons l’année de chaque chiffre et donnons le lien vers l’organisme qui le fixe.',
  breadcrumb: 'Fil d’Ariane',
  tabsLabel: 'Ressources',
  tabs: { guides: 'Guides', articles: 'Articles', tools: 'Outils', faq: 'FAQ' },
  toolsLabel: 'Outils',
  tools: {
    'tuition-calculator': 'Calculateur des coûts',
    'program-finder': 'Trouver un programme',
    'location-explorer': 'Explorer les lieux',
  },
  loadingTool: 'Chargement de l’outil…',
  /** Over what is about one country alone. */
  ofCountry: { US: 'Aux États-Unis', CA: 'Au Canada' },
  minutes: (count: number) => `${count} min de lecture`,
  allQuestions: 'Toutes les questions et les réponses',
  closing: {
    title: 'Et maintenant?',
    body: 'Cherchez des universités dans les deux pays selon le lieu, le prix, la taille et bien d’autres critères.',
    search: 'Chercher une université',
    /** Before the two links that a student hardly needs. */
    developers: 'Pour les développeurs\u00a0:',
    dataAsk: 'Interroger les données en SQL',
    embed: 'Afficher une fiche sur votre site',
  },
} as const satisfies Record<string, unknown> & {
  tabs: Record<ResourceTab, string>;
  tools: Record<ResourceTool, string>;
};

export const articleWords = {
  back: 'Retour aux ressources',
  search: 'Chercher une université',
  /** The article of the author’s name is within the line here. */
  by: (author: string) => `Par ${author.replace(/^La /, 'la ')}`,
  updated: (date: string) => `Mis à jour : ${date}`,
  minutes: (count: number) => `${count} min de lecture`,
  contents: 'Dans cet article',
  progress: 'Progression de la lecture',
  related: 'À lire ensuite',
  schools: {
    loading: 'Chargement des universités…',
    failed: 'Nous n’avons pas pu charger les universités.',
    all: 'Voir toute la liste',
  },
  sources:
    'Les règles et les montants changent. Chaque chiffre vaut pour l’année indiquée; si l’un d’eux compte pour vous, suivez le lien vers l’organisme qui le fixe.',
} as const;
