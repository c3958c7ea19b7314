/**
 * Outbox of plan items that were changed while signed in and are not sent yet: stored under the user's id, as bookmarks
 * are (lib/outbox.ts). Notes do not wait: anyone who comes to this computer after a session ran out could read them.
 * Loaded by the rounds alone.
 */
import { type Plan, planOf } from '#schema/domain/plan/plan.ts';
import { planOutboxKey as keyOf, readStored, removeStored, writeStored } from './storage.ts';

/** Has these wait; with none, nothing waits. */
export function writePlanOutbox(userId: string, items: Plan): void {
  if (Object.keys(items).length === 0) {
    removeStored(keyOf(userId));
    return;
  }
  const plan = Object.fromEntries(
    Object.entries(items).map(([key, item]) => [key, 'note' in item ? { ...item, note: '' } : item]),
  );
  // The fields of lib/outbox.ts, which gives up what has waited too long.
  writeStored(keyOf(userId), { added: [], removed: [], at: Date.now(), plan });
}

export function readPlanOutbox(userId: string): Plan {
  return readStored<Plan>(keyOf(userId), (value) => planOf((value as { plan?: unknown } | null)?.plan), {});
}
