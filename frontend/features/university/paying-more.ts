/** The way from a program that is not clearly above the lines of the earnings check to the same major nearby where pay is. */
import { paths } from '#frontend/lib/links/paths.ts';
import type { ProgramView, UniversityRecordView } from '#schema/api/university.ts';
import { resultOf } from '#schema/domain/programs/earnings-check.ts';

/** Null where pay is clearly above, not known, or of a graduate program, and where the school's town is not known. */
export function payingMoreNearby(
  { check, cip, level }: Pick<ProgramView, 'check' | 'cip' | 'level'>,
  { city, state }: Pick<UniversityRecordView, 'city' | 'state'>,
): string | null {
  if (check === undefined || resultOf(check) === 'above' || city === null) return null;
  if (level !== 'certificate' && level !== 'associate' && level !== 'bachelor') return null;
  return paths.payingMoreNear(cip, level, `${city}, ${state}`);
}
