/** Scholarships of a plan, the first deadline first. */
import { scholarshipOf } from '#frontend/content/scholarship-list.ts';
import { type Plan, scholarshipItemOf, scholarshipOfItem } from '#schema/domain/plan/plan.ts';
import { deadlineOf } from '#schema/domain/site/scholarships.ts';

export interface PlannedScholarship {
  scholarship: string;
  /** The visitor's own date, before that of the list. */
  ownDate: string | null;
  /** The day that counts: their own, else the next deadline; null where neither is known. */
  day: string | null;
}

export function plannedScholarships(plan: Plan, today: string): PlannedScholarship[] {
  return Object.entries(plan)
    .flatMap(([key, item]): PlannedScholarship[] => {
      const scholarship = scholarshipOfItem(key);
      const settled = scholarship === null ? null : scholarshipItemOf(item);
      if (scholarship === null || settled === null) return [];
      const award = scholarshipOf(scholarship);
      const { ownDate } = settled;
      return [{ scholarship, ownDate, day: ownDate ?? (award && deadlineOf(award, today).day) ?? null }];
    })
    .sort((one, other) => ((one.day ?? '9') < (other.day ?? '9') ? -1 : 1));
}
