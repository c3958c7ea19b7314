/** The date by which one must apply next, in a line. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { nextDeadline } from '#schema/domain/plan/next-deadline.ts';
import { nextRound } from '#schema/domain/plan/plan-rules.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import { roundInShort, roundName, roundNames, roundWithin } from '#words/plan/plan.ts';
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

export interface NextDate {
  date: string;
  /** What it is for, in a word and in full; null where applications are read as they come. */
  short: string | null;
  whole: string | null;
}

/** The same in parts, for a narrow column. */
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
    const [short, whole] = [roundInShort(ofService), roundName(ofService)].map(roundWithin) as [string, string];
    return { date: formatPartialDate(ofService.date), short, whole };
  }
  return deadlines?.rolling ? { date: words.rolling, short: null, whole: null } : null;
}
