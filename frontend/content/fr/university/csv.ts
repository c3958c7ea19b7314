/** The headings of columns, in files of universities and of bookmarks. */

import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import type { CsvField, FieldUnit } from '#schema/domain/record/university-fields.ts';
import { CSV_TITLES } from '../figures/derived/csv.ts';
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

/** Le nom d’un champ, sans son unité. */
export const csvFieldTitle = (field: CsvField): string => CSV_TITLES[field];

export const csvWords = {
  /** Columns of the subject that a list is of. */
  subject: {
    program: 'Domaine : programme et code CIP',
    degree: 'Domaine : diplôme',
    graduates: 'Domaine : diplômes, 2023-2024',
    programs: 'Domaine : programmes comptés',
    trend: 'Domaine : diplômes depuis 2019-2020',
    payOneYear: 'Domaine : revenu médian 1 an après le diplôme (USD)',
    payFourYears: 'Domaine : revenu médian 4 ans après le diplôme (USD)',
    debt: 'Domaine : dette fédérale médiane (USD)',
    paymentShare: 'Domaine : paiements annuels de la dette, part du revenu après 1 an (%)',
    check: 'Domaine : vérification du revenu (College Scorecard, juin 2026)',
    checkState: 'Domaine : vérification du revenu, seuil de l’État (USD)',
    checkNation: 'Domaine : vérification du revenu, seuil des États-Unis (USD)',
    payOfAll: 'Domaine : revenu et dette de tous les campus de',
  },
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
  deadlinesRead: 'Dates limites, connues le',
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
