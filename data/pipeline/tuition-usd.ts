/** Tuition in one currency, so that schools of both countries can be filtered, ordered and compared. */
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';

/** `tuition` in whole US dollars; null when it is unknown. `usdPerCad`: US dollars for one Canadian dollar. */
export function tuitionUsdOf(
  university: Pick<UniversityRecord, 'tuition' | 'currency'>,
  usdPerCad: number,
): number | null {
  if (university.tuition === null) return null;
  return university.currency === 'CAD' ? Math.round(university.tuition * usdPerCad) : university.tuition;
}
