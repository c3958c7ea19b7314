/** How far apart Carnegie basic classes are, and what kind of school each is in plain words. */

type Family = 'doctoral' | 'master' | 'baccalaureate' | 'associate' | 'special' | 'tribal';

interface CarnegieKind {
  family: Family;
  /** Position inside the family, 0-1. */
  place: number;
  /** Plural, after an adjective of control: "research universities". */
  plural: string;
}

const kind = (family: Family, place: number, plural: string): CarnegieKind => ({ family, place, plural });

/** C21BASIC codes of schools that award bachelor's degrees. */
const KINDS: Record<number, CarnegieKind> = {
  14: kind('associate', 0, "colleges that award mostly associate's degrees"),
  15: kind('doctoral', 0, 'research universities'),
  16: kind('doctoral', 0.5, 'research universities'),
  17: kind('doctoral', 1, 'universities with doctoral programs'),
  18: kind('master', 0, "universities with large master's programs"),
  19: kind('master', 0.4, "universities with master's programs"),
  20: kind('master', 0.7, "colleges with small master's programs"),
  21: kind('baccalaureate', 0, 'liberal arts colleges'),
  22: kind('baccalaureate', 0.5, "bachelor's colleges"),
  23: kind('associate', 0.4, "colleges that award both associate's and bachelor's degrees"),
  24: kind('special', 0, 'faith-based schools'),
  25: kind('special', 0, 'medical schools'),
  26: kind('special', 0, 'health professions schools'),
  27: kind('special', 0, 'research institutes'),
  28: kind('special', 0, 'engineering and technology schools'),
  29: kind('special', 0, 'business schools'),
  30: kind('special', 0, 'schools of art, music, and design'),
  31: kind('special', 0, 'law schools'),
  32: kind('special', 0, 'special-focus schools'),
  33: kind('tribal', 0, 'tribal colleges'),
};
/** Two-year colleges from those that prepare for a transfer to those that teach a trade, full-time students first. */
const TWO_YEAR = [
  'two-year colleges that prepare for a transfer',
  'two-year colleges with transfer and career programs',
  'two-year career colleges',
] as const;
for (const [step, plural] of TWO_YEAR.entries()) {
  for (const part of [0, 1, 2]) KINDS[1 + 3 * step + part] = kind('associate', 0.35 * step + 0.1 * part, plural);
}
const ONE_FIELD_TWO_YEAR = [
  'two-year health schools',
  'two-year technical schools',
  'two-year schools of art and design',
  'two-year special-focus schools',
] as const;
for (const [at, plural] of ONE_FIELD_TWO_YEAR.entries()) KINDS[10 + at] = kind('special', 0, plural);

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

/** "research universities" for 15 and 16; null when the class is not known, or says what a designation says. */
export function pluralOfClass(code: number | null): string | null {
  const known = KINDS[code ?? 0];
  return known && known.family !== 'tribal' ? known.plural : null;
}
