/** Words of a list's orders, kinds and table, and of what stands beside it: they come with the parts that say them. */

import type { SortKey } from '#schema/api/search.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import { ORDER_LABELS, WITHOUT_FIGURE } from '../figures/derived/orders.ts';
import { capitalized, the } from '../grammar.ts';

/** In the order of the selector; the keys are the orders' names (features/search/sort.ts). */
export const SORT_LABELS = {
  relevance: 'Pertinence',
  'name-asc': 'Nom (A à Z)',
  'name-desc': 'Nom (Z à A)',
  distance: 'Distance : la plus courte d’abord',
  ...ORDER_LABELS,
  'subjectGraduates-asc': 'Diplômes dans ce domaine : ordre croissant',
  'subjectGraduates-desc': 'Diplômes dans ce domaine : ordre décroissant',
  'subjectPayOneYear-asc': 'Revenu après 1 an : croissant',
  'subjectPayOneYear-desc': 'Revenu après 1 an : décroissant',
  'subjectPay-asc': 'Revenu après 4 ans : croissant',
  'subjectPay-desc': 'Revenu après 4 ans : décroissant',
  'subjectDebt-asc': 'Dette dans ce domaine : croissante',
  'subjectDebt-desc': 'Dette dans ce domaine : décroissante',
  'subjectPayment-asc': 'Part du revenu pour rembourser la dette : croissante',
  'subjectPayment-desc': 'Part du revenu pour rembourser la dette : décroissante',
  'subjectCheck-asc': 'Vérification du revenu : ordre croissant',
  'subjectCheck-desc': 'Vérification du revenu : ordre décroissant',
} as const;

/** What a university has no value for when an order puts it last: after « sans ». */
export const SORT_VALUES: Partial<Record<SortKey, string>> = {
  subjectGraduates: 'diplômes comptés dans le domaine',
  subjectPayOneYear: 'revenu connu après 1 an dans ce domaine',
  subjectPay: 'revenu connu après 4 ans dans ce domaine',
  subjectDebt: 'dette connue dans ce domaine',
  subjectPayment: 'revenu et dette connus dans ce domaine',
  subjectCheck: 'vérification du revenu dans ce domaine',
  distance: 'emplacement connu',
  ...WITHOUT_FIGURE,
};

/** Kinds of institution: one of them, several, and with those that lists show anyway. */
export const KIND_WORDS: Record<UniversityKind, { label: string; one: string; many: string; too: string }> = {
  bachelors: {
    label: 'offre le baccalauréat',
    one: 'établissement offrant le baccalauréat',
    many: 'établissements offrant le baccalauréat',
    too: 'Aussi les établissements offrant le baccalauréat',
  },
  'mostly-associate': {
    label: 'surtout des grades d’associé',
    one: 'établissement offrant surtout des grades d’associé',
    many: 'établissements offrant surtout des grades d’associé',
    too: 'Aussi les établissements offrant surtout des grades d’associé',
  },
  seminary: { label: 'séminaire', one: 'séminaire', many: 'séminaires', too: 'Aussi les séminaires' },
  'two-year': {
    label: 'collège de deux ans',
    one: 'collège de deux ans',
    many: 'collèges de deux ans',
    too: 'Aussi les collèges de deux ans',
  },
  'graduate-only': {
    label: 'école de cycles supérieurs',
    one: 'école de cycles supérieurs',
    many: 'écoles de cycles supérieurs',
    too: 'Aussi les écoles de cycles supérieurs',
  },
};

/** Lines beside a list: what else matches, and what became of a school that is not in it. */
export const besideWords = {
  needsSituation:
    'Pour trier selon votre prix estimé, choisissez « Voir mon prix » et ajoutez votre État ou votre province.',
  /** « 12 collèges de deux ans correspondent aussi. » */
  others: (kind: UniversityKind, count: number) =>
    plural(count, {
      one: `${formatCount(count)} ${KIND_WORDS[kind].one} correspond aussi à vos critères.`,
      other: `${formatCount(count)} ${KIND_WORDS[kind].many} correspondent aussi à vos critères.`,
    }),
  show: (kind: UniversityKind, count: number) =>
    plural(count, {
      one: 'L’ajouter',
      other: `Ajouter les ${KIND_WORDS[kind].many}`,
    }),
  onlineNear: (count: number) =>
    plural(count, {
      one: 'Un établissement d’ici enseigne entièrement en ligne; il n’est donc pas dans cette liste.',
      other: `${formatCount(count)} établissements d’ici enseignent entièrement en ligne; ils ne sont donc pas dans cette liste.`,
    }),
  deadlines: (day: string) => `Dates limites connues le ${day}. Vérifiez la date sur le site de l’établissement.`,
  noDate: (count: number) =>
    `Aucune date connue : ${plural(count, { one: `${formatCount(count)} établissement`, other: `${formatCount(count)} établissements` })}.`,
  lastYearsDates: (count: number) =>
    `Dates de l’an dernier seulement : ${plural(count, { one: `${formatCount(count)} établissement`, other: `${formatCount(count)} établissements` })}.`,
  showThem: (count: number) => plural(count, { one: 'Le voir', other: 'Les voir' }),
  showOnline: 'Voir les établissements en ligne',
  /** In Spanish, to who searches in it. */
  inSpanish: 'CampusAtlas está en inglés y en francés. Puede buscar en español; esta página está en francés.',
  /** Another school of the name may teach elsewhere. */
  goneName: (name: string, place: string) => `${name} (${place.replace(/ \((.+)\)$/, ', $1')})`,
  gonePage: 'Ce que cela change pour les étudiants',
  notHere: (name: string) => `${capitalized(the(name))} n’est pas dans CampusAtlas.`,
  belongsTo: (name: string) => `Voir ${the(name)}`,
  website: 'Voir son site',
} as const;

/** The list as a table. */
export const tableWords = {
  label: 'Universités',
  columns: {
    name: 'Université et lieu',
    tuition: 'Droits de scolarité',
    acceptanceRate: 'Admission',
    graduationRate: 'Diplomation',
    studentPopulation: 'Étudiants',
  },
  why: 'Pourquoi',
  allOf: (reason: string) => `Chaque établissement de cette page : ${reason}.`,
  leftOut: (labels: readonly string[], inCanada: boolean) =>
    `${inCanada ? 'Non publié au Canada' : 'Aucun établissement de cette page n’a de données dans ces colonnes'} : ${labels.join(' · ')}.`,
  actions: 'Enregistrer ou comparer',
} as const;
