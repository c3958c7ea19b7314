/**
 * Where one applies to a school that is still open: its form, or else the page of its admissions, or in Canada the service that
 * takes applications to it. Null where none is known.
 */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { stillOpen } from './parts/part.ts';

export function applyAddress(university: UniversityRecordView): string | null {
  if (!stillOpen(university)) return null;
  const { links, applicationRoutes } = university;
  // A dataset that was loaded before there were such fields has none.
  const service = applicationRoutes?.find(({ url }) => url !== null)?.url;
  return links?.apply ?? links?.admissions ?? service ?? null;
}
