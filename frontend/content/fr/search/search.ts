import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

const schools = (count: number) =>
  plural(count, { one: `${formatCount(count)} établissement`, other: `${formatCount(count)} établissements` });

export const searchWords = {
  title: 'Chercher une université',
  titleFor: (q: string) => `« ${q} » : recherche d’universités`,
  description:
    'Filtrez et triez les universités et les collèges des États-Unis et du Canada selon le lieu, le type, le prix, la taille et l’âge.',
  loading: 'Chargement des établissements…',
  failed: 'Nous n’avons pas pu charger les établissements. Veuillez réessayer.',
  failedCount: 'Nous n’avons pas pu charger les établissements',
  tryAgain: 'Réessayer',
  empty: 'Aucun établissement ne correspond à vos critères. Essayez d’autres filtres.',
  /** In place of it where no filter is set: there is none to adjust. */
  emptyFor: (q: string) =>
    `Aucun établissement ne correspond à « ${q} ». Essayez le nom d’un établissement, un domaine, un lieu ou un prix.`,
  none: 'Aucun résultat',
  /** How many a list has, where there is room for no more. */
  schools,
  summary: (from: number, to: number, total: number) =>
    plural(total, {
      one: `${formatCount(total)} résultat`,
      other: `Résultats ${formatCount(from)} à ${formatCount(to)} sur ${formatCount(total)}`,
    }),
  pastEnd: (page: number, totalPages: number) =>
    `La page ${formatCount(page)} n’existe pas. Cette liste se termine à la page ${formatCount(totalPages)}.`,
  toLastPage: 'Aller à la dernière page',
  corrected: (suggestion: string) => ({ before: 'Résultats pour ', strong: suggestion, after: '.' }),
  typed: (q: string) => `Aucun résultat pour « ${q} » tel quel.`,
  withoutValue: (count: number, what: string) =>
    plural(count, {
      one: `${schools(count)} sans ${what} vient en dernier.`,
      other: `${schools(count)} sans ${what} viennent en dernier.`,
    }),
  loosen: 'Essayez de retirer un filtre :',
  loosenFilter: (label: string, total: number) => `Retirer ${label} (${schools(total)})`,
  loosenText: (q: string, total: number) => `Retirer le texte « ${q} » (${schools(total)})`,
  startOver: 'Montrer tous les établissements',
  saveSearch: 'Enregistrer cette recherche',
  export: 'Télécharger en CSV',
  exportFailed: {
    title: 'Nous n’avons pas pu télécharger le fichier',
    description: 'Veuillez réessayer dans un instant.',
  },
  results: 'Résultats',
  /** Over a list of schools that all publish the fee of such programs. */
  artsFees: 'Programmes de lettres',
  skipToResults: 'Aller aux résultats',
  sort: 'Trier par',
  furtherOrders: 'Autres façons de trier',
  filters: 'Filtres',
  showFilters: 'Afficher les filtres',
  hideFilters: 'Masquer les filtres',
  listTools: 'Filtrer et trier',
  moreTools: 'Plus',
  activeFilters: 'Filtres actifs',
} as const;
