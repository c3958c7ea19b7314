/** Rules of a plan: the rounds that a university has, the tasks of each application, and what new data change. */

import type { ApplicationParts, ApplicationRoute, Deadlines, TestPolicy } from '../record/university-figures.ts';
import { countryOfHome, type Home } from '../situation/situation.ts';
import { DEADLINE_ROUNDS, type DeadlineRound } from './next-deadline.ts';
import type { PlanItem, TaskKey, TaskState } from './plan.ts';

/** What a university publishes of applying. */
export interface Applying {
  country: 'US' | 'CA';
  applicationFee: number | null;
  testPolicy: TestPolicy | null;
  deadlines: Deadlines | null;
  applicationParts: ApplicationParts | null;
  applicationRoutes: ApplicationRoute[] | null;
}

/** Applications are read as they come. */
export const ROLLING = 'rolling';
/** Anyone who is admitted in these has promised to come. */
export const BINDING_ROUNDS: readonly string[] = ['earlyDecision', 'earlyDecision2'] satisfies DeadlineRound[];

export interface PlanRound {
  key: string;
  /** Null where none is published. */
  date: string | null;
  cycle: string;
  /** Whether it is of an earlier year, or of no year that is stated. */
  lastKnown: boolean;
  /** Canada: the service, and whom this date of it is for. */
  route: ApplicationRoute | null;
  what: string | null;
  /** Of several dates of a service, which. */
  of?: string;
}

/** The rounds that can be chosen, the earliest date first, those without one last. */
export function roundsOf({
  deadlines,
  applicationRoutes = null,
}: Pick<Applying, 'deadlines'> & Partial<Pick<Applying, 'applicationRoutes'>>): PlanRound[] {
  const rounds: PlanRound[] = [];
  if (deadlines !== null) {
    const { cycle, lastKnown, rolling } = deadlines;
    for (const key of DEADLINE_ROUNDS) {
      const date = deadlines[key];
      if (date !== null) rounds.push({ key, date, cycle, lastKnown, route: null, what: null });
    }
    if (rolling) rounds.push({ key: ROLLING, date: null, cycle, lastKnown, route: null, what: null });
  }
  for (const route of applicationRoutes ?? []) {
    const { key, cycle, dates } = route;
    const lastKnown = !/^fall 20\d\d$/.test(cycle);
    if (dates.length === 0) rounds.push({ key, date: null, cycle, lastKnown, route, what: null });
    for (const { key: of, date, what } of dates)
      rounds.push({ key: `${key}-${of}`, date, cycle, lastKnown, route, what, of });
  }
  // On the same day, the date that applies to everyone comes first.
  const order = (round: PlanRound) => `${round.date ?? '9'} ${isOfSome(round) ? 2 : 1}`;
  return rounds.sort((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0));
}

/** The rounds of this year with a day, the earliest first. */
export function datedRounds(
  applying: Pick<Applying, 'deadlines' | 'applicationRoutes'>,
): (PlanRound & { date: string })[] {
  return roundsOf(applying).flatMap((round) =>
    round.date !== null && isDay(round.date) && !round.lastKnown ? [{ ...round, date: round.date }] : [],
  );
}

/** Whom a service of Canada, or one of its dates, is for, where it is not for everybody (data/pipeline/canada/applications.ts). */
const IS_FOR: Readonly<Record<string, (home: Home) => boolean>> = {
  'ouac-a': (home) => home === 'CA-ON',
  'ouac-b': (home) => home !== 'CA-ON',
  ontario: (home) => home === 'CA-ON',
  international: (home) => countryOfHome(home) !== 'CA',
  abroad: (home) => countryOfHome(home) !== 'CA',
};
const groupsOf = ({ route, of = '' }: PlanRound) => [IS_FOR[route?.key ?? ''], IS_FOR[of]];
const isOfSome = (round: PlanRound): boolean => groupsOf(round).some((isFor) => isFor !== undefined);

/** Whether a round is for somebody who lives there: Ontario's date for its own high schools is not for a student from Ohio. */
const isForHome = (round: PlanRound, home: Home | null): boolean =>
  home === null || groupsOf(round).every((isFor) => isFor?.(home) ?? true);

/**
 * The round whose day of this year comes next for somebody who lives there (null where that is not known); null where none is
 * published or all have passed.
 */
export function nextRound(
  applying: Pick<Applying, 'deadlines' | 'applicationRoutes'>,
  today: string,
  home: Home | null = null,
): PlanRound | null {
  return datedRounds(applying).find((round) => round.date >= today && isForHome(round, home)) ?? null;
}

