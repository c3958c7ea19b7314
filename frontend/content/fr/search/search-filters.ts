/** Words of the filter panel and of Advanced Search, which come when they are opened. */
import { rangeParametersOf } from '#frontend/content/range-chips.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type {
  DayFilter,
  FilterGroup,
  FilterKey,
  FilterParameter,
  RangeFilter,
  ScoreFilter,
} from '#schema/domain/search/search-filters.ts';
import { RANGE_WORDS } from '../figures/derived/filters.ts';
import { the } from '../grammar.ts';

export const filterWords = {
  /** What the form is for, to an assistant in the browser. */
  tool: 'Restreindre la liste des universités selon le pays, le prix, la taille, l’admission et les résultats.',
  title: 'Filtres',
  any: 'Peu importe',
  stateHint: 'Choisissez d’abord un pays.',
  minimum: 'Minimum',
  maximum: 'Maximum',
  sliderLow: 'Droits de scolarité les plus bas',
  sliderHigh: 'Droits de scolarité les plus élevés',
  ownPriceLow: 'Votre prix le plus bas',
  ownPriceHigh: 'Votre prix le plus élevé',
  noMinimum: 'Sans minimum',
  noMaximum: 'Sans maximum',
  /** The sizes to choose from, by their key. */
  sizes: {
    any: 'Peu importe la taille',
    'under-1000': 'Moins de 1 000',
    '1000-5000': 'De 1 000 à 5 000',
    '5000-10000': 'De 5 000 à 10 000',
    '10000-20000': 'De 10 000 à 20 000',
    'over-20000': 'Plus de 20 000',
  },
  customStudents: (range: string) =>
    range.endsWith('+') ? range.replace('+', ' ou plus') : `De ${range.replace('-', ' à ')}`,
  /** The one tick of the kind. */
  twoYear: 'Aussi les collèges de deux ans',
  more: 'Plus de filtres',
  ofSubjectHint: 'S’applique avec un domaine d’études, par exemple soins infirmiers.',
  subjectHint: 'Exemple : soins infirmiers, biologie. Séparez les domaines par des virgules.',
  unknownSubject: (text: string) =>
    `Nous ne connaissons pas «\u00a0${text}\u00a0». Essayez un autre mot, ou le champ de recherche.`,
  /** Numbers without a comma where they may be years. */
  unread: ({ from, to }: { from: number; to: number }) => `Entrez un nombre entier de ${from} à ${to}.`,
  daysCrossed: 'Choisissez une date qui vient après la première.',
  crossed: 'Entrez un nombre plus grand que le minimum.',
  leftOut: (names: readonly string[]) =>
    `Une partie de ce lien ne fonctionne pas. Nous avons laissé de côté : ${names.join(', ')}.`,
  severalStates: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} État ou province`,
      other: `${formatCount(count)} États ou provinces`,
    }),
  find: 'Trouver un filtre',
  findExample: 'Trouver un filtre, comme football',
  /** What is left while one looks for a filter. */
  found: (count: number) =>
    plural(count, { one: `${formatCount(count)} filtre`, other: `${formatCount(count)} filtres` }),
  noneFound: (text: string) => `Aucun filtre ne correspond à « ${text} ». Essayez le champ de recherche ci-dessus.`,
  addArea: 'Ajouter une région',
  admits: '80 % d’admission ou plus, ou admission ouverte',
  /** The same among the choices of the range, where there is little room. */
  admitsShort: '80\u00a0% ou plus, ou admission ouverte',
  /** A range to choose, its ends written in the figure's unit. */
  choice: (min: string | null, max: string | null) =>
    min === null ? `Jusqu’à ${max}` : max === null ? `${min} ou plus` : `De ${min} à ${max}`,
  /** Opens the two fields of a range. */
  exact: 'Entrer des nombres précis',
  likeExample: 'Nom d’un établissement',
  likeHint: 'Les 60 établissements qui s’en rapprochent le plus par la taille, le prix, l’admission et le milieu.',
  likeThis: (name: string) => `Comme ${the(name)}`,
  likeSomebody: 'Semblable à un établissement',
  leaveOutBy: 'Exclure selon',
  leaveOut: 'Exclure',
  notDenied: 'Aucune exclusion',
  apply: 'Appliquer',
  /** Before what follows, for a screen reader. */
  applyTo: 'Appliquer :',
  show: (count: number) =>
    count === 0
      ? 'Aucun établissement'
      : plural(count, { one: 'Voir 1 établissement', other: `Voir ${formatCount(count)} établissements` }),
  place: (name: string) => `Lieu : ${name}`,
  reset: 'Réinitialiser',
} as const;

/** The keys of what a line of the search box asks for besides the filters of the table. */
type PanelFilter = Exclude<FilterKey, 'radiusMiles' | 'box'> | 'metro' | 'like' | 'not';

/** The groups of what comes after the filters of the group `first`. */
export const GROUP_TITLES: Record<Exclude<FilterGroup, 'first'> | 'likeness', string> = {
  study: 'Études',
  money: 'Argent',
  admission: 'Admission',
  deadlines: 'Dates limites',
  outcomes: 'Résultats',
  place: 'Lieu',
  life: 'Vie sur le campus',
  mission: 'Catégorie et mission',
  likeness: 'Établissements semblables ou exclus',
};

/** Something of each range, from its words. */
const eachRange = <Value>(read: (words: (typeof RANGE_WORDS)[RangeFilter]) => Value): Record<RangeFilter, Value> =>
  Object.fromEntries(Object.entries(RANGE_WORDS).map(([name, words]) => [name, read(words)])) as Record<
    RangeFilter,
    Value
  >;

/** What each filter is called in the panel. */
const OTHER_LABELS = {
  country: 'Pays',
  state: 'État ou province',
  city: 'Ville',
  type: 'Type d’établissement',
  kind: 'Catégorie d’établissement',
  religiousAffiliation: 'Appartenance religieuse',
  academicCalendar: 'Calendrier universitaire',
  subject: 'Domaines d’études',
  degree: 'Diplômes',
  check: 'Vérification du revenu (pour le domaine d’études)',
  trend: 'Diplômes depuis 2019-2020 (dans le domaine d’études)',
  language: 'Langue d’enseignement',
  income: 'Revenu familial',
  home: 'Domicile',
  residence: 'Citoyenneté ou résidence',
  testPolicy: 'SAT et ACT',
  satScore: 'Votre résultat au SAT',
  actScore: 'Votre résultat à l’ACT',
  deadline: 'Demandes d’admission',
  due: 'Période de la date limite',
  setting: 'Milieu',
  offers: 'Ce qui est offert',
  division: 'Division sportive',
  sport: 'Sports',
  carnegie: 'Classification Carnegie',
  accessEarnings: 'Accès aux études et revenus',
  designation: 'Désignations',
  denomination: 'Confession religieuse',
  group: 'Groupes d’établissements',
  peers: 'Groupe de comparaison',
  status: 'Situation de l’établissement',
  metro: 'Région métropolitaine',
  like: 'Semblable à un établissement',
  not: 'Exclure',
} as const satisfies Record<Exclude<PanelFilter, RangeFilter>, string>;

export const FILTER_LABELS: Readonly<Record<PanelFilter, string>> = {
  ...OTHER_LABELS,
  ...eachRange(({ label }) => label),
};

/** Other words by which one may look for a filter. */
export const FINDER_WORDS: Partial<Record<string, string>> = {
  check: 'rentable salaire revenu seuil',
  trend: 'croissance baisse nouveau',
  state: 'province territoire région',
  city: 'ville village lieu endroit',
  type: 'statut contrôle but lucratif public privé',
  kind: 'collège communautaire cégep deux ans',
  income: 'ménage revenu famille parents aide',
  religiousAffiliation: 'religion foi église chrétien laïque',
  academicCalendar: 'sessions semestres trimestres',
  subject: 'programme domaine matière cours majeure diplôme CIP',
  language: 'français anglais francophone bilingue',
  testPolicy: 'examen test facultatif exigé',
  satScore: 'examen test admission note',
  actScore: 'examen test admission note',
  deadline: 'date limite demande admission encore ouvert en continu passée',
  due: 'date limite demande admission avant après mois',
  setting: 'urbain ville campus campagne rural',
  offers: 'résidence logement militaire étranger coop stage alternance',
  division: 'sport NCAA NAIA athlétisme',
  sport: 'équipes athlétisme',
  carnegie: 'recherche R1 R2 arts libéraux classification',
  accessEarnings: 'Opportunity Colleges Carnegie Pell faible revenu',
  designation: 'HBCU noir hispanique tribal autochtone femmes',
  denomination: 'religion église foi',
  group: 'ligue conférence réseau Ivy',
  status: 'fermeture fermé fusion',
  metro: 'région ville près agglomération',
  like: 'semblable similaire autre comparer',
  not: 'exclure sauf sans hors',
  ...eachRange(({ finder }) => finder ?? ''),
};

/** The two fields of each range: their names, and what stands in them while they are empty. */
export const RANGE_FIELDS: Readonly<Record<RangeFilter, { hint?: string; min: RangeField; max: RangeField }>> =
  eachRange(({ hint, fields: [min, max], placeholders = [filterWords.minimum, filterWords.maximum] }) => ({
    ...(hint === undefined ? {} : { hint }),
    min: { label: min, placeholder: placeholders[0] },
    max: { label: max, placeholder: placeholders[1] },
  }));

/** The field of one's own score. */
export const SCORE_FIELDS: Record<ScoreFilter, { hint: string; placeholder: string }> = {
  satScore: {
    hint: 'Établissements où il se situe dans la moitié centrale des résultats des nouveaux étudiants.',
    placeholder: '400 à 1600',
  },
  actScore: {
    hint: 'Établissements où il se situe dans la moitié centrale des résultats des nouveaux étudiants.',
    placeholder: '1 à 36',
  },
};

/** The two fields of days. */
export const DAY_FIELDS: Record<DayFilter, { hint: string; from: string; to: string }> = {
  due: {
    hint: 'Les établissements qui ont une date limite dans cette période. Les dates passées ne comptent pas.',
    from: 'À partir du',
    to: 'Jusqu’au',
  },
};

export interface RangeField {
  label: string;
  placeholder: string;
}

/** Names of the parameters, as in « Sans la ville ». */
const OTHER_PARAMETERS: Record<Exclude<FilterParameter, `${RangeFilter}${'Min' | 'Max'}`>, string> = {
  country: 'le pays',
  state: 'l’État ou la province',
  city: 'la ville',
  type: 'le type d’établissement',
  kind: 'la catégorie d’établissement',
  religiousAffiliation: 'l’appartenance religieuse',
  academicCalendar: 'le calendrier universitaire',
  subject: 'le domaine d’études',
  degree: 'le diplôme',
  check: 'la vérification du revenu',
  trend: 'l’évolution des diplômes',
  language: 'la langue',
  income: 'le revenu familial',
  home: 'le domicile',
  residence: 'la citoyenneté ou la résidence',
  testPolicy: 'la règle sur le SAT et l’ACT',
  satScore: 'le résultat au SAT',
  actScore: 'le résultat à l’ACT',
  deadline: 'les demandes d’admission',
  dueFrom: 'la date limite au plus tôt',
  dueTo: 'la date limite au plus tard',
  setting: 'le milieu',
  offers: 'ce qui est offert',
  division: 'la division sportive',
  sport: 'le sport',
  carnegie: 'la classification Carnegie',
  accessEarnings: 'l’accès aux études et les revenus',
  designation: 'la désignation',
  denomination: 'la confession religieuse',
  group: 'le groupe',
  peers: 'le groupe de comparaison',
  status: 'la situation de l’établissement',
  radiusMiles: 'la distance',
  box: 'la partie de la carte',
};

export const PARAMETER_LABELS: Readonly<Record<FilterParameter, string>> = {
  ...OTHER_PARAMETERS,
  ...rangeParametersOf(RANGE_WORDS),
};

export const advancedWords = {
  title: 'Recherche avancée',
  name: 'Nom, État, province ou ville',
  subject: 'Domaine d’études',
  subjectExample: 'soins infirmiers, informatique…',
  price: 'Droits de scolarité maximaux (dollars américains)',
  priceExample: '15 000',
  size: 'Taille',
  sizes: [
    { value: '', label: 'Peu importe la taille' },
    { value: 'under 1000', label: 'Moins de 1 000' },
    { value: '1000 to 5000', label: 'De 1 000 à 5 000' },
    { value: '5000 to 10000', label: 'De 5 000 à 10 000' },
    { value: '10000 to 20000', label: 'De 10 000 à 20 000' },
    { value: 'over 20000', label: 'Plus de 20 000' },
  ],
  submit: 'Chercher',
} as const;
