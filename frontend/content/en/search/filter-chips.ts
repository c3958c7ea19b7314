/** What the chips of filters in force say. */
import type { FilterKey, RangeFilter } from '#schema/domain/search/search-filters.ts';
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
  city: (label) => `City: ${label}`,
  type: (label) => label,
  kind: (label) => `Kind: ${label}`,
  tuition: { min: (amount) => `Tuition from ${amount}`, max: (amount) => `Tuition up to ${amount}` },
  religiousAffiliation: (label) => `Affiliation: ${label}`,
  academicCalendar: (label) => `Calendar: ${label}`,
  yearFounded: { min: (year) => `Founded ${year} or later`, max: (year) => `Founded ${year} or earlier` },
  studentPopulation: { min: (count) => `${count} students or more`, max: (count) => `${count} students at most` },
  subject: (label) => label,
  degree: (label) => `Degree: ${label}`,
  check: (label) => `Earnings check: ${label}`,
  trend: (label) => `Graduates: ${label}`,
  language: (label) => `Taught in: ${label}`,
  studentFacultyRatio: {
    min: (count) => `${count} students or more per faculty member`,
    max: (count) => `${count} students or fewer per faculty member`,
  },
  onlineShare: { min: (share) => `At least ${share} fully online`, max: (share) => `At most ${share} fully online` },
  inStateTuition: {
    min: (amount) => `In-state tuition from ${amount}`,
    max: (amount) => `In-state tuition up to ${amount}`,
  },
  netPrice: { min: (amount) => `Net price from ${amount}`, max: (amount) => `Net price up to ${amount}` },
  income: (label) => `Family income: ${label}`,
  home: (label) => `Home: ${label}`,
  residence: (label) => label,
  yourPrice: { min: (amount) => `Your price from ${amount}`, max: (amount) => `Your price up to ${amount}` },
  applicationFee: {
    min: (amount) => `Application fee from ${amount}`,
    max: (amount) => `Application fee up to ${amount}`,
  },
  acceptanceRate: { min: (rate) => `At least ${rate} admitted`, max: (rate) => `At most ${rate} admitted` },
  testPolicy: (label) => `SAT and ACT: ${label}`,
  satScore: (score) => `SAT ${score}`,
  actScore: (score) => `ACT ${score}`,
  graduationRate: { min: (rate) => `At least ${rate} graduate`, max: (rate) => `At most ${rate} graduate` },
  retentionRate: { min: (rate) => `At least ${rate} come back`, max: (rate) => `At most ${rate} come back` },
  medianEarnings: { min: (amount) => `Earnings from ${amount}`, max: (amount) => `Earnings up to ${amount}` },
  medianDebt: { min: (amount) => `Debt from ${amount}`, max: (amount) => `Debt up to ${amount}` },
  pellGraduationRate: {
    min: (rate) => `At least ${rate} of Pell Grant recipients graduate`,
    max: (rate) => `At most ${rate} of Pell Grant recipients graduate`,
  },
  pellOutcome: {
    min: (rate) => `At least ${rate} of Pell Grant recipients finish in 8 years`,
    max: (rate) => `At most ${rate} of Pell Grant recipients finish in 8 years`,
  },
  transferOutcome: {
    min: (rate) => `At least ${rate} of transfer students finish in 8 years`,
    max: (rate) => `At most ${rate} of transfer students finish in 8 years`,
  },
  partTimeOutcome: {
    min: (rate) => `At least ${rate} of part-time students finish in 8 years`,
    max: (rate) => `At most ${rate} of part-time students finish in 8 years`,
  },
  setting: (label) => `Setting: ${label}`,
  offers: (label) => label,
  division: (label) => label,
  sport: (label) => label,
  carnegie: (label) => label,
  accessEarnings: (label) => label,
  designation: (label) => label,
  denomination: (label) => label,
  group: (label) => label,
  peers: (label) => `Similar schools: ${label}`,
  status: (label) => `Status: ${label}`,
  radiusMiles: (place) => `Near ${place}`,
  box: () => 'Part of the map',
};

export const aroundWords = {
  within: (miles: number, place: string) => `Within ${wholeDistance(miles)} of ${place}`,
  here: 'the place you gave',
} as const;
