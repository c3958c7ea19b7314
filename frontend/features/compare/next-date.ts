/** The date by which one must apply next, as a narrow column holds it. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { nextDeadline } from '#schema/domain/plan/next-deadline.ts';
import { nextRound, type PlanRound } from '#schema/domain/plan/plan-rules.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { roundName, roundNames, roundWithin } from '#words/plan/plan.ts';
import { listedWords } from '#words/saved/sharing.ts';

type Dates = Partial<Pick<UniversityRecordView, 'deadlines' | 'applicationRoutes'>>;

export interface NextDate {
  date: string;
  /** What it is for, in a word and in full; null where applications are read as they come. */
  short: string | null;
  whole: string | null;
}

/** The service that one applies through, or that it is the school itself. */
function inShort({ route }: PlanRound & { route: NonNullable<PlanRound['route']> }): string {
  const [service] = /OUAC|SRACQ|SRASL|SRAM|ApplyAlberta|EducationPlannerBC/.exec(route.system) ?? [];
  return service ?? (route.system.startsWith('direct') ? comparePageWords.direct : route.system);
}

/** The date by which one must apply next, in parts. */
export function nextDateOf(
  { deadlines = null, applicationRoutes = null }: Dates,
  today: string,
  home: Home | null,
): NextDate | null {
  const own = nextDeadline(deadlines, today);
  if (own !== null) {
    const round = roundWithin(roundNames[own.round]);
    return { date: formatPartialDate(own.date), short: round, whole: round };
  }
  const ofService = nextRound({ deadlines: null, applicationRoutes }, today, home);
  if (ofService?.date) {
    const whole = roundWithin(roundName(ofService));
    const short = ofService.route === null ? whole : inShort({ ...ofService, route: ofService.route });
    return { date: formatPartialDate(ofService.date), short, whole };
  }
  return deadlines?.rolling ? { date: listedWords.rolling, short: null, whole: null } : null;
}
