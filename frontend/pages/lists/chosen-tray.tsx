/** The tray of a list, once something is chosen to be compared. */

import { type Compared, comparisonAtom } from '#frontend/features/compare/state.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';

const CompareTray = lazy(() =>
  import('#frontend/features/compare/components/compare-tray.tsx').then((module) => ({ default: module.CompareTray })),
);

export function ChosenTray({ known }: { known?: readonly Compared[] | undefined }) {
  return useStoredList(comparisonAtom).length === 0 ? null : (
    <Suspense>
      <CompareTray known={known} />
    </Suspense>
  );
}
