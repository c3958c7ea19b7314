/** The date by which one must apply next, in a line. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { nextDeadline } from '#schema/domain/plan/next-deadline.ts';
import { nextRound } from '#schema/domain/plan/plan-rules.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import { roundName } from '#words/plan/plan.ts';
import { listedWords as words } from '#words/saved/sharing.ts';

export type Dates = Partial<Pick<UniversityRecordView, 'deadlines' | 'applicationRoutes'>>;

/** The school's own date, or else that of an application service for somebody who lives there, or that applications are read as they come; null where no date is ahead. */
export function nextDateOf({ deadlines = null, applicationRoutes = null }: Dates, today: string, home: Home | null) {
  const own = nextDeadline(deadlines, today);
  if (own !== null) return { own };
  const service = nextRound({ deadlines: null, applicationRoutes }, today, home);
  if (service?.date) return { service, date: service.date };
  return deadlines?.rolling ? 'rolling' : null;
}

/** The next date with what it is for: "January 5, 2027 (regular decision)". */
export function nextDateLine(university: Dates, today: string, home: Home | null): string | null {
  const next = nextDateOf(university, today, home);
  if (next === null) return null;
  if (next === 'rolling') return words.rolling;
  return next.own ? words.roundDate(next.own.round, next.own.date) : words.nextDate(roundName(next.service), next.date);
}
