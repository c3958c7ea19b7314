/** The application date of a school that comes next. */
import { hasPassed } from '../formats/partial-date.ts';
import type { StoredUniversity } from '../record/university-document.ts';

type Deadlines = NonNullable<StoredUniversity['deadlines']>;

/** Rounds of an American university that have a date of their own. */
export const DEADLINE_ROUNDS = [
  'restrictiveEarlyAction',
  'earlyDecision',
  'earlyAction',
  'earlyAction2',
  'earlyDecision2',
  'priority',
  'regular',
] as const satisfies readonly (keyof Deadlines)[];
export type DeadlineRound = (typeof DEADLINE_ROUNDS)[number];

export interface RoundDate {
  round: DeadlineRound;
  /** YYYY-MM-DD or less. */
  date: string;
}

/** The dates that are published, earliest first. */
export function roundDates(deadlines: Deadlines | null): RoundDate[] {
  if (deadlines === null) return [];
  return DEADLINE_ROUNDS.flatMap((round) => {
    const date = deadlines[round];
    return date === null ? [] : [{ round, date }];
  }).sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** The first that has not passed on `today` (ISO day); null where there is none, or all have. */
export function nextDeadline(deadlines: Deadlines | null, today: string): RoundDate | null {
  return roundDates(deadlines).find(({ date }) => !hasPassed(date, today)) ?? null;
}
