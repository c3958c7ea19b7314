/** Merges a plan that was changed in two places: item by item, field by field, task by task. */
import { type AnyPlanItem, EMPTY_PLAN_ITEM, type Plan, type PlanItem, sameItem } from '#schema/domain/plan/plan.ts';

/** Keys of any of the plans, each once. */
export const keysOf = (...plans: Plan[]): string[] => [...new Set(plans.flatMap((plan) => Object.keys(plan)))];

/** Sets an item of a plan, or takes it out. */
export function put(plan: Plan, key: string, item: AnyPlanItem | undefined): void {
  if (item === undefined) delete plan[key];
  else plan[key] = item;
}

/** The account's plan with what was done here on top of it. Who changed an item wins over who took it out. */
export function mergedPlan(agreed: Plan, here: Plan, there: Plan): Plan {
  const merged: Plan = {};
  for (const key of keysOf(here, there)) {
    const [before, ours, theirs] = [agreed[key], here[key], there[key]];
    if (sameItem(ours, before)) put(merged, key, theirs);
    else if (sameItem(theirs, before) || theirs === undefined) put(merged, key, ours);
    else put(merged, key, ours === undefined ? theirs : mergedItem(before, ours, theirs));
  }
  return merged;
}

/** The fields that were changed here over those of the account, the tasks one by one. */
function mergedItem(before: AnyPlanItem | undefined, ours: AnyPlanItem, theirs: AnyPlanItem): AnyPlanItem {
  const base: Record<string, unknown> = { ...(before ?? EMPTY_PLAN_ITEM) };
  const merged: Record<string, unknown> = { ...theirs };
  for (const [field, value] of Object.entries(ours)) {
    if (field === 'tasks') {
      const told = (base.tasks ?? {}) as PlanItem['tasks'];
      const tasks: PlanItem['tasks'] = { ...(theirs as PlanItem).tasks };
      const own = value as PlanItem['tasks'];
      for (const key of new Set([...Object.keys(own), ...Object.keys(told)]) as Set<keyof PlanItem['tasks']>) {
        if (own[key] === told[key]) continue;
        if (own[key] === undefined) delete tasks[key];
        else tasks[key] = own[key];
      }
      merged.tasks = tasks;
    } else if (JSON.stringify(value) !== JSON.stringify(base[field])) merged[field] = value;
  }
  return merged as unknown as AnyPlanItem;
}
