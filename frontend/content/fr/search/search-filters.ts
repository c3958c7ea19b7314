/** Words of the filter panel and of Advanced Search, which come when they are opened. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type {
  FilterGroup,
  FilterKey,
  FilterParameter,
  RangeFilter,
  ScoreFilter,
} from '#schema/domain/search/search-filters.ts';

export const filterWords = {
  title: 'Filtres',
  any: 'Peu importe',
  stateHint: 'Choisissez d’abord un pays.',
  minimum: 'Minimum',
  maximum: 'Maximum',
  sliderLow: 'Droits de scolarité les plus bas',
  sliderHigh: 'Droits de scolarité les plus élevés',
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
  customStudents: (range: string) => `De ${range.replace('-', ' à ').replace('+', ' ou plus')}`,
  /** The one tick of the kind. */
  twoYear: 'Aussi les collèges de deux ans',
  more: 'Plus de filtres',
  subjectHint: 'Par exemple soins infirmiers ou 51.38, séparés par des virgules.',
  unknownSubject: (text: string) => `Nous ne connaissons pas ${text}. Essayez un autre mot, ou le champ de recherche.`,
  /** Numbers without a comma where they may be years. */
  unread: ({ from, to }: { from: number; to: number }) => `Entrez un nombre entier de ${from} à ${to}.`,
  crossed: 'Moins que le minimum.',
  leftOut: (names: readonly string[]) =>
    `Nous avons laissé de côté ce que nous ne pouvons pas lire : ${names.join(', ')}.`,
  severalStates: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} État ou province`,
      other: `${formatCount(count)} États ou provinces`,
    }),
  find: 'Trouver un filtre',
  findExample: 'prix net, football…',
  /** What is left while one looks for a filter. */
  found: (count: number) =>
    plural(count, { one: `${formatCount(count)} filtre`, other: `${formatCount(count)} filtres` }),
  noneFound: (text: string) => `Aucun filtre ne correspond à « ${text} ». Essayez le champ de recherche ci-dessus.`,
  addArea: 'Ajouter une région',
  admits: '80 % d’admission ou admission ouverte',
  likeExample: 'Nom d’un établissement',
  likeHint: 'Les 60 établissements qui s’en rapprochent le plus par la taille, le prix, l’admission et le milieu.',
  likeThis: (name: string) => `Comme ${name}`,
  likeSomebody: 'Comme un établissement',
  leaveOutBy: 'Exclure selon',
  leaveOut: 'Exclure',
  notDenied: 'Rien',
  apply: 'Appliquer',
  reset: 'Réinitialiser',
} as const;

/** The keys of what a line of the search box asks for besides the filters of the table. */
type PanelFilter = Exclude<FilterKey, 'radiusMiles' | 'box'> | 'metro' | 'like' | 'not';

/** The groups of what comes after the filters of the group `first`. */
export const GROUP_TITLES: Record<Exclude<FilterGroup, 'first'> | 'likeness', string> = {
  study: 'Études',
  money: 'Argent',
  admission: 'Admission',
  outcomes: 'Résultats',
  place: 'Lieu',
  life: 'Vie sur le campus',
  mission: 'Catégorie et mission',
  likeness: 'Comme ceci, sans cela',
};

/** What each filter is called in the panel. */
export const FILTER_LABELS = {
  country: 'Pays',
  state: 'État ou province',
  city: 'Ville',
  type: 'Type d’établissement',
  kind: 'Catégorie d’établissement',
  tuition: 'Droits de scolarité par année (dollars américains)',
  religiousAffiliation: 'Appartenance religieuse',
  academicCalendar: 'Calendrier universitaire',
  yearFounded: 'Année de fondation',
  studentPopulation: 'Population étudiante',
  subject: 'Domaines d’études',
  degree: 'Diplômes',
  language: 'Langue d’enseignement',
  studentFacultyRatio: 'Étudiants par professeur',
  onlineShare: 'Part des étudiants en ligne seulement',
  inStateTuition: 'Droits de scolarité des résidents ou des Canadiens',
  netPrice: 'Prix net par année',
  income: 'Revenu familial',
  home: 'Domicile',
  residence: 'Citoyenneté ou résidence',
  yourPrice: 'Votre prix par année (dollars américains)',
  applicationFee: 'Frais de demande d’admission',
  acceptanceRate: 'Taux d’admission',
  testPolicy: 'SAT et ACT',
  satScore: 'Votre résultat au SAT',
  actScore: 'Votre résultat à l’ACT',
  graduationRate: 'Taux de diplomation',
  pellGraduationRate: 'Taux de diplomation des boursiers Pell',
  pellOutcome: 'Boursiers Pell qui terminent en huit ans',
  transferOutcome: 'Étudiants transférés qui terminent en huit ans',
  partTimeOutcome: 'Étudiants à temps partiel qui terminent en huit ans',
  retentionRate: 'Taux de maintien aux études',
  medianEarnings: 'Revenu médian dix ans après l’entrée',
  medianDebt: 'Dette médiane',
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
  like: 'Comme un établissement',
  not: 'Exclure',
} as const satisfies Record<PanelFilter, string>;

/** Other words by which one may look for a filter. */
export const FINDER_WORDS: Partial<Record<string, string>> = {
  state: 'province territoire région',
  city: 'ville village lieu endroit',
  type: 'statut contrôle but lucratif public privé',
  kind: 'collège communautaire cégep deux ans',
  tuition: 'coût prix frais autre État étranger international cher abordable',
  inStateTuition: 'coût frais résident canadien abordable',
  netPrice: 'coût aide bourses abordable pas cher',
  income: 'ménage revenu famille parents aide',
  applicationFee: 'présenter une demande gratuit exemption',
  religiousAffiliation: 'religion foi église chrétien laïque',
  academicCalendar: 'sessions semestres trimestres',
  yearFounded: 'âge ancien nouveau histoire',
  studentPopulation: 'taille petit grand effectif inscriptions étudiants',
  subject: 'programme domaine matière cours majeure diplôme CIP',
  language: 'français anglais francophone bilingue',
  studentFacultyRatio: 'taille des classes petits groupes professeurs',
  onlineShare: 'distance télé-enseignement',
  acceptanceRate: 'admission sélectif sélectivité chances facile difficile ouvert acceptation',
  testPolicy: 'examen test facultatif exigé',
  satScore: 'examen test admission note',
  actScore: 'examen test admission note',
  graduationRate: 'terminer finir réussite diplôme',
  retentionRate: 'revenir deuxième année rétention persévérance',
  medianEarnings: 'salaire paie gains revenu résultats',
  medianDebt: 'prêts emprunter devoir',
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
};

/** The two fields of each range: their names, and what stands in them while they are empty. */
export const RANGE_FIELDS: Record<RangeFilter, { hint?: string; min: RangeField; max: RangeField }> = {
  tuition: {
    hint: 'Droits et frais pour les gens d’un autre État ou de l’étranger.',
    min: { label: 'Droits de scolarité minimaux', placeholder: filterWords.minimum },
    max: { label: 'Droits de scolarité maximaux', placeholder: filterWords.maximum },
  },
  yearFounded: {
    min: { label: 'Fondation à partir de', placeholder: 'De' },
    max: { label: 'Fondation jusqu’en', placeholder: 'À' },
  },
  studentPopulation: {
    min: { label: 'Nombre minimal d’étudiants', placeholder: filterWords.minimum },
    max: { label: 'Nombre maximal d’étudiants', placeholder: filterWords.maximum },
  },
  studentFacultyRatio: {
    min: { label: 'Nombre minimal d’étudiants par professeur', placeholder: filterWords.minimum },
    max: { label: 'Nombre maximal d’étudiants par professeur', placeholder: filterWords.maximum },
  },
  onlineShare: {
    hint: 'Pourcentage des étudiants qui suivent tous leurs cours en ligne.',
    min: { label: 'Part minimale en ligne', placeholder: filterWords.minimum },
    max: { label: 'Part maximale en ligne', placeholder: filterWords.maximum },
  },
  inStateTuition: {
    hint: 'En dollars américains : pour les résidents de l’État et, au Canada, pour les étudiants canadiens.',
    min: { label: 'Droits des résidents, minimum', placeholder: filterWords.minimum },
    max: { label: 'Droits des résidents, maximum', placeholder: filterWords.maximum },
  },
  netPrice: {
    hint: 'En dollars américains, une fois les bourses déduites. Établissements des États-Unis seulement.',
    min: { label: 'Prix net minimal', placeholder: filterWords.minimum },
    max: { label: 'Prix net maximal', placeholder: filterWords.maximum },
  },
  yourPrice: {
    hint: 'Ce qu’une année vous coûterait, d’après ce que vous nous avez dit.',
    min: { label: 'Votre prix minimal', placeholder: filterWords.minimum },
    max: { label: 'Votre prix maximal', placeholder: filterWords.maximum },
  },
  applicationFee: {
    hint: 'En dollars américains. Pour une demande gratuite, entrez 0 comme maximum.',
    min: { label: 'Frais de demande minimaux', placeholder: filterWords.minimum },
    max: { label: 'Frais de demande maximaux', placeholder: filterWords.maximum },
  },
  acceptanceRate: {
    hint: 'Pourcentage des demandes d’admission qui sont acceptées.',
    min: { label: 'Taux d’admission minimal', placeholder: filterWords.minimum },
    max: { label: 'Taux d’admission maximal', placeholder: filterWords.maximum },
  },
  graduationRate: {
    hint: 'Pourcentage des étudiants qui obtiennent leur diplôme en une fois et demie la durée normale.',
    min: { label: 'Taux de diplomation minimal', placeholder: filterWords.minimum },
    max: { label: 'Taux de diplomation maximal', placeholder: filterWords.maximum },
  },
  pellGraduationRate: {
    hint: 'Pourcentage des boursiers Pell qui obtiennent leur diplôme en une fois et demie la durée normale. Établissements des États-Unis seulement.',
    min: { label: 'Taux de diplomation minimal des boursiers Pell', placeholder: filterWords.minimum },
    max: { label: 'Taux de diplomation maximal des boursiers Pell', placeholder: filterWords.maximum },
  },
  pellOutcome: {
    hint: 'Pourcentage qui y terminent en huit ans, à temps plein ou partiel. Établissements des États-Unis seulement.',
    min: { label: 'Pourcentage minimal de boursiers Pell qui terminent', placeholder: filterWords.minimum },
    max: { label: 'Pourcentage maximal de boursiers Pell qui terminent', placeholder: filterWords.maximum },
  },
  transferOutcome: {
    hint: 'Pourcentage qui y terminent en huit ans. Établissements des États-Unis seulement.',
    min: { label: 'Pourcentage minimal d’étudiants transférés qui terminent', placeholder: filterWords.minimum },
    max: { label: 'Pourcentage maximal d’étudiants transférés qui terminent', placeholder: filterWords.maximum },
  },
  partTimeOutcome: {
    hint: 'Pourcentage qui y terminent en huit ans. Établissements des États-Unis seulement.',
    min: { label: 'Pourcentage minimal d’étudiants à temps partiel qui terminent', placeholder: filterWords.minimum },
    max: { label: 'Pourcentage maximal d’étudiants à temps partiel qui terminent', placeholder: filterWords.maximum },
  },
  retentionRate: {
    hint: 'Pourcentage des étudiants de première année qui reviennent en deuxième.',
    min: { label: 'Taux de maintien minimal', placeholder: filterWords.minimum },
    max: { label: 'Taux de maintien maximal', placeholder: filterWords.maximum },
  },
  medianEarnings: {
    hint: 'En dollars américains par année, dix ans après l’entrée aux études.',
    min: { label: 'Revenu minimal', placeholder: filterWords.minimum },
    max: { label: 'Revenu maximal', placeholder: filterWords.maximum },
  },
  medianDebt: {
    hint: 'En dollars américains de prêts fédéraux à l’obtention du diplôme.',
    min: { label: 'Dette minimale', placeholder: filterWords.minimum },
    max: { label: 'Dette maximale', placeholder: filterWords.maximum },
  },
};

/** The field of one's own score. */
export const SCORE_FIELDS: Record<ScoreFilter, { hint: string; placeholder: string }> = {
  satScore: {
    hint: 'Établissements où il se situe dans la moitié centrale des nouvelles admissions.',
    placeholder: '400 à 1600',
  },
  actScore: {
    hint: 'Établissements où il se situe dans la moitié centrale des nouvelles admissions.',
    placeholder: '1 à 36',
  },
};

export interface RangeField {
  label: string;
  placeholder: string;
}

/** Names of the parameters, as in « Sans la ville ». */
export const PARAMETER_LABELS: Record<FilterParameter, string> = {
  country: 'le pays',
  state: 'l’État ou la province',
  city: 'la ville',
  type: 'le type d’établissement',
  kind: 'la catégorie d’établissement',
  tuitionMin: 'les droits de scolarité minimaux',
  tuitionMax: 'les droits de scolarité maximaux',
  religiousAffiliation: 'l’appartenance religieuse',
  academicCalendar: 'le calendrier universitaire',
  yearFoundedMin: 'la première année de fondation',
  yearFoundedMax: 'la dernière année de fondation',
  studentPopulationMin: 'le nombre minimal d’étudiants',
  studentPopulationMax: 'le nombre maximal d’étudiants',
  subject: 'le domaine d’études',
  degree: 'le diplôme',
  language: 'la langue',
  income: 'le revenu familial',
  home: 'le domicile',
  residence: 'la citoyenneté ou la résidence',
  yourPriceMin: 'votre prix minimal',
  yourPriceMax: 'votre prix maximal',
  testPolicy: 'la règle sur le SAT et l’ACT',
  satScore: 'le résultat au SAT',
  actScore: 'le résultat à l’ACT',
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
  studentFacultyRatioMin: 'le nombre minimal d’étudiants par professeur',
  studentFacultyRatioMax: 'le nombre maximal d’étudiants par professeur',
  onlineShareMin: 'la part minimale en ligne',
  onlineShareMax: 'la part maximale en ligne',
  inStateTuitionMin: 'les droits minimaux des résidents',
  inStateTuitionMax: 'les droits maximaux des résidents',
  netPriceMin: 'le prix net minimal',
  netPriceMax: 'le prix net maximal',
  applicationFeeMin: 'les frais de demande minimaux',
  applicationFeeMax: 'les frais de demande maximaux',
  acceptanceRateMin: 'le taux d’admission minimal',
  acceptanceRateMax: 'le taux d’admission maximal',
  graduationRateMin: 'le taux de diplomation minimal',
  graduationRateMax: 'le taux de diplomation maximal',
  pellGraduationRateMin: 'le taux de diplomation minimal des boursiers Pell',
  pellGraduationRateMax: 'le taux de diplomation maximal des boursiers Pell',
  pellOutcomeMin: 'le pourcentage minimal de boursiers Pell qui terminent',
  pellOutcomeMax: 'le pourcentage maximal de boursiers Pell qui terminent',
  transferOutcomeMin: 'le pourcentage minimal d’étudiants transférés qui terminent',
  transferOutcomeMax: 'le pourcentage maximal d’étudiants transférés qui terminent',
  partTimeOutcomeMin: 'le pourcentage minimal d’étudiants à temps partiel qui terminent',
  partTimeOutcomeMax: 'le pourcentage maximal d’étudiants à temps partiel qui terminent',
  retentionRateMin: 'le taux de maintien minimal',
  retentionRateMax: 'le taux de maintien maximal',
  medianEarningsMin: 'le revenu minimal',
  medianEarningsMax: 'le revenu maximal',
  medianDebtMin: 'la dette minimale',
  medianDebtMax: 'la dette maximale',
  radiusMiles: 'la distance',
  box: 'la partie de la carte',
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
    { value: '1000 to 5000', label: '1 000 à 5 000' },
    { value: '5000 to 10000', label: '5 000 à 10 000' },
    { value: '10000 to 20000', label: '10 000 à 20 000' },
    { value: 'over 20000', label: 'Plus de 20 000' },
  ],
  submit: 'Chercher',
} as const;
