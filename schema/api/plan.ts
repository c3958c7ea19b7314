/** A person's plan in their account, and what universities publish of applying, from which a plan is made. */
import * as z from 'zod/mini';
import {
  ITEM_KEY,
  isPlanDay,
  PLAN_CHANGES_MAX,
  PLAN_DATES_MAX,
  PLAN_NOTE_MAX,
  PLAN_STATUSES,
  ROUND_KEY,
  TASK_KEYS,
  TASK_STATES,
} from '../domain/plan/plan.ts';
import { COUNTRIES, CURRENCIES } from '../domain/record/enums.ts';
import { idList } from './params.ts';
import { noteText, time } from './personal.ts';
import { applyingGroups } from './university.ts';

const DAY = 'must be a day as YYYY-MM-DD, or null';
const day = z.nullable(z.string(DAY).check(z.refine(isPlanDay, DAY)));
const KEY = 'must be university: and an id, or scholarship: and a key';
const itemKey = z.string(KEY).check(z.regex(ITEM_KEY, KEY));
const STATUS = `must be one of ${PLAN_STATUSES.join(', ')}`;
const ROUND = 'must be the key of a round, or null';
const CYCLE = 'must be a text of at most 60 characters, or null';

const ITEM = `must be what is settled under its key, in which notes have at most ${PLAN_NOTE_MAX} characters, or null`;
const planItem = z.strictObject(
  {
    status: z.enum(PLAN_STATUSES, STATUS),
    round: z.nullable(z.string(ROUND).check(z.regex(ROUND_KEY, ROUND))),
    date: day,
    cycle: z.nullable(z.string(CYCLE).check(z.maxLength(60, CYCLE))),
    ownDate: day,
    tasks: z.partialRecord(z.enum(TASK_KEYS), z.enum(TASK_STATES)),
    note: noteText(PLAN_NOTE_MAX),
  },
  ITEM,
);
const scholarshipItem = z.strictObject({ status: z.enum(PLAN_STATUSES, STATUS), ownDate: day }, ITEM);
const anyItem = z.union([planItem, scholarshipItem]);

/** By key. `changedAt` is when the account last took it. */
export const planEntry = z.object({ key: itemKey, item: anyItem, changedAt: time });
export const planResponse = z.object({ items: z.array(planEntry) });
export type PlanResponse = z.infer<typeof planResponse>;

const CHANGES = `must be a list of 1 to ${PLAN_CHANGES_MAX} changes`;
/** Items that are set, or with null taken out; the others stay as they are. */
const VERSION = 'must be the changedAt of the item that was read, or null where there was none';
const itemChange = z.object({
  key: itemKey,
  item: z.nullable(z.union([planItem, scholarshipItem], ITEM)),
  /** What the change was made from. Left out, it is made whatever is there. */
  changedAt: z.optional(z.nullable(z.iso.datetime(VERSION))),
});
export const changePlanBody = z.object({
  items: z.array(itemChange, CHANGES).check(z.minLength(1, CHANGES), z.maxLength(PLAN_CHANGES_MAX, CHANGES)),
});
export type ChangePlanBody = z.infer<typeof changePlanBody>;

export const applyingQuery = z.object({ ids: idList(PLAN_DATES_MAX) });

/** What a university publishes of applying. */
export const applyingView = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  country: z.enum(COUNTRIES),
  currency: z.enum(CURRENCIES),
  website: z.nullable(z.string()),
  /** The school's own pages for applicants and for aid. */
  admissionsPage: z.nullable(z.string()),
  aidPage: z.nullable(z.string()),
  applicationFee: z.nullable(z.int()),
  ...applyingGroups,
});
export type ApplyingView = z.infer<typeof applyingView>;

/** In the order asked; unknown ids are left out. */
export const applyingResponse = z.object({ universities: z.array(applyingView) });
export type ApplyingResponse = z.infer<typeof applyingResponse>;
