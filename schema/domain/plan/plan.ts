/**
 * A person's plan: what they have settled for a university they may apply to, or for a scholarship. Rules only, the same
 * in the browser, in the Worker and in the daily job; every date is a calendar date of the school, never a moment.
 */

/** How far one is with a school, in the order in which it goes. */
export const PLAN_STATUSES = [
  'considering',
  'applying',
  'applied',
  'admitted',
  'waitlisted',
  'not-admitted',
  'going',
] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** From here on the application has been sent: no date of it is ahead any longer. */
const SENT: readonly PlanStatus[] = ['applied', 'admitted', 'waitlisted', 'not-admitted', 'going'];

export const TASK_KEYS = [
  'application',
  'essay',
  'supplements',
  'recommendations',
  'counselor',
  'transcript',
  'midyear',
  'tests',
  'fee',
  'fafsa',
  'css',
  'interview',
  'programs',
  'documents',
  'language',
  'province-aid',
] as const;
export type TaskKey = (typeof TASK_KEYS)[number];

export const TASK_STATES = ['done', 'not-needed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** What is settled for a university. */
export interface PlanItem {
  status: PlanStatus;
  /** Key of the round, as the data have it; null when none is chosen. */
  round: string | null;
  /** The round's date as it was shown when it was chosen or last agreed to: new data never move it by themselves. */
  date: string | null;
  /** The year of applications that the date was for, as in "2026-27". */
  cycle: string | null;
  /** A date of one's own, which counts before the round's. YYYY-MM-DD. */
  ownDate: string | null;
  /** What is dealt with; a task that is not here is still to be done. */
  tasks: Partial<Record<TaskKey, TaskState>>;
  note: string;
}

/** What is settled for a scholarship. */
export interface ScholarshipItem {
  status: PlanStatus;
  ownDate: string | null;
}

export const EMPTY_PLAN_ITEM: PlanItem = {
  status: 'considering',
  round: null,
  date: null,
  cycle: null,
  ownDate: null,
  tasks: {},
  note: '',
};

/** Entries a plan may hold, and the longest note, in characters. */
export const PLAN_ITEMS_MAX = 200;
export const PLAN_NOTE_MAX = 1_000;
/** Items that are changed by one request, and universities whose dates are asked for at once. */
export const PLAN_CHANGES_MAX = 50;
export const PLAN_DATES_MAX = 20;
/** Longest name of a year of applications. */
const CYCLE_MAX = 60;

export const ITEM_KEY = /^(?:university:[1-9]\d{0,8}|scholarship:[a-z0-9][a-z0-9-]{0,79})$/;
export const ROUND_KEY = /^[a-zA-Z][a-zA-Z0-9-]{0,59}$/;

export const universityItemKey = (universityId: number): string => `university:${universityId}`;
export const scholarshipItemKey = (key: string): string => `scholarship:${key}`;

/** The university of an item's key; null for one of another kind. */
export function universityOfItem(itemKey: string): number | null {
  const id = /^university:(\d+)$/.exec(itemKey)?.[1];
  return id === undefined ? null : Number(id);
}

/** The scholarship of an item's key; null for one of another kind. */
export function scholarshipOfItem(itemKey: string): string | null {
  return /^scholarship:(.+)$/.exec(itemKey)?.[1] ?? null;
}

/** Whether a text is a day that exists: YYYY-MM-DD, from 2000 to 2099. */
export function isPlanDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value);

/** Whatever was stored as an item of a university; null when it is none. Parts that cannot be read are left out. */
export function planItemOf(value: unknown): PlanItem | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const stored = value as Partial<Record<keyof PlanItem, unknown>>;
  const status = oneOf(PLAN_STATUSES, stored.status);
  if (status === undefined) return null;
  const told = typeof stored.tasks === 'object' && stored.tasks !== null ? (stored.tasks as object) : {};
  const tasks = Object.fromEntries(
    TASK_KEYS.flatMap((key) => {
      const state = oneOf(TASK_STATES, (told as Record<string, unknown>)[key]);
      return state ? [[key, state]] : [];
    }),
  );
  const round = typeof stored.round === 'string' && ROUND_KEY.test(stored.round) ? stored.round : null;
  return {
    status,
    round,
    date: round !== null && isPlanDay(stored.date) ? stored.date : null,
    cycle: round !== null && typeof stored.cycle === 'string' ? stored.cycle.slice(0, CYCLE_MAX) : null,
    ownDate: isPlanDay(stored.ownDate) ? stored.ownDate : null,
    tasks,
    note: typeof stored.note === 'string' ? stored.note.slice(0, PLAN_NOTE_MAX) : '',
  };
}

/** Whatever was stored as an item of a scholarship; null when it is none. */
export function scholarshipItemOf(value: unknown): ScholarshipItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { status, ownDate } = value as Record<string, unknown>;
  const known = oneOf(PLAN_STATUSES, status);
  return known ? { status: known, ownDate: isPlanDay(ownDate) ? ownDate : null } : null;
}

export type AnyPlanItem = PlanItem | ScholarshipItem;
/** A plan: items by their keys. */
export type Plan = Record<string, AnyPlanItem>;

/** What may stand under a key; null when it may not. */
export function itemOf(key: string, value: unknown): AnyPlanItem | null {
  if (!ITEM_KEY.test(key)) return null;
  return universityOfItem(key) === null ? scholarshipItemOf(value) : planItemOf(value);
}

/** A stored plan; what cannot be read in it is left out. Null when it is none. */
export function planOf(value: unknown): Plan | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const item = itemOf(key, one);
      return item ? [[key, item] as const] : [];
    }),
  );
}

/** Whether two items say the same. */
export function sameItem(one: AnyPlanItem | undefined, other: AnyPlanItem | undefined): boolean {
  return ordered(one) === ordered(other);
}

/** An item as text in one order of its keys. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The date that counts: one's own before the round's. */
export function planDate({ ownDate, date }: Pick<PlanItem, 'ownDate' | 'date'>): string | null {
  return ownDate ?? date;
}

/** Whether the application is still to be sent. */
export function isOpen({ status }: Pick<PlanItem, 'status'>): boolean {
  return !SENT.includes(status);
}

/** Whole days from one calendar day to another, negative when it has passed. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}
