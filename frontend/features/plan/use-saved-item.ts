/** What is settled for a school that one saved: what the plan has of it, or else the date that the school publishes next. */

import { useHome } from '#frontend/api/your-prices.ts';
import { currentDay } from '#frontend/content/today.ts';
import { usePlanChange, usePlanItem } from '#frontend/lib/storage/own-plan.ts';
import type { ApplyingView } from '#schema/api/plan.ts';
import { EMPTY_PLAN_ITEM, type PlanItem } from '#schema/domain/plan/plan.ts';
import { chosen, roundToTake } from '#schema/domain/plan/plan-rules.ts';
import type { Home } from '#schema/domain/situation/situation.ts';

/** What the plan would hold of a school that is not in it yet: its next round, and nothing done. */
export function savedItem(applying: ApplyingView | undefined, home: Home | null): PlanItem {
  const round = applying === undefined ? null : roundToTake(applying, currentDay(), home);
  return round === null ? EMPTY_PLAN_ITEM : { ...EMPTY_PLAN_ITEM, ...chosen(round, currentDay()) };
}

export function useSavedItem(universityId: number, applying: ApplyingView | undefined) {
  const stored = usePlanItem(universityId);
  const home = useHome();
  const { set } = usePlanChange();
  const item = stored ?? savedItem(applying, home);
  return {
    item,
    /** Whether the plan has it. */
    planned: stored !== null,
    /** The first change takes the school into the plan, with its date. */
    change: (what: Partial<PlanItem>): boolean => set(universityId, stored === null ? { ...item, ...what } : what),
  };
}
