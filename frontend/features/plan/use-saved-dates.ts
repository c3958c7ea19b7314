/** The dates ahead of whatever one has saved or planned, with what the schools publish: asked for once by every part of a page. */

import { useHome } from '#frontend/api/your-prices.ts';
import { currentDay } from '#frontend/content/today.ts';
import { usePlan } from '#frontend/lib/storage/own-plan.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { type Plan, type PlanItem, planItemOf, universityItemKey, universityOfItem } from '#schema/domain/plan/plan.ts';
import { plannedDates, roundsAhead } from './dates-ahead.ts';
import { useApplying } from './queries.ts';

export interface PlannedSchool {
  id: number;
  item: PlanItem;
}

const plannedSchools = (plan: Plan): PlannedSchool[] =>
  Object.entries(plan).flatMap(([key, item]): PlannedSchool[] => {
    const id = universityOfItem(key);
    const settled = id === null ? null : planItemOf(item);
    return id === null || settled === null ? [] : [{ id, item: settled }];
  });

export function useSavedDates(bookmarks: readonly UniversityCard[]) {
  const plan = usePlan();
  const planned = plannedSchools(plan);
  const others = bookmarks.filter(({ id }) => !(universityItemKey(id) in plan));
  const ids = [...planned, ...others].map(({ id }) => id).sort((one, other) => one - other);
  const applying = useApplying(ids);
  const today = currentDay();
  const home = useHome();
  const names: ReadonlyMap<number, string> = new Map([
    ...bookmarks.map(({ id, name }) => [id, name] as const),
    ...[...applying.byId.values()].map(({ id, name }) => [id, name] as const),
  ]);
  const dates = [
    ...plannedDates(planned, today),
    ...roundsAhead(
      others.map(({ id }) => id),
      applying.byId,
      today,
      home,
    ),
  ];
  return { ...applying, plan, planned, others, names, dates };
}
