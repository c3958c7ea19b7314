/** The application deadlines of every school as columns, and how they are on a day. */

import { DEADLINE_ROUNDS, type DeadlineRound } from '../domain/plan/next-deadline.ts';
import { datedRounds, ROLLING, roundsOf } from '../domain/plan/plan-rules.ts';
import type { UniversityRecord } from '../domain/record/dataset.ts';
import { DEADLINE_STATES, type DeadlineState } from '../domain/search/filter-values.ts';

/** A round whose name is not among those of American universities: a date of a Canadian application service. */
const OTHER_ROUND = 255;

export const DEADLINE_SECTIONS = {
  /** Row to its days of this round, as YYYYMMDD and earliest first, each with its place among DEADLINE_ROUNDS. */
  rowDeadlines: 'u32',
  deadlineDays: 'u32',
  deadlineRounds: 'u8',
  /** The last day on which the rolling admission of this round holds; 0 where there is none. */
  rollingUntil: 'u32',
  /** 1 where a date or rolling admission of an earlier round is known. */
  earlierRound: 'u8',
} as const;

export interface DeadlineColumns {
  rowDeadlines: Uint32Array;
  deadlineDays: Uint32Array;
  deadlineRounds: Uint8Array;
  rollingUntil: Uint32Array;
  earlierRound: Uint8Array;
}

/** YYYY-MM-DD as a number that sorts alike. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));
const dayText = (day: number): string => String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** Who applies in 2026–27 begins in the fall of 2027: after that summer nothing of the round is open. */
function lastDayOf(cycle: string): number {
  const [, century, year] = /^(20)\d\d-(\d\d)$/.exec(cycle) ?? [];
  return century === undefined ? 0 : Number(`${century}${year}0831`);
}

export function deadlineColumns(universities: readonly UniversityRecord[]): {
  [Column in keyof DeadlineColumns]: number[];
} {
  const starts = [0];
  const days: number[] = [];
  const rounds: number[] = [];
  const rollingUntil: number[] = [];
  const earlierRound: number[] = [];
  for (const university of universities) {
    for (const { key, date } of datedRounds(university)) {
      days.push(dayNumber(date));
      const at = (DEADLINE_ROUNDS as readonly string[]).indexOf(key);
      rounds.push(at < 0 ? OTHER_ROUND : at);
    }
    starts.push(days.length);
    const all = roundsOf(university);
    const rolling = all.find(({ key, lastKnown }) => key === ROLLING && !lastKnown);
    rollingUntil.push(rolling ? lastDayOf(rolling.cycle) : 0);
    earlierRound.push(all.some(({ key, date, lastKnown }) => lastKnown && (date !== null || key === ROLLING)) ? 1 : 0);
  }
  return { rowDeadlines: starts, deadlineDays: days, deadlineRounds: rounds, rollingUntil, earlierRound };
}

/** The place of a row's first deadline from one day to another; -1 where there is none. */
function deadlineAt({ rowDeadlines, deadlineDays }: DeadlineColumns, row: number, from: number, to: number): number {
  const end = rowDeadlines[row + 1] as number;
  for (let at = rowDeadlines[row] as number; at < end; at += 1) {
    const day = deadlineDays[at] as number;
    if (day >= from) return day <= to ? at : -1;
  }
  return -1;
}

/** A day after all days. */
export const NO_END = 99_999_999;

/** Whether a row has a deadline from one day to another, both included. */
export const hasDeadline = (columns: DeadlineColumns, row: number, from: number, to: number): boolean =>
  deadlineAt(columns, row, from, to) >= 0;

export interface FoundDeadline {
  /** YYYY-MM-DD; null where admission is rolling and no date is ahead. */
  day: string | null;
  /** Null for a date of a Canadian application service, and where admission is rolling. */
  round: DeadlineRound | null;
  rolling: boolean;
}

const isRolling = ({ rollingUntil }: DeadlineColumns, row: number, today: number) =>
  (rollingUntil[row] as number) >= today && rollingUntil[row] !== 0;

/** A row's first deadline from one day to another, and whether admission is rolling; null where neither is known. */
export function deadlineOf(
  columns: DeadlineColumns,
  row: number,
  { today, from, to }: { today: string; from: string | undefined; to: string | undefined },
): FoundDeadline | null {
  const now = dayNumber(today);
  const first = from === undefined ? now : Math.max(now, dayNumber(from));
  const at = deadlineAt(columns, row, first, to === undefined ? NO_END : dayNumber(to));
  const rolling = isRolling(columns, row, now);
  if (at < 0) return rolling ? { day: null, round: null, rolling } : null;
  return {
    day: dayText(columns.deadlineDays[at] as number),
    round: DEADLINE_ROUNDS[columns.deadlineRounds[at] as number] ?? null,
    rolling,
  };
}

/** The state of every row on a day, by its place among DEADLINE_STATES. */
export function deadlineStates(columns: DeadlineColumns, today: string): Uint8Array {
  const now = dayNumber(today);
  const codeOf = (state: DeadlineState) => DEADLINE_STATES.indexOf(state);
  return Uint8Array.from(columns.rollingUntil, (until, row) => {
    if (hasDeadline(columns, row, now, NO_END) || isRolling(columns, row, now)) return codeOf('open');
    if (columns.rowDeadlines[row] !== columns.rowDeadlines[row + 1]) return codeOf('passed');
    return codeOf(until !== 0 || columns.earlierRound[row] === 1 ? 'last-round' : 'unknown');
  });
}
