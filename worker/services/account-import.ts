/** Imports the file of an account into another, or into the same again: what it would change, and the change. */
import type { AccountFile, ImportAccountResponse, ImportMode } from '#schema/api/account-file.ts';
import type { AccountSettings } from '#schema/domain/account/account.ts';
import { LIST_PLACE_BYTES } from '#schema/domain/site/limits.ts';
import { AppError } from '#worker/app-error.ts';
import type { Platform } from '#worker/platform.ts';
import { type Held, type ImportRows, readHeld, writeImport } from '#worker/queries/account-import.ts';
import { bytesOf } from '#worker/queries/account-quota.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import type { Reader } from '#worker/queries/read.ts';
import { nameKeyOf } from './bookmarks.ts';
import { packIds } from './packed-ids.ts';
import { settledItem } from './plan.ts';
import { searchOfAddress } from './saved-searches.ts';
import { wholeSettings } from './settings.ts';

/** An account that holds nothing: what a file is compared with that replaces everything. */
const NOTHING = {
  bookmarks: [],
  lists: [],
  members: [],
  history: [],
  searches: [],
  boards: [],
  hidden: [],
  plan: [],
  notifications: [],
} satisfies Partial<Held>;

const keyOf = (...parts: unknown[]) => JSON.stringify(parts);

/** What the file would change; with another mode than `look` it is changed. Throws Failure `unknown-university`, `limit-reached` or `bad-parameter`. */
export async function importAccount(
  deps: Reader & Pick<Platform, 'random'>,
  session: SignedIn,
  mode: ImportMode,
  file: AccountFile,
): Promise<ImportAccountResponse> {
  const held = await readHeld(deps, session, {
    universityIds: [
      ...new Set(
        [file.bookmarks, file.history, file.hidden, ...file.lists.map(({ members }) => members)].flatMap((entries) =>
          entries.map(({ universityId }) => universityId),
        ),
      ),
    ],
    changeIds: file.notifications.map(({ id }) => id),
  });
  if (held.strange) throw new AppError('unknown-university', { reason: 'file-unknown-university' });
  const { dashboard, preferences, notifications, privacy, situation } = file.settings;
  const settings = wholeSettings({ dashboard, preferences, notifications, privacy, situation } as AccountSettings);
  const settingsNow = wholeSettings(held.settings);
  const all = rowsOf(deps, file, { ...held, ...NOTHING }, settings.privacy.keepHistory);
  const missing = rowsOf(deps, file, held, settingsNow.privacy.keepHistory);
  if (mode !== 'look') {
    const rows = mode === 'replace' ? all : missing;
    await writeImport(deps, session, rows, { settings: mode === 'replace' ? settings : null, ...sizesOf(rows) });
  }
  const counts = (part: Exclude<keyof ImportRows, 'members'>) => ({
    file: all[part].length,
    account: held[part].length,
    added: missing[part].length,
  });
  return {
    parts: {
      bookmarks: counts('bookmarks'),
      lists: counts('lists'),
      plan: counts('plan'),
      savedSearches: counts('searches'),
      boards: counts('boards'),
      hidden: counts('hidden'),
      history: counts('history'),
      notifications: counts('notifications'),
    },
    settingsDiffer: keyOf(settings) !== keyOf(settingsNow),
  };
}

/** What of the file is to be added to an account that holds so much. */
function rowsOf({ random }: Pick<Platform, 'random'>, file: AccountFile, held: Held, keepHistory: boolean): ImportRows {
  const bookmarked = new Set(held.bookmarks);
  const listIds = new Map(held.lists.map(({ id, nameKey }) => [nameKey, id]));
  const inLists = new Set(held.members.map(({ listId, universityId }) => keyOf(listId, universityId)));
  const viewed = new Set(held.history);
  const searched = new Set(held.searches);
  const boarded = new Set(held.boards.map(({ name, state }) => keyOf(name, state)));
  const hiddenBefore = new Set(held.hidden);
  const planned = new Set(held.plan);
  const told = new Set(held.notifications);
  const changes = new Set(held.knownChanges);
  const rows: ImportRows = {
    bookmarks: [],
    lists: [],
    members: [],
    history: keepHistory
      ? file.history
          .filter(({ universityId }) => !viewed.has(universityId))
          .map(({ universityId, viewedAt }) => ({ universityId, viewedAt: Date.parse(viewedAt) }))
      : [],
    searches: [],
    boards: file.boards
      .filter(({ name, state }) => !boarded.has(keyOf(name, state)))
      .map(({ name, state, changedAt }) => [random(), name, state, Date.parse(changedAt)]),
    hidden: file.hidden
      .filter(({ universityId }) => !hiddenBefore.has(universityId))
      .map(({ universityId, hiddenAt }) => [universityId, Date.parse(hiddenAt)]),
    plan: file.plan
      .map(({ key, item, changedAt }) => ({ key, item: settledItem(key, item, 'file.plan.item'), changedAt }))
      .filter(({ key }) => !planned.has(key))
      .map(({ key, item, changedAt }) => [key, JSON.stringify(item), Date.parse(changedAt)]),
    notifications: file.notifications
      .filter(({ id }) => changes.has(id) && !told.has(id))
      .map(({ id, createdAt, read }) => [id, Date.parse(createdAt), read ? Date.parse(createdAt) : null]),
  };
  for (const { universityId, note, addedAt } of file.bookmarks) {
    if (bookmarked.has(universityId)) continue;
    bookmarked.add(universityId);
    rows.bookmarks.push([universityId, note || null, Date.parse(addedAt)]);
  }
  for (const { name, createdAt, members } of file.lists) {
    const nameKey = nameKeyOf(name);
    const there = listIds.get(nameKey);
    const id = there ?? random();
    if (there === undefined) {
      listIds.set(nameKey, id);
      rows.lists.push([id, name, nameKey, Date.parse(createdAt)]);
    }
    for (const { universityId, addedAt } of members) {
      // A school of a list is a bookmark, whatever a file says.
      if (!bookmarked.has(universityId)) {
        bookmarked.add(universityId);
        rows.bookmarks.push([universityId, null, Date.parse(addedAt)]);
      }
      if (!inLists.has(keyOf(id, universityId))) rows.members.push([id, universityId, Date.parse(addedAt)]);
    }
  }
  for (const { name, query, createdAt, seenAt, seenUniversityIds } of file.savedSearches) {
    // Of an earlier version its parameters may be ordered otherwise now.
    const canonical = searchOfAddress(query).query;
    if (searched.has(canonical)) continue;
    searched.add(canonical);
    rows.searches.push([
      random(),
      name,
      canonical,
      packIds(seenUniversityIds),
      Date.parse(seenAt),
      Date.parse(createdAt),
    ]);
  }
  return rows;
}

/** Bytes that the rows come to for the quotas of texts and of lists, as the triggers count them. */
function sizesOf({ bookmarks, lists, members, searches, boards, plan }: ImportRows) {
  const bytes = (texts: readonly (string | null)[]) => texts.reduce((sum, text) => sum + bytesOf(text ?? ''), 0);
  return {
    texts:
      bytes(bookmarks.map(([, note]) => note)) +
      bytes(searches.flatMap(([, name, query, seenIds]) => [name, query, seenIds])) +
      bytes(boards.flatMap(([, name, state]) => [name, state])) +
      bytes(plan.map(([, item]) => item)),
    places: bytes(lists.map(([, name]) => name)) + LIST_PLACE_BYTES * members.length,
  };
}
