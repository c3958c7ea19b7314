/** The date by which one must apply next, as a narrow column holds it. */

import { shortPartialDate } from '#schema/domain/formats/partial-date.ts';
import type { PlanRound } from '#schema/domain/plan/plan-rules.ts';
import { isFromAbroad, serviceOf } from '#schema/domain/plan/ways-to-apply.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import { roundName, roundNames, roundWithin } from '#words/plan/plan.ts';
import { listedWords } from '#words/saved/sharing.ts';
import { dateAndSoon, dueSoon } from './due-soon.ts';
import { type Dates, nextDateOf } from './next-date-line.ts';

export interface NextDate {
  date: string;
  /** In a few days, which the date says too. */
  soon: boolean;
  /** What it is for, in a word and in full; null where applications are read as they come. */
  short: string | null;
  whole: string | null;
}

/** The service that one applies through, or that it is the school itself; before either, that it is a date for students from abroad alone. */
function inShort({ route, what }: PlanRound & { route: NonNullable<PlanRound['route']> }): string {
  if (isFromAbroad({ what })) return listedWords.fromAbroad;
  return serviceOf(route) ?? (route.system.startsWith('direct') ? listedWords.direct : route.system);
}

const dated = (date: string, today: string) => ({
  date: dateAndSoon(date, today, shortPartialDate),
  soon: dueSoon(date, today) !== null,
});

/** The date by which one must apply next, in parts. */
export function nextDateInParts(university: Dates, today: string, home: Home | null): NextDate | null {
  const next = nextDateOf(university, today, home);
  if (next === null) return null;
  if (next === 'rolling') return { date: listedWords.rolling, soon: false, short: null, whole: null };
  if (next.own) {
    const round = roundWithin(roundNames[next.own.round]);
    return { ...dated(next.own.date, today), short: round, whole: round };
  }
  const whole = roundWithin(roundName(next.service));
  const short = next.service.route === null ? whole : inShort({ ...next.service, route: next.service.route });
  return { ...dated(next.date, today), short, whole };
}
