/** Status and next step of a school in one line, where there are no columns for them. */

import type { ApplyingView } from '#schema/api/plan.ts';
import { isOpen } from '#schema/domain/plan/plan.ts';
import { planStatusWords, planCellWords as words } from '#words/plan/plan.ts';
import { useSavedItem } from '../use-saved-item.ts';
import { NextStep } from './plan-cell.tsx';

interface WhereItStandsProps {
  universityId: number;
  /** What the school publishes; undefined while it is on its way. */
  applying: ApplyingView | undefined;
}

export function WhereItStands({ universityId, applying }: WhereItStandsProps) {
  const { item, planned } = useSavedItem(universityId, applying);
  return (
    <>
      {planned ? planStatusWords[item.status] : words.notPlanned}
      {!isOpen(item) || !applying ? null : (
        <>
          {' · '}
          <NextStep item={item} applying={applying} />
        </>
      )}
    </>
  );
}
