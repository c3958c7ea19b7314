/** Plans, and what universities publish of applying, as they are sent. */

import { awardsOn } from '#frontend/content/scholarship-list.ts';
import type { ApplyingView, PlanResponse } from '#schema/api/plan.ts';
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { calendarFile, planEvents } from '#schema/domain/plan/calendar-file.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { planCalendarWords } from '#words/plan/plan.ts';
import type { PlanRow } from '#worker/queries/plan.ts';
import { type openCalendar, type StoredItem, storedItems } from '#worker/services/plan.ts';
import { schoolName } from './school-name.ts';
import { presentTime } from './user.ts';

export function presentPlan(items: readonly StoredItem[]): PlanResponse {
  return { items: items.map(({ key, item, changedAt }) => ({ key, item, changedAt: presentTime(changedAt) })) };
}

/** The same from rows, for the file of an account. */
export function presentStoredPlan(rows: readonly PlanRow[]): { plan: PlanResponse['items'] } {
  return { plan: presentPlan(storedItems(rows)).items };
}

export function presentApplying(document: UniversityDocument): ApplyingView {
  const { id, slug, name, state, country, currency, website, applicationFee, testPolicy, deadlines, links } = document;
  return {
    id,
    slug,
    name: schoolName(id, name),
    state,
    country,
    currency,
    website,
    admissionsPage: links?.apply ?? links?.admissions ?? null,
    aidPage: links?.aid ?? null,
    applicationFee,
    testPolicy,
    deadlines,
    // A dataset that was loaded before there were such fields has none.
    applicationParts: document.applicationParts ?? null,
    applicationRoutes: document.applicationRoutes ?? null,
  };
}

/** The dates of a plan as a calendar file. */
export function presentCalendar({ plan, names, now }: Awaited<ReturnType<typeof openCalendar>>): string {
  return calendarFile(planEvents(plan, names, planCalendarWords, awardsOn(isoDay(now))), now);
}
