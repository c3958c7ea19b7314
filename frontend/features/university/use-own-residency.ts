/** Which of a Canadian school's two prices whoever reads would pay. */
import { useSituation } from '#frontend/api/your-prices.ts';
import { showsOwnAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { Residency } from '#schema/domain/money/finance.ts';
import { CHARGE_OTHERS_MORE } from '#schema/domain/money/your-price.ts';
import { residenceOf } from '#schema/domain/situation/situation.ts';

/**
 * Null where they did not say or want the published prices, where a province asks Canadians from elsewhere another price
 * than either, and at schools of the United States.
 */
export function useOwnResidency({ country, state }: UniversityRecordView): Residency | null {
  const shown = useStoredAtom(showsOwnAtom, false);
  const situation = useSituation();
  if (!shown || situation === null || country !== 'CA') return null;
  if (residenceOf(situation) !== 'ca') return 'outOfState';
  return situation.home === `CA-${state}` || !CHARGE_OTHERS_MORE.includes(state) ? 'inState' : null;
}
