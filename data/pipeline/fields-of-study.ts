/** Fields of study that sentences tell, and what part of a school's graduates each holds. */
import type { ProgramTuple } from '#schema/domain/record/dataset.ts';
import type { AwardLevel } from '#schema/domain/record/enums.ts';
import { FIELD_NAMES, FIELD_PART_NAMES } from '#schema/domain/search/english-fields.ts';

/** The family of a four-digit field, or the field itself where families are too wide. */
export const fieldOf = (cip: string): string => (FIELD_PART_NAMES[cip] ? cip : cip.slice(0, 2));
/** Whether a field of `fieldOf` has a name in sentences; some families have none. */
export const isTold = (field: string): boolean => field in FIELD_PART_NAMES || field in FIELD_NAMES;

/** Shares of all graduates of a level, 0-1, largest first, ties by code; by family by default. */
export function sharesByFamily(
  programs: readonly ProgramTuple[],
  level: AwardLevel,
  groupOf: (cip: string) => string = (cip) => cip.slice(0, 2),
): [family: string, share: number][] {
  const sums = new Map<string, number>();
  for (const [cip, of, graduates] of programs) {
    if (of !== level || !graduates) continue;
    const group = groupOf(cip);
    sums.set(group, (sums.get(group) ?? 0) + graduates);
  }
  const total = [...sums.values()].reduce((sum, graduates) => sum + graduates, 0);
  return [...sums]
    .map(([family, graduates]): [string, number] => [family, graduates / total])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
