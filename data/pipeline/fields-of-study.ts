/** CIP 2020 two-digit families in the words of a sentence, and what part of a school's graduates each holds. */
import type { ProgramTuple } from '#schema/domain/dataset.ts';
import type { AwardLevel } from '#schema/domain/enums.ts';

/** Short names; families that are remedial, leisure or military training have none and are left out of sentences. */
export const FIELD_NAMES: Record<string, string> = {
  '01': 'agriculture',
  '03': 'natural resources',
  '04': 'architecture',
  '05': 'area and ethnic studies',
  '09': 'communication',
  '10': 'communications technology',
  '11': 'computing',
  '12': 'personal services',
  '13': 'education',
  '14': 'engineering',
  '15': 'engineering technology',
  '16': 'languages',
  '19': 'family and consumer sciences',
  '22': 'legal studies',
  '23': 'English',
  '24': 'liberal arts',
  '25': 'library science',
  '26': 'biology',
  '27': 'mathematics',
  '29': 'military and intelligence studies',
  '30': 'interdisciplinary studies',
  '31': 'kinesiology',
  '38': 'philosophy and religion',
  '39': 'theology',
  '40': 'physical sciences',
  '41': 'science technology',
  '42': 'psychology',
  '43': 'criminal justice',
  '44': 'social work and public administration',
  '45': 'social sciences',
  '46': 'construction trades',
  '47': 'mechanics and repair',
  '48': 'precision production',
  '49': 'transportation',
  '50': 'the visual and performing arts',
  '51': 'health professions',
  '52': 'business',
  '54': 'history',
};

/**
 * Four-digit fields of the families whose parts are worlds of their own: a conservatory and a school of design both
 * teach the arts, a college of nursing and one of chiropractic both health.
 */
const PART_NAMES: Record<string, string> = {
  '50.03': 'dance',
  '50.04': 'design',
  '50.05': 'theater',
  '50.06': 'film and photography',
  '50.07': 'fine arts',
  '50.09': 'music',
  '51.38': 'nursing',
};

/** The family of a four-digit field, or the field itself where families are too wide. */
export const fieldOf = (cip: string): string => (PART_NAMES[cip] ? cip : cip.slice(0, 2));
/** What a field of `fieldOf` is called; undefined for families that no sentence tells. */
export const fieldName = (field: string): string | undefined => PART_NAMES[field] ?? FIELD_NAMES[field];

/** Shares of all graduates of a level, 0-1, largest first, ties by code; by family unless told otherwise. */
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
