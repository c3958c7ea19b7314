/** The date by which one must apply next, in a line. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { nextDeadline } from '#schema/domain/plan/next-deadline.ts';
import { nextRound } from '#schema/domain/plan/plan-rules.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import { roundName } from '#words/plan/plan.ts';
import { listedWords as words } from '#words/saved/sharing.ts';

type Dates = Partial<Pick<UniversityRecordView, 'deadlines' | 'applicationRoutes'>>;

/** The school's own date with its round, or else that of an application service for somebody who lives there; null where neither is ahead. */
export function nextDateLine(
  { deadlines = null, applicationRoutes = null }: Dates,
  today: string,
  home: Home | null,
): string | null {
  const own = nextDeadline(deadlines, today);
  if (own !== null) return words.roundDate(own.round, own.date);
  const ofService = nextRound({ deadlines: null, applicationRoutes }, today, home);
  if (ofService?.date) return words.nextDate(roundName(ofService), ofService.date);
  return deadlines?.rolling ? words.rolling : null;
}
