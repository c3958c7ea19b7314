/** Selects the Canadian institutions of the catalogue and their kinds. */
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import type { CanadaInstitutionRow } from '../../sources/ca-institutions/read.ts';
import degreeGranting from './degree-granting.json' with { type: 'json' };
import excluded from './exclusions.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };

const DEGREE_GRANTING = new Set(degreeGranting.map(({ name }) => name));
const EXCLUDED = new Map(excluded.map(({ name, rule }) => [name, rule]));
const KINDS = new Map(kinds.map(({ name, kind }) => [name, kind as UniversityKind]));

/** Null when the institution belongs to the catalogue, else the rule that leaves it out. */
export function exclusionOf({ name }: CanadaInstitutionRow): string | null {
  return EXCLUDED.get(name) ?? null;
}

/**
 * Nobody in Canada counts degrees by institution and level, so the register decides: a university grants bachelor's
 * degrees, a college diplomas, and a college that has degrees of its own beside them grants mostly diplomas. kinds.json
 * has the schools for which that is not so.
 */
export function kindOfCanadian({ name, level }: CanadaInstitutionRow): UniversityKind {
  const known = KINDS.get(name);
  if (known) return known;
  if (level !== 'college') return 'bachelors';
  return DEGREE_GRANTING.has(name) ? 'mostly-associate' : 'two-year';
}

/** All names the hand-made lists hold. */
export const LISTED_INSTITUTIONS: readonly string[] = [...DEGREE_GRANTING, ...EXCLUDED.keys(), ...KINDS.keys()];
