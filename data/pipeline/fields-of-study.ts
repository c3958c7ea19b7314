/** CIP 2020 two-digit families in the words of a sentence, and what part of a school's graduates each holds. */
import type { ProgramTuple } from '#schema/domain/dataset.ts';
import type { AwardLevel } from '#schema/domain/enums.ts';

/** Short names; families that are remedial, leisure or military training have none and are left out of sentences. */
export const FIELD_NAMES: Record<string, string> = {
  '01': 'agriculture',
  '03': 'natural resources and conservation',
  '04': 'architecture and planning',
  '05': 'area, ethnic, and gender studies',
  '09': 'communication and journalism',
  '10': 'communications technology',
  '11': 'computing',
  '12': 'culinary and personal services',
  '13': 'education',
  '14': 'engineering',
  '15': 'engineering technology',
  '16': 'languages and linguistics',
  '19': 'family and consumer sciences',
  '22': 'law',
  '23': 'English',
  '24': 'liberal arts',
  '25': 'library science',
  '26': 'biology',
  '27': 'mathematics and statistics',
  '29': 'military technology',
  '30': 'interdisciplinary studies',
  '31': 'sport and fitness studies',
  '38': 'philosophy and religious studies',
  '39': 'theology',
  '40': 'physical sciences',
  '41': 'science technology',
  '42': 'psychology',
  '43': 'criminal justice and public safety',
  '44': 'public administration and social work',
  '45': 'social sciences',
  '46': 'construction trades',
  '47': 'mechanics and repair',
  '48': 'precision production',
  '49': 'aviation and transportation',
  '50': 'visual and performing arts',
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
