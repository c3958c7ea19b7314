/** Words of what stands around a page and comes after it: the quick menu, the footer, toasts. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const aroundPageWords = {
  /** Takes back the offer of the page in the other language, in the words of those who read that one. */
  stay: 'Stay in French',
  toasts: { region: 'Notifications (F8)', close: 'Fermer' },
  quickMenu: {
    tiles: {
      home: 'Accueil',
      search: 'Recherche',
      compare: 'Comparer',
      bookmarks: 'Favoris',
      recent: 'Récentes',
      plan: 'Votre plan',
    },
    bookmarkCount: (count: number) =>
      plural(count, { one: `${formatCount(count)} favori`, other: `${formatCount(count)} favoris` }),
    links: 'Liens rapides',
    plan: 'Votre plan et vos dates',
    costs: 'Le coût d’une année',
  },
  footer: {
    label: 'Pied de page',
    brand:
      'CampusAtlas vous aide à trouver les établissements qui conviennent à vos besoins, à votre budget et à vos études, aux États-Unis et au Canada.',
    columns: {
      resources: 'Ressources',
      support: 'Aide',
      company: 'À propos de nous',
    },
    links: {
      guides: 'Guides et articles',
      board: 'Tableau de décision',
      compare: 'Comparer',
      popular: 'Universités populaires',
      scholarships: 'Bourses',
      majors: 'Programmes d’études',
      jobs: 'Métiers et salaires',
      glossary: 'Glossaire',
      students: 'Pour l’orientation scolaire',
      help: 'Centre d’aide',
      faq: 'Foire aux questions',
      contact: 'Nous joindre',
      accessibility: 'Accessibilité',
      about: 'À propos',
      privacy: 'Protection de la vie privée',
      terms: 'Conditions d’utilisation',
      sitemap: 'Plan du site',
      /** These lead nowhere yet. */
      careers: 'Carrières',
      press: 'Médias',
      partners: 'Partenaires',
    },
    copyright: (year: number) => `© ${year} CampusAtlas`,
    sources: 'Données publiques, sources nommées',
  },
} as const;
