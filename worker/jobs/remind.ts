/** Reminds people of the dates of their plans, and tells them where a new dataset has another date than their plan. */
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { daysUntil, isOpen, type PlanItem, planDate, planItemOf, universityOfItem } from '#schema/domain/plan/plan.ts';
import { type PlanRound, roundChange, roundsOf } from '#schema/domain/plan/plan-rules.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { digest } from '#worker/cache/digest.ts';
import type { Deps } from '#worker/deps.ts';
import type { DatasetChange } from '#worker/queries/dataset-changes.ts';
import { noteProgress, readJobRun } from '#worker/queries/jobs.ts';
import { readPlanPage } from '#worker/queries/plan.ts';
import { type Told, tellOfPlans } from '#worker/queries/plan-notices.ts';
import type { Reader } from '#worker/queries/read.ts';
import { readCards, readDocuments } from '#worker/queries/universities.ts';
import type { JobReport } from './job.ts';

/** Days before a date on which a reminder is sent, once each. */
export const REMINDERS = [1, 7, 30] as const;
/** Items a page, and universities whose documents are read at once. */
const PAGE = 300;
const DOCUMENTS = 10;

interface Planned {
  userId: string;
  universityId: number;
  item: PlanItem;
}

/**
 * Safe to run again: everyone is reminded of the same thing once. A day on which it did not run is made up for. A run that was
 * cut off is gone on with from there, and what came before follows: whoever is late in the order is not left out each day.
 */
export async function remind(deps: Deps, now: number): Promise<JobReport> {
  const today = isoDay(new Date(now));
  const last = await readJobRun(deps, 'remind');
  return withDataset(deps, async ({ version }): Promise<JobReport> => {
    // The dates of the data are looked at once for each dataset.
    const isNew = last?.detail.version !== version;
    let items = 0;
    let told = 0;
    const start = placeOf(last?.detail);
    let wrapped = start === null;
    for (let after: Place | null = start; ; ) {
      const rows: Awaited<ReturnType<typeof readPlanPage>> = await readPlanPage(deps, after, PAGE);
      const planned = rows.flatMap(({ userId, itemKey, item }): Planned[] => {
        const universityId = universityOfItem(itemKey);
        const settled = universityId === null ? null : planItemOf(JSON.parse(item));
        return universityId === null || settled === null || !isOpen(settled)
          ? []
          : [{ userId, universityId, item: settled }];
      });
      const rounds = isNew ? await roundsNow(deps, version, planned) : new Map<number, PlanRound[]>();
      const notices = await Promise.all(
        planned.map(async (one) => [...due(one, today), ...(await moved(one, rounds.get(one.universityId) ?? []))]),
      ).then((all) => all.flat());
      await tell(deps, version, notices, now);
      items += rows.length;
      told += notices.length;
      const end = rows.at(-1);
      if (rows.length < PAGE || !end) {
        if (wrapped) break;
        wrapped = true;
        after = null;
        continue;
      }
      after = { userId: end.userId, itemKey: end.itemKey };
      if (wrapped && start !== null && isPast(after, start)) break;
      await noteProgress(deps, 'remind', { ...last?.detail, afterUser: after.userId, afterItem: after.itemKey });
    }
    return { version, items, told };
  });
}

/** An item, by the order in which they are read. */
type Place = Pick<Awaited<ReturnType<typeof readPlanPage>>[number], 'userId' | 'itemKey'>;

/** Where a run was cut off; null for one that was done, which notes no place. */
function placeOf(detail: JobReport = {}): Place | null {
  const { afterUser, afterItem } = detail;
  return typeof afterUser === 'string' && typeof afterItem === 'string'
    ? { userId: afterUser, itemKey: afterItem }
    : null;
}

const isPast = (one: Place, other: Place) =>
  one.userId > other.userId || (one.userId === other.userId && one.itemKey >= other.itemKey);

type Notice = Pick<Planned, 'userId' | 'universityId'> & Pick<DatasetChange, 'id' | 'kind' | 'before' | 'after'>;

/** The nearest reminder that a date calls for. */
function due({ userId, universityId, item }: Planned, today: string): Notice[] {
  const date = planDate(item);
  if (date === null) return [];
  const days = daysUntil(date, today);
  const reminder = REMINDERS.find((most) => days >= 0 && days <= most);
  if (reminder === undefined) return [];
  const id = `due:${universityId}:${date}:${reminder}`;
  return [{ userId, universityId, id, kind: 'due', before: reminder, after: date }];
}

/** That the data have another date than the plan, which is left as it is. */
async function moved({ userId, universityId, item }: Planned, rounds: readonly PlanRound[]): Promise<Notice[]> {
  const change = roundChange(item, rounds);
  if (change === null) return [];
  const date = change.kind === 'gone' ? null : change.date;
  // The id outlives the account in a table of everybody's. A round that the data do not have may be any text of its owner's.
  const known = rounds.some(({ key }) => key === item.round);
  const round = known ? item.round : await digest(`${universityId}:${item.round}`);
  const id = `date:${universityId}:${round}:${item.date}:${date}`;
  return [{ userId, universityId, id, kind: 'planDate', before: item.date, after: date }];
}

async function roundsNow(
  reader: Reader,
  version: string,
  planned: readonly Planned[],
): Promise<Map<number, PlanRound[]>> {
  const ids = [...new Set(planned.filter(({ item }) => item.round !== null).map(({ universityId }) => universityId))];
  const rounds = new Map<number, PlanRound[]>();
  for (let at = 0; at < ids.length; at += DOCUMENTS) {
    for (const { id, deadlines, applicationRoutes } of await readDocuments(
      reader,
      version,
      ids.slice(at, at + DOCUMENTS),
    )) {
      // A dataset that was loaded before there were such fields has none.
      rounds.set(id, roundsOf({ deadlines, applicationRoutes: applicationRoutes ?? null }));
    }
  }
  return rounds;
}

async function tell(deps: Deps, version: string, notices: readonly Notice[], now: number): Promise<void> {
  if (notices.length === 0) return;
  const cards = await readCards(deps, version, [...new Set(notices.map(({ universityId }) => universityId))]);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  // One that has left the data has no name here; its removal is a notification of its own.
  const told = notices.flatMap(({ userId, ...notice }): Told[] => {
    const name = names.get(notice.universityId);
    return name === undefined ? [] : [{ userId, change: { ...notice, name, version, detectedAt: now } }];
  });
  await tellOfPlans(deps, told, now);
}
