/** Distances between Carnegie basic classes, and what kind of school each is to a reader. */
import type { SchoolClass } from '#schema/domain/peers/similar-reasons.ts';

type Family = 'doctoral' | 'master' | 'baccalaureate' | 'associate' | 'special' | 'tribal';

interface CarnegieKind {
  family: Family;
  /** Position inside the family, 0-1. */
  place: number;
  /** What reasons call it; null where a designation says it. */
  schools: SchoolClass | null;
}

const kind = (family: Family, place: number, schools: SchoolClass | null): CarnegieKind => ({ family, place, schools });

/** C21BASIC codes of schools that award bachelor's degrees. */
const KINDS: Record<number, CarnegieKind> = {
  14: kind('associate', 0, 'mostly-associate'),
  15: kind('doctoral', 0, 'research'),
  16: kind('doctoral', 0.5, 'research'),
  17: kind('doctoral', 1, 'doctoral'),
  18: kind('master', 0, 'large-masters'),
  19: kind('master', 0.4, 'masters'),
  20: kind('master', 0.7, 'small-masters'),
  21: kind('baccalaureate', 0, 'liberal-arts'),
  22: kind('baccalaureate', 0.5, 'bachelors'),
  23: kind('associate', 0.4, 'associate-and-bachelors'),
  24: kind('special', 0, 'faith'),
  25: kind('special', 0, 'medical'),
  26: kind('special', 0, 'health-professions'),
  27: kind('special', 0, 'research-institute'),
  28: kind('special', 0, 'engineering'),
  29: kind('special', 0, 'business'),
  30: kind('special', 0, 'arts'),
  31: kind('special', 0, 'law'),
  32: kind('special', 0, 'special-focus'),
  33: kind('tribal', 0, null),
};
/** Two-year colleges from those that prepare for a transfer to those that teach a trade, full-time students first. */
const TWO_YEAR = ['two-year-transfer', 'two-year-mixed', 'two-year-career'] as const;
for (const [step, schools] of TWO_YEAR.entries()) {
  for (const part of [0, 1, 2]) KINDS[1 + 3 * step + part] = kind('associate', 0.35 * step + 0.1 * part, schools);
}
const ONE_FIELD_TWO_YEAR = [
  'two-year-health',
  'two-year-technical',
  'two-year-arts',
  'two-year-special-focus',
] as const;
for (const [at, schools] of ONE_FIELD_TWO_YEAR.entries()) KINDS[10 + at] = kind('special', 0, schools);

const NEXT: Record<Family, Partial<Record<Family, number>>> = {
  doctoral: { master: 0.7 },
  master: { doctoral: 0.7, baccalaureate: 0.6 },
  baccalaureate: { master: 0.6, associate: 0.7 },
  associate: { baccalaureate: 0.7, tribal: 0.8 },
  special: {},
  tribal: { associate: 0.8 },
};

/** True of schools of one field: arts, health, business, faith. */
export const isSpecialFocus = (code: number | null): boolean => KINDS[code ?? 0]?.family === 'special';

/** A school of one field is not like one of many, however alike their figures. */
const SPECIAL = 1.5;

/** 0 is the same class, 1 a class of another kind, SPECIAL the farthest; null when a class is not known. */
export function carnegieDistance(a: number | null, b: number | null): number | null {
  const one = KINDS[a ?? 0];
  const other = KINDS[b ?? 0];
  if (!one || !other) return null;
  if (a === b) return 0;
  if (one.family !== other.family) {
    const special = one.family === 'special' || other.family === 'special';
    return NEXT[one.family][other.family] ?? (special ? SPECIAL : 1);
  }
  return one.family === 'special' ? 0.8 : 0.15 + 0.5 * Math.abs(one.place - other.place);
}

/** `research` for 15 and 16; null when the class is not known, or says what a designation says. */
export const classOf = (code: number | null): SchoolClass | null => KINDS[code ?? 0]?.schools ?? null;
