/** Records that a university's page was opened. */
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { UniversityCard } from '#schema/api/university.ts';
import { recentlyViewedAtom, recordViewAtom } from './state.ts';

export function useRecordView(university: UniversityCard | undefined): void {
  // Read as well as written: a mounted list follows the other tabs, so that this one does not overwrite theirs.
  useAtomValue(recentlyViewedAtom);
  const record = useSetAtom(recordViewAtom);
  useEffect(() => {
    if (university) record(university);
  }, [university, record]);
}