/** The same, or else that the school reads applications as they come. */
export function roundToTake(
  applying: Pick<Applying, 'deadlines' | 'applicationRoutes'>,
  today: string,
  home: Home | null,
): PlanRound | null {
  return nextRound(applying, today, home) ?? roundsOf(applying).find(({ key }) => key === ROLLING) ?? null;
}

/** Whether a date names its day: a source may give a month or a year. */
const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

/** What an item holds of a round that is chosen now. A date of an earlier year that has passed is nobody's plan. */
export function chosen(round: PlanRound | null, today: string): Pick<PlanItem, 'round' | 'date' | 'cycle'> {
  if (round === null) return { round: null, date: null, cycle: null };
  const { key, date, cycle, lastKnown } = round;
  return { round: key, cycle, date: date !== null && lastKnown && date < today ? null : date };
}

/** How the data differ from what was chosen. */
export type RoundChange =
  /** The round is not published any more. */
  | { kind: 'gone' }
  /** The data are of another year of applications now. */
  | { kind: 'new-cycle'; cycle: string; date: string | null }
  /** The same year has another date. */
  | { kind: 'moved'; date: string | null };

/**
 * What new data changed about the round of an item; null where nothing did, where no round is chosen, and where nothing is
 * published at all, which may be a gap of the data. The item's own date is never touched by it.
 */
export function roundChange(
  item: Pick<PlanItem, 'round' | 'date' | 'cycle'>,
  rounds: readonly PlanRound[],
): RoundChange | null {
  if (item.round === null || rounds.length === 0) return null;
  const now = rounds.find(({ key }) => key === item.round);
  if (!now) return { kind: 'gone' };
  const { cycle, date, lastKnown } = now;
  if (item.cycle !== null && cycle !== item.cycle) return { kind: 'new-cycle', cycle, date };
  // Last year's date was not taken when the round was chosen.
  if (item.date === null && lastKnown) return null;
  return date === item.date ? null : { kind: 'moved', date };
}

/** Whether a task is asked for, or depends on the applicant or on what the school says. */
export type TaskNeed = 'asked' | 'depends';
export interface PlanTask {
  key: TaskKey;
  need: TaskNeed;
}

/** True: asked for; false: not; null: not known. */
const byAnswer = (key: TaskKey, asked: boolean | null): PlanTask[] =>
  asked === false ? [] : [{ key, need: asked ? 'asked' : 'depends' }];

/** Scores by the policy on tests; where they are not looked at there is nothing to send. */
function testTask(policy: TestPolicy | null): PlanTask[] {
  if (policy?.policy === 'not-considered') return [];
  return [{ key: 'tests', need: policy?.policy === 'required' ? 'asked' : 'depends' }];
}

/** What there is to do for an application, in the order in which one does it. */
export function tasksOf({ country, applicationFee, testPolicy, applicationParts: parts }: Applying): PlanTask[] {
  const fee = byAnswer('fee', applicationFee === null ? null : applicationFee > 0);
  if (country === 'CA') {
    return [
      { key: 'programs', need: 'asked' },
      { key: 'application', need: 'asked' },
      { key: 'fee', need: 'asked' },
      { key: 'transcript', need: 'asked' },
      { key: 'supplements', need: 'depends' },
      { key: 'documents', need: 'depends' },
      { key: 'language', need: 'depends' },
      { key: 'province-aid', need: 'asked' },
    ];
  }
  return [
    { key: 'application', need: 'asked' },
    ...byAnswer('essay', parts?.essay ?? null),
    { key: 'supplements', need: 'depends' },
    ...byAnswer('recommendations', parts === null ? null : (parts.teacherRecommendations ?? 0) > 0),
    ...byAnswer('counselor', parts?.counselorRecommendation ?? null),
    { key: 'transcript', need: 'asked' },
    ...(parts?.midyearReport ? [{ key: 'midyear', need: 'asked' } as const] : []),
    ...testTask(testPolicy),
    ...fee,
    { key: 'fafsa', need: 'asked' },
    { key: 'css', need: 'depends' },
    { key: 'interview', need: 'depends' },
  ];
}

/** How many of the tasks are dealt with. */
export function progressOf(
  tasks: readonly PlanTask[],
  states: Partial<Record<TaskKey, TaskState>>,
): { done: number; all: number } {
  return { done: tasks.filter(({ key }) => states[key] !== undefined).length, all: tasks.length };
}

/** The first task that nobody has settled yet; null when nothing is left to do. */
export function nextTask(tasks: readonly PlanTask[], states: Partial<Record<TaskKey, TaskState>>): TaskKey | null {
  return tasks.find(({ key }) => states[key] === undefined)?.key ?? null;
}
