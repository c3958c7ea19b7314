/** Words of the plan: statuses, rounds, tasks, dates, and the calendar file. */
import { formatPartialDate } from '#schema/domain/partial-date.ts';
import type { PlanStatus } from '#schema/domain/plan.ts';

export const planStatusWords: Record<PlanStatus, string> = {
  considering: 'Considering',
  applying: 'Applying',
  applied: 'Applied',
  admitted: 'Admitted',
  waitlisted: 'Waitlisted',
  'not-admitted': 'Not admitted',
  going: 'Going',
};

export const planCellWords = {
  status: (name: string) => `Where you stand with ${name}`,
  notPlanned: 'Not in your plan',
  date: (date: string) => `Due ${formatPartialDate(date)}`,
  passed: (date: string) => `${formatPartialDate(date)} has passed`,
  noDate: 'No date yet',
  progress: (done: number, all: number) => `${done} of ${all} done`,
} as const;

/** Entries of the calendar file. */
export const planCalendarWords = {
  application: (university: string) => `${university}: application due`,
  scholarship: (name: string) => `${name}: scholarship application due`,
  unnamed: 'A university of your plan',
} as const;
