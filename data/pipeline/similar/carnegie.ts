/** What kind of school each is by the Carnegie classification of 2025, and how far two kinds are apart. */

import { isResearchUniversity } from '#schema/domain/peers/research-universities.ts';
import type { SchoolClass } from '#schema/domain/peers/similar-reasons.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';

type Family = 'doctoral' | 'master' | 'baccalaureate' | 'associate' | 'special' | 'tribal';

interface ClassPlan {
  family: Family;
  /** Position inside the family, 0-1; in `special` the same for fields that have much in common. */
  place: number;
  /** What reasons call it; null where a designation says it. */
  schools: SchoolClass | null;
  /** What they call it where no bachelor's degrees are awarded. */
  twoYear?: SchoolClass;
}

const CLASSES = {
  r1: { family: 'doctoral', place: 0, schools: 'research' },
  r2: { family: 'doctoral', place: 0.5, schools: 'research' },
  doctoral: { family: 'doctoral', place: 1, schools: 'doctoral' },
  masters: { family: 'master', place: 0, schools: 'masters' },
  'small-masters': { family: 'master', place: 0.6, schools: 'masters' },
  'liberal-arts': { family: 'baccalaureate', place: 0, schools: 'liberal-arts' },
  baccalaureate: { family: 'baccalaureate', place: 0.3, schools: 'bachelors' },
  'professional-baccalaureate': { family: 'baccalaureate', place: 0.6, schools: 'bachelors' },
  associate: { family: 'associate', place: 0, schools: 'mostly-associate', twoYear: 'two-year-mixed' },
  'associate-baccalaureate': { family: 'associate', place: 0.3, schools: 'associate-and-bachelors' },
  'professional-associate-baccalaureate': { family: 'associate', place: 0.6, schools: 'associate-and-bachelors' },
  'professional-associate': {
    family: 'associate',
    place: 0.8,
    schools: 'mostly-associate',
    twoYear: 'two-year-career',
  },
  arts: { family: 'special', place: 0.1, schools: 'arts', twoYear: 'two-year-arts' },
  business: { family: 'special', place: 0.2, schools: 'business', twoYear: 'two-year-special-focus' },
  career: { family: 'special', place: 0.3, schools: 'career', twoYear: 'two-year-technical' },
  faith: { family: 'special', place: 0.4, schools: 'faith', twoYear: 'two-year-special-focus' },
  graduate: { family: 'special', place: 0.5, schools: 'graduate' },
  law: { family: 'special', place: 0.6, schools: 'law' },
  medical: { family: 'special', place: 0.7, schools: 'medical' },
  nursing: { family: 'special', place: 0.8, schools: 'nursing', twoYear: 'two-year-nursing' },
  health: { family: 'special', place: 0.8, schools: 'health-professions', twoYear: 'two-year-health' },
  technology: { family: 'special', place: 0.9, schools: 'engineering', twoYear: 'two-year-technical' },
  tribal: { family: 'tribal', place: 0, schools: null },
} as const satisfies Record<string, ClassPlan>;

/** What a school is compared as. */
export type ComparedClass = keyof typeof CLASSES;

const planOf = (compared: ComparedClass): ClassPlan => CLASSES[compared];

/** The class of each institutional class (HD CARNEGIEIC) of 2025; size is a feature of its own and left to it. */
const OF_LABEL: readonly (readonly [label: RegExp, compared: ComparedClass])[] = [
  [/Undergraduate\/Graduate-Doctorate/, 'doctoral'],
  [/Graduate-Master’s Small$/, 'small-masters'],
  [/Graduate-Master’s/, 'masters'],
  [/^Mixed Associate\/Baccalaureate/, 'associate-baccalaureate'],
  [/^Mixed Associate/, 'associate'],
  [/^Mixed Baccalaureate/, 'baccalaureate'],
  [/^Professions-focused Associate\/Baccalaureate/, 'professional-associate-baccalaureate'],
  [/^Professions-focused Associate/, 'professional-associate'],
  [/^Professions-focused Baccalaureate/, 'professional-baccalaureate'],
  [/: Arts and Sciences/, 'liberal-arts'],
  [/: Arts, Music/, 'arts'],
  [/: Business/, 'business'],
  [/: Applied/, 'career'],
  [/: Theological/, 'faith'],
  [/: Graduate/, 'graduate'],
  [/: Law/, 'law'],
  [/: Medical/, 'medical'],
  [/: Nursing/, 'nursing'],
  [/: Other Health/, 'health'],
  [/: Technology/, 'technology'],
];

type Classed = Pick<UniversityRecord, 'carnegieClass' | 'researchDesignation' | 'designations'>;

/** What a school is compared as; null when nobody classes it. */
export function comparedByCarnegie(university: Classed): ComparedClass | null {
  const { carnegieClass, researchDesignation, designations } = university;
  if (designations.includes('tribal')) return 'tribal';
  if (isResearchUniversity(university)) return researchDesignation === 'r1' ? 'r1' : 'r2';
  return carnegieClass === null ? null : (OF_LABEL.find(([label]) => label.test(carnegieClass))?.[1] ?? null);
}

const NEXT: Record<Family, Partial<Record<Family, number>>> = {
  doctoral: { master: 0.7 },
  master: { doctoral: 0.7, baccalaureate: 0.6 },
  baccalaureate: { master: 0.6, associate: 0.7 },
  associate: { baccalaureate: 0.7, tribal: 0.8 },
  special: {},
  tribal: { associate: 0.8 },
};

/** True of schools of one field: arts, health, business, faith. */
export const isSpecialFocus = (compared: ComparedClass | null): boolean =>
  compared !== null && planOf(compared).family === 'special';

/** A school of one field is not like one of many, however alike their figures. */
const SPECIAL = 1.5;

/** 0 is the same class, 1 a class of another kind, SPECIAL the farthest; null when a class is not known. */
export function carnegieDistance(a: ComparedClass | null, b: ComparedClass | null): number | null {
  if (a === null || b === null) return null;
  if (a === b) return 0;
  const one = planOf(a);
  const other = planOf(b);
  if (one.family !== other.family) {
    const special = one.family === 'special' || other.family === 'special';
    return NEXT[one.family][other.family] ?? (special ? SPECIAL : 1);
  }
  if (one.family === 'special') return one.place === other.place ? 0.2 : 0.8;
  return 0.15 + 0.5 * Math.abs(one.place - other.place);
}

/** `research` for R1 and R2; null when the class is not known, or says what a designation says. */
export function schoolClassOf(compared: ComparedClass | null, kind: UniversityRecord['kind']): SchoolClass | null {
  if (compared === null) return null;
  const { schools, twoYear } = planOf(compared);
  return kind === 'two-year' ? (twoYear ?? schools) : schools;
}
