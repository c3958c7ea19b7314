/** Which Canadian institutions belong to the catalogue. */
import type { CanadaInstitutionRow } from '../../sources/ca-institutions/read.ts';
import degreeGranting from './degree-granting.json' with { type: 'json' };
import excluded from './exclusions.json' with { type: 'json' };

const DEGREE_GRANTING = new Set(degreeGranting.map(({ name }) => name));
const EXCLUDED = new Map(excluded.map(({ name, rule }) => [name, rule]));

/** Null when the institution belongs to the catalogue, else the rule that leaves it out. */
export function exclusionOf({ name, level, province }: CanadaInstitutionRow): string | null {
  const rule = EXCLUDED.get(name);
  if (rule) return rule;
  if (level !== 'college' || DEGREE_GRANTING.has(name)) return null;
  return province === 'QC' ? 'cégep or private college of Quebec' : "college without bachelor's degrees of its own";
}

/** All names the two hand-made lists hold. */
export const LISTED_INSTITUTIONS: readonly string[] = [...DEGREE_GRANTING, ...EXCLUDED.keys()];
