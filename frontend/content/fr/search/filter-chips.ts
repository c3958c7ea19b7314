/** What the chips of filters in force say. */
import type { FilterKey, RangeFilter } from '#schema/domain/search/search-filters.ts';
import { de } from '../grammar.ts';
import { wholeDistance } from './distance.ts';

type ChipWords = {
  [Key in FilterKey]: Key extends RangeFilter
    ? { min: (value: string) => string; max: (value: string) => string }
    : (label: string) => string;
};

/** What a chip says of a filter in force, from the words of its value. */
export const chipWords: ChipWords = {
  country: (label) => label,
  state: (label) => label,
  city: (label) => `Ville : ${label}`,
  type: (label) => label,
  kind: (label) => `Catégorie : ${label}`,
  tuition: {
    min: (amount) => `Droits de scolarité d’au moins ${amount}`,
    max: (amount) => `Droits de scolarité d’au plus ${amount}`,
  },
  religiousAffiliation: (label) => `Appartenance : ${label}`,
  academicCalendar: (label) => `Calendrier : ${label}`,
  yearFounded: { min: (year) => `Fondation en ${year} ou après`, max: (year) => `Fondation en ${year} ou avant` },
  studentPopulation: { min: (count) => `${count} étudiants ou plus`, max: (count) => `${count} étudiants au plus` },
  subject: (label) => label,
  degree: (label) => `Diplôme : ${label}`,
  check: (label) => `Vérification du revenu : ${label}`,
  trend: (label) => `Diplômes : ${label}`,
  language: (label) => `Langue d’enseignement : ${label}`,
  studentFacultyRatio: {
    min: (count) => `${count} étudiants ou plus par professeur`,
    max: (count) => `${count} étudiants au plus par professeur`,
  },
  onlineShare: {
    min: (share) => `Au moins ${share} en ligne seulement`,
    max: (share) => `Au plus ${share} en ligne seulement`,
  },
  inStateTuition: {
    min: (amount) => `Droits des résidents d’au moins ${amount}`,
    max: (amount) => `Droits des résidents d’au plus ${amount}`,
  },
  netPrice: { min: (amount) => `Prix net d’au moins ${amount}`, max: (amount) => `Prix net d’au plus ${amount}` },
  income: (label) => `Revenu familial : ${label}`,
  home: (label) => `Domicile : ${label}`,
  residence: (label) => label,
  yourPrice: { min: (amount) => `Votre prix : au moins ${amount}`, max: (amount) => `Votre prix : au plus ${amount}` },
  applicationFee: {
    min: (amount) => `Frais de demande d’au moins ${amount}`,
    max: (amount) => `Frais de demande d’au plus ${amount}`,
  },
  acceptanceRate: {
    min: (rate) => `Taux d’admission d’au moins ${rate}`,
    max: (rate) => `Taux d’admission d’au plus ${rate}`,
  },
  testPolicy: (label) => `SAT et ACT : ${label}`,
  satScore: (score) => `SAT : ${score}`,
  actScore: (score) => `ACT : ${score}`,
  graduationRate: {
    min: (rate) => `Taux de diplomation d’au moins ${rate}`,
    max: (rate) => `Taux de diplomation d’au plus ${rate}`,
  },
  retentionRate: {
    min: (rate) => `Au moins ${rate} reviennent en 2e année`,
    max: (rate) => `Au plus ${rate} reviennent en 2e année`,
  },
  medianEarnings: {
    min: (amount) => `Revenu des diplômés d’au moins ${amount}`,
    max: (amount) => `Revenu des diplômés d’au plus ${amount}`,
  },
  medianDebt: { min: (amount) => `Dette d’au moins ${amount}`, max: (amount) => `Dette d’au plus ${amount}` },
  pellGraduationRate: {
    min: (rate) => `Boursiers Pell : diplomation d’au moins ${rate}`,
    max: (rate) => `Boursiers Pell : diplomation d’au plus ${rate}`,
  },
  pellOutcome: {
    min: (rate) => `Boursiers Pell : au moins ${rate} terminent en 8 ans`,
    max: (rate) => `Boursiers Pell : au plus ${rate} terminent en 8 ans`,
  },
  transferOutcome: {
    min: (rate) => `Étudiants transférés : au moins ${rate} terminent en 8 ans`,
    max: (rate) => `Étudiants transférés : au plus ${rate} terminent en 8 ans`,
  },
  partTimeOutcome: {
    min: (rate) => `Temps partiel : au moins ${rate} terminent en 8 ans`,
    max: (rate) => `Temps partiel : au plus ${rate} terminent en 8 ans`,
  },
  setting: (label) => `Milieu : ${label}`,
  offers: (label) => label,
  division: (label) => label,
  sport: (label) => label,
  carnegie: (label) => label,
  accessEarnings: (label) => label,
  designation: (label) => label,
  denomination: (label) => label,
  group: (label) => label,
  peers: (label) => `Groupe de comparaison : ${label}`,
  status: (label) => `Situation : ${label}`,
  radiusMiles: (place) => `Près ${de(place)}`,
  box: () => 'Une partie de la carte',
};

export const aroundWords = {
  within: (miles: number, place: string) => `À moins de ${wholeDistance(miles)} ${de(place)}`,
  here: 'l’endroit indiqué',
} as const;
