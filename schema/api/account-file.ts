/** The file of a whole account as it is imported: what accountExport writes, checked as strictly as what people send. */
import * as z from 'zod/mini';
import { PLAN_ITEMS_MAX, universityOfItem } from '../domain/plan/plan.ts';
import {
  ACCOUNT_FORMAT,
  BOARDS_MAX,
  HIDDEN_MAX,
  LIST_NAME_MAX,
  LIST_PLACE_BYTES,
  LISTS_BYTES_MAX,
  LISTS_MAX,
  NOTE_MAX,
  NOTIFICATIONS_IMPORT_MAX,
  RECENTLY_VIEWED_MAX,
  SAVED_SEARCHES_MAX,
  SEARCH_NAME_MAX,
  SEEN_IMPORT_MAX,
} from '../domain/site/limits.ts';
import { keepBoardBody } from './boards.ts';
import { nameText, noteText } from './personal.ts';
import { planEntry } from './plan.ts';
import { dashboard, preferencesResponse } from './preferences.ts';
import { saveSearchBody } from './saved-searches.ts';

const TIME = 'must be a time in ISO 8601, in UTC';
const time = z.iso.datetime(TIME);
const ID = 'must be the id of a university';
const universityId = z.int(ID).check(z.minimum(1, ID), z.maximum(999_999_999, ID));

/** A list in which no two entries are of the same. */
function eachOf<Entry extends z.ZodMiniType>(
  entry: Entry,
  most: number,
  keyOf: (one: z.output<Entry>) => string | number,
) {
  const allowed = `must be a list of at most ${most.toLocaleString('en-US')} entries`;
  return z.array(entry, allowed).check(
    z.maxLength(most, { error: allowed, abort: true }),
    z.refine((all) => new Set(all.map(keyOf)).size === all.length, 'must name each entry once'),
  );
}
const nameKey = (name: string) => name.normalize('NFKC').toLowerCase();
const ofUniversity = (one: { universityId: number }) => one.universityId;

/** More than there are universities. */
const UNIVERSITIES_MAX = 10_000;
const PLACES_MAX = LISTS_BYTES_MAX / LIST_PLACE_BYTES;
const NOT_OURS = 'must be a file that was downloaded from an account of this site';
const VERSION = `must be ${ACCOUNT_FORMAT.version}: this file is of another version of the site`;

export const accountFile = z.object(
  {
    format: z.literal(ACCOUNT_FORMAT.format, NOT_OURS),
    version: z.literal(ACCOUNT_FORMAT.version, VERSION),
    settings: z.object({ ...preferencesResponse.shape, dashboard: dashboard.shape.order }, 'must be an object'),
    bookmarks: eachOf(
      z.object({ universityId, note: z.nullable(noteText(NOTE_MAX)), addedAt: time }),
      UNIVERSITIES_MAX,
      ofUniversity,
    ),
    lists: eachOf(
      z.object({
        name: nameText(LIST_NAME_MAX),
        createdAt: time,
        members: eachOf(
          z.object({ universityId, addedAt: time }),
          Math.min(UNIVERSITIES_MAX, PLACES_MAX),
          ofUniversity,
        ),
      }),
      LISTS_MAX,
      ({ name }) => nameKey(name),
    ),
    history: eachOf(z.object({ universityId, viewedAt: time }), RECENTLY_VIEWED_MAX, ofUniversity),
    savedSearches: eachOf(
      z.object({
        name: nameText(SEARCH_NAME_MAX),
        query: saveSearchBody.shape.query,
        createdAt: time,
        seenAt: time,
        seenUniversityIds: eachOf(universityId, SEEN_IMPORT_MAX, (id) => id),
      }),
      SAVED_SEARCHES_MAX,
      ({ query }) => query,
    ),
    boards: eachOf(z.object({ id: z.string(), ...keepBoardBody.shape, changedAt: time }), BOARDS_MAX, ({ id }) => id),
    hidden: eachOf(z.object({ universityId, hiddenAt: time }), HIDDEN_MAX, ofUniversity),
    plan: eachOf(planEntry, PLAN_ITEMS_MAX, ({ key }) => String(universityOfItem(key) ?? key)),
    notifications: eachOf(
      z.object({ id: z.string().check(z.maxLength(200)), createdAt: time, read: z.boolean() }),
      NOTIFICATIONS_IMPORT_MAX,
      ({ id }) => id,
    ),
  },
  NOT_OURS,
);
export type AccountFile = z.infer<typeof accountFile>;

const MODES = ['look', 'merge', 'replace'] as const;
export type ImportMode = (typeof MODES)[number];

export const importAccountBody = z.object({
  /** `look` changes nothing. `merge` adds what is not there. `replace` leaves nothing but what the file holds. */
  mode: z.enum(MODES, `must be one of ${MODES.join(', ')}`),
  file: accountFile,
});

const IMPORT_PARTS = [
  'bookmarks',
  'lists',
  'plan',
  'savedSearches',
  'boards',
  'hidden',
  'history',
  'notifications',
] as const;
export type ImportPart = (typeof IMPORT_PARTS)[number];

/** Entries in the file, in the account as it was, and of the file's those that the account did not have. */
const counts = z.object({ file: z.int(), account: z.int(), added: z.int() });
export const importAccountResponse = z.object({
  parts: z.object(Object.fromEntries(IMPORT_PARTS.map((part) => [part, counts])) as Record<ImportPart, typeof counts>),
  /** Whether the settings of the file are others than those of the account. */
  settingsDiffer: z.boolean(),
});
export type ImportAccountResponse = z.infer<typeof importAccountResponse>;
