/**
 * The plan in this browser's storage. Every change is made here, at once and without a network; for anyone who is signed
 * in it is kept in step with the account item by item (app/sync), as bookmarks are.
 */
import { atom, useSetAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import {
  EMPTY_PLAN_ITEM,
  PLAN_ITEMS_MAX,
  type Plan,
  type PlanItem,
  planItemOf,
  planOf,
  type ScholarshipItem,
  scholarshipItemKey,
  scholarshipItemOf,
  scholarshipOfItem,
  universityItemKey,
} from '#schema/domain/plan/plan.ts';
import { mergedPlan } from './merge-plans.ts';
import { browserAtom } from './own-situation.ts';
import { keepEqual, onStoredElsewhere, readStored, writeStored } from './storage.ts';
import { useStoredAtom } from './use-stored-atom.ts';

/** Storage key. */
export const PLAN = 'plan';

const EMPTY: Plan = {};
const read = () => readStored(PLAN, planOf, EMPTY);
const held = atomWithLazy<Plan>(read);
held.onMount = (set) => {
  const follow = () => set((before) => keepEqual(before, read()));
  follow();
  return onStoredElsewhere(PLAN, follow);
};

/** The whole plan. Setting the very one that is there writes nothing. */
export const planAtom = atom(
  (get) => get(held),
  (get, set, next: Plan) => {
    if (next === get(held)) return;
    set(held, next);
    writeStored(PLAN, next);
  },
);

/** What was planned here before somebody signed in whose it may not be. */
export const planAsideAtom = browserAtom<Plan | null>('plan-aside', planOf, null);

/** Takes what was set aside into the plan, field by field; false when there is no room for it. */
export const takeAsideAtom = atom(null, (get, set): boolean => {
  const merged = mergedPlan({}, get(planAsideAtom) ?? {}, read());
  if (Object.keys(merged).length > PLAN_ITEMS_MAX) return false;
  set(planAtom, merged);
  set(planAsideAtom, null);
  return true;
});

/**
 * Changes one item: what the storage holds now, which another tab may just have written, with the change on top. Null
 * takes it out. One more than a plan may hold is not taken; the answer says whether it was.
 */
export const changeItemAtom = atom(null, (_get, set, key: string, next: Plan[string] | null): boolean => {
  const now = read();
  if (next !== null && !(key in now) && Object.keys(now).length >= PLAN_ITEMS_MAX) return false;
  const { [key]: _gone, ...others } = now;
  set(planAtom, next === null ? others : { ...others, [key]: next });
  return true;
});

/** The plan once the page is alive, empty before. */
export function usePlan(): Plan {
  return useStoredAtom(planAtom, EMPTY);
}

/** What is settled for a university; null when it is not in the plan. */
export function usePlanItem(universityId: number): PlanItem | null {
  return planItemOf(usePlan()[universityItemKey(universityId)]);
}

/** How to change the plan. Every function answers whether there was space left. */
export function usePlanChange() {
  const change = useSetAtom(changeItemAtom);
  return {
    /** Sets some of what is settled for a university; puts it into the plan when it is not there. */
    set: (universityId: number, what: Partial<PlanItem>): boolean => {
      const key = universityItemKey(universityId);
      return change(key, { ...(planItemOf(read()[key]) ?? EMPTY_PLAN_ITEM), ...what });
    },
    remove: (universityId: number): boolean => change(universityItemKey(universityId), null),
    setScholarship: (scholarship: string, what: Partial<ScholarshipItem>): boolean => {
      const key = scholarshipItemKey(scholarship);
      return change(key, {
        ...(scholarshipItemOf(read()[key]) ?? { status: 'considering', ownDate: null }),
        ...what,
      });
    },
    removeScholarship: (scholarship: string): boolean => change(scholarshipItemKey(scholarship), null),
  };
}

/** Scholarships of the plan, and how one goes in or out. */
export function usePlanScholarships(): { keys: ReadonlySet<string>; toggle: (key: string) => void } {
  const plan = usePlan();
  const { setScholarship, removeScholarship } = usePlanChange();
  const keys = new Set(Object.keys(plan).flatMap((key) => scholarshipOfItem(key) ?? []));
  return {
    keys,
    toggle: (key) => {
      if (keys.has(key)) removeScholarship(key);
      else setScholarship(key, {});
    },
  };
}
