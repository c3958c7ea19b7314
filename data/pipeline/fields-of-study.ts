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
  '19': 'family sciences',
  '22': 'law',
  '23': 'English',
  '24': 'liberal arts',
  '25': 'library science',
  '26': 'biology',
  '27': 'mathematics',
  '29': 'military and intelligence studies',
  '30': 'interdisciplinary studies',
  '31': 'sports and fitness',
  '38': 'philosophy and religion',
  '39': 'theology',
  '40': 'physical sciences',
  '41': 'science technology',
  '42': 'psychology',
  '43': 'criminal justice',
  '44': 'public service',
  '45': 'social sciences',
  '46': 'construction trades',
  '47': 'mechanics and repair',
  '48': 'precision production',
  '49': 'transportation',
  '50': 'the arts',
  '51': 'health professions',
  '52': 'business',
  '54': 'history',
};

/** Graduates a year by CIP family at one award level. */
export function graduatesByFamily(programs: readonly ProgramTuple[], level: AwardLevel): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [cip, of, graduates] of programs) {
    if (of !== level || graduates === 0) continue;
    const family = cip.slice(0, 2);
    sums.set(family, (sums.get(family) ?? 0) + graduates);
  }
  return sums;
}

/** Families with their share of all graduates, 0-1, largest first, ties by code. */
export function sharesByFamily(
  programs: readonly ProgramTuple[],
  level: AwardLevel,
): [family: string, share: number][] {
  const sums = graduatesByFamily(programs, level);
  const total = [...sums.values()].reduce((sum, graduates) => sum + graduates, 0);
  return [...sums]
    .map(([family, graduates]): [string, number] => [family, graduates / total])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
