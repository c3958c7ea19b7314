/** Plans: what somebody settled, what universities publish of applying, and the calendar behind a link. */
import type { ChangePlanBody } from '#schema/api/plan.ts';
import {
  type AnyPlanItem,
  itemOf,
  PLAN_ITEMS_MAX,
  type Plan,
  sameItem,
  universityOfItem,
} from '#schema/domain/plan/plan.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { AppError, badParameters } from '#worker/app-error.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import { changePlan, type PlanRow, readPlan, readPlanOf } from '#worker/queries/plan.ts';
import type { Reader } from '#worker/queries/read.ts';
import { readCards, readDocuments } from '#worker/queries/universities.ts';
import { subjectOfLink } from './shared-links.ts';

export interface StoredItem {
  key: string;
  item: AnyPlanItem;
  changedAt: number;
}

/** A row as the item it holds; one that an earlier version wrote in a way that cannot be read is left out. */
export function storedItems(rows: readonly PlanRow[]): StoredItem[] {
  return rows.flatMap(({ itemKey, item, changedAt }) => {
    const read = itemOf(itemKey, JSON.parse(item));
    return read ? [{ key: itemKey, item: read, changedAt }] : [];
  });
}

/** All that is settled, by key. */
export async function listPlan(reader: Reader, session: SignedIn): Promise<StoredItem[]> {
  return storedItems(await readPlan(reader, session));
}

/** What is settled under a key. Throws Failure `bad-parameter`, of this parameter, for what was meant for another kind of key. */
export function settledItem(key: string, item: AnyPlanItem, parameter: string): AnyPlanItem {
  const settled = itemOf(key, item);
  if (settled !== null && sameItem(settled, item)) return settled;
  throw badParameters([{ parameter, message: 'must be what its key is for' }]);
}

/** Throws Failure `bad-parameter` for an item that its key is not for, `changed-elsewhere`, and `limit-reached`. */
export async function writePlan(reader: Reader, session: SignedIn, { items }: ChangePlanBody): Promise<void> {
  const changes = items.map(({ key, item, changedAt }) => {
    return {
      key,
      item: item === null ? null : settledItem(key, item, 'items.item'),
      changedAt: typeof changedAt === 'string' ? Date.parse(changedAt) : changedAt,
    };
  });
  // The last word on a key counts.
  const once = [...new Map(changes.map((change) => [change.key, change])).values()];
  await changePlan(reader, session, once, {
    changedAt: reader.clock(),
    most: PLAN_ITEMS_MAX,
  });
}

/** What universities publish of applying, in the order asked; unknown ids are left out. */
export async function findApplying(
  reader: Reader,
  { version }: LoadedDataset,
  ids: readonly number[],
): Promise<UniversityDocument[]> {
  const found = await readDocuments(reader, version, ids);
  return [...new Map(found.map((document) => [document.id, document])).values()];
}

/**
 * The plan that a link to a calendar shows, and what its universities are called. Throws Failure `unknown-link`, the same
 * whether it was taken back or never was.
 */
export async function openCalendar(
  reader: Reader,
  { version }: LoadedDataset,
  token: string,
): Promise<{ plan: Plan; names: ReadonlyMap<number, string>; now: Date }> {
  const link = await subjectOfLink(reader, token, 'calendar');
  if (link === null) throw new AppError('unknown-link');
  const items = storedItems(await readPlanOf(reader, link.userId));
  const ids = items.flatMap(({ key }) => universityOfItem(key) ?? []);
  const cards = await readCards(reader, version, ids);
  return {
    plan: Object.fromEntries(items.map(({ key, item }) => [key, item])),
    names: new Map(cards.map(({ id, name }) => [id, name])),
    now: new Date(reader.clock()),
  };
}
