/** The tuition calculator, with the schools that its user looked at or saved last a press away. */

import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { TuitionCalculator } from '#frontend/features/calculator/components/tuition-calculator.tsx';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';

/** As many as fit in two lines. */
const MOST = 3;

export function OwnCalculator() {
  const own = [...useStoredList(recentlyViewedAtom), ...useStoredList(bookmarksAtom).toReversed()];
  const seen = own.filter(({ id }, at) => own.findIndex((one) => one.id === id) === at).slice(0, MOST);
  return <TuitionCalculator seen={seen} />;
}
