/** Dates of the plan as a file to take along. */

import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { type AwardOfKey, calendarFile, planEvents } from '#schema/domain/plan/calendar-file.ts';
import { type Plan, scholarshipOfItem } from '#schema/domain/plan/plan.ts';
import { planCalendarWords, planWords } from '#words/plan/plan.ts';

/** The calendar file of a plan, or of a part of one. */
export function planFile(plan: Plan, names: ReadonlyMap<number, string>, now: Date, awardOf?: AwardOfKey): string {
  return calendarFile(planEvents(plan, names, planCalendarWords, awardOf), now);
}

export async function downloadPlan(plan: Plan, names: ReadonlyMap<number, string>): Promise<void> {
  const now = new Date();
  // The list of scholarships is large, and few plans have one. Without a network their own dates are there still.
  const list = Object.keys(plan).some((key) => scholarshipOfItem(key) !== null)
    ? await import('#frontend/content/scholarship-list.ts').catch(() => null)
    : null;
  saveFile(planFile(plan, names, now, list?.awardsOn(isoDay(now))), planWords.calendar.file, 'text/calendar');
}
