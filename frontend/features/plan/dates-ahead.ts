/** Dates ahead of saved schools: those of the plan that are still to be met, and the next published one of the others. */

import type { ApplyingView } from '#schema/api/plan.ts';
import { isOpen, type PlanItem, planDate } from '#schema/domain/plan/plan.ts';
import { nextRound, type PlanRound } from '#schema/domain/plan/plan-rules.ts';
import type { Home } from '#schema/domain/situation/situation.ts';

export interface DateAhead {
  id: number;
  /** Of a school that is not planned yet; null where the date is from the plan. */
  round: PlanRound | null;
  /** YYYY-MM-DD. */
  date: string;
}

/** What is planned, whose application is not sent and whose date has not passed. */
export const plannedDates = (entries: readonly { id: number; item: PlanItem }[], today: string): DateAhead[] =>
  entries.flatMap(({ id, item }) => {
    const date = isOpen(item) ? planDate(item) : null;
    return date === null || date < today ? [] : [{ id, round: null, date }];
  });

/** What is planned, whose application is not sent and whose date has passed. */
export const passedDates = (
  entries: readonly { id: number; item: PlanItem }[],
  today: string,
): { id: number; date: string }[] =>
  entries.flatMap(({ id, item }) => {
    const date = isOpen(item) ? planDate(item) : null;
    return date !== null && date < today ? [{ id, date }] : [];
  });

/** The nearest round of each of these schools for somebody who lives there, while it is ahead. */
export const roundsAhead = (
  ids: readonly number[],
  byId: ReadonlyMap<number, ApplyingView>,
  today: string,
  home: Home | null,
): DateAhead[] =>
  ids.flatMap((id) => {
    const applying = byId.get(id);
    const round = applying === undefined ? null : nextRound(applying, today, home);
    return round?.date == null ? [] : [{ id, round, date: round.date }];
  });

/** Those of the nearest day. */
export function firstDates(dates: readonly DateAhead[]): DateAhead[] {
  const [first] = dates.map(({ date }) => date).toSorted();
  return dates.filter(({ date }) => date === first);
}

/** The longest lane, in months: an application year. */
export const LANE_MONTHS = 9;
/** A date is written over its dot, and a month at its start, where the one before leaves it this share of the lane. */
const DAY_SHARE = 0.14;
const MONTH_SHARE = 0.1;
/** The same for a date where the lane is as wide as the page. */
const WIDE_SHARE = 0.042;

interface LaneDay<T> {
  /** YYYY-MM-DD. */
  date: string;
  /** From 0, today, to 1, the end. */
  at: number;
  of: T[];
  /** Whether there is space for the date over its dot, or only on a lane as wide as the page. */
  labelled: boolean | 'wide';
}

export interface Lane<T> {
  days: LaneDay<T>[];
  /** Today, and the first days of months that leave it space for its word. */
  months: { date: string; at: number }[];
  /** Past the end of the lane. */
  later: T[];
}

/** A lane from today to the last date, nine months at most; null where no date is ahead. */
export function laneOf<T extends { date: string }>(dates: readonly T[], today: string): Lane<T> | null {
  const ahead = dates.filter(({ date }) => date >= today).toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const limit = monthsAfter(today, LANE_MONTHS);
  const within = ahead.filter(({ date }) => date <= limit);
  const end = within.at(-1)?.date;
  if (end === undefined) return ahead.length === 0 ? null : { days: [], months: [], later: ahead };
  const at = (date: string) => (end === today ? 0 : (time(date) - time(today)) / (time(end) - time(today)));
  const days: LaneDay<T>[] = [];
  let labelledAt = Number.NEGATIVE_INFINITY;
  for (const one of within) {
    const same = days.at(-1);
    if (same?.date === one.date) {
      same.of.push(one);
      continue;
    }
    const place = at(one.date);
    const space = place - labelledAt;
    const labelled = space >= DAY_SHARE || (space >= WIDE_SHARE && 'wide');
    if (labelled) labelledAt = place;
    days.push({ date: one.date, at: place, of: [one], labelled });
  }
  return { days, months: monthsOf(today, end, at), later: ahead.slice(within.length) };
}

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The first of the month that lies this many months on. */
function firstOfMonth(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The same day some months on, or the last of that month where it is shorter. */
function monthsAfter(day: string, months: number): string {
  const month = firstOfMonth(day, months).slice(0, 7);
  const last = new Date(time(firstOfMonth(day, months + 1)) - 86_400_000).getUTCDate();
  return `${month}-${String(Math.min(last, Number(day.slice(8)))).padStart(2, '0')}`;
}

function monthsOf(today: string, end: string, at: (date: string) => number): Lane<never>['months'] {
  const months: Lane<never>['months'] = [];
  for (let on = 1; firstOfMonth(today, on) <= end; on++) {
    const date = firstOfMonth(today, on);
    months.push({ date, at: at(date) });
  }
  return [{ date: today, at: 0 }, ...months.filter(({ at: place }) => place >= MONTH_SHARE)];
}
