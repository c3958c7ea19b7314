/** Dates of the plan as a file to take along. */
import { planCalendarWords, planWords } from '#frontend/content/plan.ts';
import { calendarFile, planEvents } from '#schema/domain/calendar-file.ts';
import type { Plan } from '#schema/domain/plan.ts';

/** The calendar file of a plan, or of a part of one. */
export function planFile(plan: Plan, names: ReadonlyMap<number, string>, now: Date): string {
  return calendarFile(planEvents(plan, names, planCalendarWords), now);
}

export function downloadPlan(plan: Plan, names: ReadonlyMap<number, string>): void {
  const file = new Blob([planFile(plan, names, new Date())], { type: 'text/calendar;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = planWords.calendar.file;
  link.click();
  URL.revokeObjectURL(address);
}
