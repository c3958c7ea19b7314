/** What the chips of filters in force say. */
import { rangeChipsOf } from '#frontend/content/range-chips.ts';
import type { DayFilter, FilterKey, RangeFilter } from '#schema/domain/search/search-filters.ts';
import { CHIP_TEXTS } from '../figures/derived/chips.ts';
import { de } from '../grammar.ts';
import { wholeDistance } from './distance.ts';

type ChipWords = {
  [Key in FilterKey]: Key extends RangeFilter
    ? { min: (value: string) => string; max: (value: string) => string }
    : Key extends DayFilter
      ? { from: (day: string) => string; to: (day: string) => string }
      : (label: string) => string;
};

/** What a chip says of a filter in force, from the words of its value. */
export const chipWords: ChipWords = {
  country: (label) => label,
  state: (label) => label,
  city: (label) => `Ville : ${label}`,
  type: (label) => label,
  kind: (label) => `Catégorie : ${label}`,
  religiousAffiliation: (label) => `Appartenance : ${label}`,
  academicCalendar: (label) => `Calendrier : ${label}`,
  subject: (label) => label,
  degree: (label) => `Diplôme : ${label}`,
  check: (label) => `Vérification du revenu : ${label}`,
  trend: (label) => `Diplômes : ${label}`,
  language: (label) => `Langue d’enseignement : ${label}`,
  income: (label) => `Revenu familial : ${label}`,
  home: (label) => `Domicile : ${label}`,
  residence: (label) => label,
  testPolicy: (label) => `SAT et ACT : ${label}`,
  satScore: (score) => `SAT : ${score}`,
  actScore: (score) => `ACT : ${score}`,
  deadline: (label) => label,
  due: {
    from: (day) => `Date limite à partir du ${day}`,
    to: (day) => `Date limite au plus tard le ${day}`,
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
  ...rangeChipsOf(CHIP_TEXTS),
  radiusMiles: (place) => `Près ${de(place)}`,
  box: () => 'Une partie de la carte',
};

export const aroundWords = {
  within: (miles: number, place: string) => `À moins de ${wholeDistance(miles)} ${de(place)}`,
  here: 'l’endroit indiqué',
} as const;
