/** The headings of columns, in files of universities and of bookmarks. */
import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import type { CsvField, FieldUnit } from '#schema/domain/record/university-fields.ts';
import { roundNames } from '../plan/plan.ts';

/** What follows a heading, by its unit. Money is in whole units of the column « Monnaie ». */
const UNITS: Record<FieldUnit, string> = {
  money: ' (par année)',
  fee: '',
  rate: ' (%)',
  percent: ' (%)',
  count: '',
  ratio: '',
  year: '',
};

const TITLES: Record<CsvField, string> = {
  id: 'Numéro',
  name: 'Nom',
  city: 'Ville',
  country: 'Pays',
  type: 'Type',
  kind: 'Catégorie d’établissement',
  currency: 'Monnaie',
  tuition: 'Droits de scolarité et frais, autre État ou étranger',
  tuitionInState: 'Droits de scolarité et frais, résidents de l’État ou du pays',
  tuitionInDistrict: 'Droits de scolarité et frais, résidents du district',
  roomAndBoard: 'Logement et repas',
  booksAndSupplies: 'Livres et fournitures',
  percentReceivingAid: 'Étudiants qui reçoivent de l’aide',
  averageAidAmount: 'Aide moyenne',
  netPrice: 'Prix net',
  medianEarnings: 'Revenu médian',
  yearFounded: 'Année de fondation',
  studentPopulation: 'Étudiants',
  undergraduateEnrollment: 'Étudiants au premier cycle',
  graduateEnrollment: 'Étudiants aux cycles supérieurs',
  studentFacultyRatio: 'Étudiants par professeur',
  acceptanceRate: 'Taux d’admission',
  admissionPolicy: 'Admission',
  graduationRate: 'Taux de diplomation',
  retentionRate: 'Taux de maintien aux études',
  religiousAffiliation: 'Appartenance religieuse',
  religiousDenomination: 'Confession',
  academicCalendar: 'Calendrier universitaire',
  campusSetting: 'Milieu du campus',
  athleticsDivision: 'Sports',
  applicationFee: 'Frais de demande d’admission',
  graduationRatePell: 'Taux de diplomation des titulaires d’une bourse Pell',
};

/** Le nom d’un champ, sans son unité. */
export const csvFieldTitle = (field: CsvField): string => TITLES[field];

export const csvWords = {
  title: (field: CsvField, unit: FieldUnit | undefined) =>
    `${csvFieldTitle(field)}${unit === undefined ? '' : UNITS[unit]}`,
  admission: { open: 'ouverte', selective: 'sélective' } as Readonly<Record<string, string>>,
  state: 'État ou province',
  status: 'Situation',
  statusSince: 'Situation depuis',
  successor: 'Successeur',
  tuitionUsd: 'Droits de scolarité et frais, autre État ou étranger (dollars américains par année)',
  size: 'Taille',
  sharedWith: 'Revenus et dettes de tous les campus de',
  applicants: 'Nombre de demandes (taux d’admission)',
  rating: 'Cote selon le taux d’admission',
  graduationCohort: 'Nombre d’étudiants suivis (taux de diplomation)',
  fourYears: 'Diplôme en quatre ans ou moins (%)',
  sixYears: 'Diplôme en six ans ou moins (%)',
  eightYears: 'Diplôme en huit ans ou moins (%)',
  tests: 'SAT et ACT',
  testsFor: 'SAT et ACT, pour',
  rent: 'Loyer d’un logement d’une chambre à proximité (par mois)',
  rentOf: 'Lieu et année du loyer',
  rentPlace: (area: string, period: string) => `${area}, ${period}`,
  source: (title: string) => `${title} : source`,
  variable: (title: string) => `${title} : variable`,
  year: (title: string) => `${title} : année`,
  estimate: 'estimation',
  deadline: (round: DeadlineRound) => `Date limite, ${roundNames[round]}`,
  deadlines: 'Dates limites',
  deadlinesFor: 'Dates limites, pour',
  deadlinesRead: 'Dates limites, consultées le',
  yourPrice: 'Votre prix (par année)',
  yourPriceUsd: 'Votre prix (dollars américains par année)',
  yourPriceEstimate: 'Votre prix est une estimation',
  yourPriceParts: 'Composition de votre prix',
  yourPricePart: (label: string, amount: number, source: string, year: string) =>
    `${label} : ${amount} (${source}, ${year})`,
  noPrice: 'Pourquoi il n’y a pas de prix',
  yes: 'oui',
  no: 'non',
  note: 'Note',
  lists: 'Listes',
  bookmarkedOn: 'Ajouté aux favoris le',
} as const;
