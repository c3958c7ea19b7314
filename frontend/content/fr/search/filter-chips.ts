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

/** « Milieu : ville » : no capital after a colon, but SAT, LGBTQ and « Église » keep theirs. */
const small = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) && !label.startsWith('Église') ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** What a chip says of a filter in force, from the words of its value. */
export const chipWords: ChipWords = {
  country: (label) => label,
  state: (label) => label,
  city: (label) => `Ville : ${label}`,
  type: (label) => label,
  kind: (label) => `Catégorie : ${small(label)}`,
  religiousAffiliation: (label) => `Appartenance : ${small(label)}`,
  academicCalendar: (label) => `Calendrier : ${small(label)}`,
  subject: (label) => label,
  degree: (label) => `Diplôme : ${small(label)}`,
  check: (label) => `Vérification du revenu : ${small(label)}`,
  trend: (label) => `Diplômes : ${small(label)}`,
  language: (label) => `Langue d’enseignement : ${small(label)}`,
  income: (label) => `Revenu familial : ${small(label)}`,
  home: (label) => `Domicile : ${label}`,
  residence: (label) => label,
  testPolicy: (label) => `SAT et ACT : ${small(label)}`,
  satScore: (score) => `SAT : ${score}`,
  actScore: (score) => `ACT : ${score}`,
  deadline: (label) => label,
  due: {
    from: (day) => `Date limite à partir du ${day}`,
    to: (day) => `Date limite au plus tard le ${day}`,
  },
  setting: (label) => `Milieu : ${small(label)}`,
  offers: (label) => label,
  division: (label) => label,
  sport: (label) => label,
  carnegie: (label) => label,
  accessEarnings: (label) => label,
  designation: (label) => label,
  denomination: (label) => label,
  group: (label) => label,
  peers: (label) => `Groupe de comparaison : ${label}`,
  status: (label) => `Situation : ${small(label)}`,
  ...rangeChipsOf(CHIP_TEXTS),
  radiusMiles: (place) => `Près ${de(place)}`,
  box: () => 'Une partie de la carte',
};

export const aroundWords = {
  within: (miles: number, place: string) => `À moins de ${wholeDistance(miles)} ${de(place)}`,
  here: 'l’endroit indiqué',
} as const;
