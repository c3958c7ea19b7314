/** Sends what is unsent before a session is ended on purpose: it would be lost. */
import { unsentChanges } from '#frontend/lib/storage/outbox.ts';

/** Milliseconds that leaving waits, and between two checks whether a sender is registered. */
const LEAVING = 10_000;
const LOOK = 50;
const works = new Set<() => Promise<unknown>>();

/** Has work done before a session is left. Returns how to stop. */
export function onLeaving(work: () => Promise<unknown>): () => void {
  works.add(work);
  return () => works.delete(work);
}

/** Resolves when the user's session can be left, or has been waited for long enough. Never rejects. */
export async function readyToLeave(userId: string): Promise<void> {
  const end = Date.now() + LEAVING;
  // Just after the page has loaded, the sender may still be loading.
  while (works.size === 0 && unsentChanges(userId) !== null && Date.now() < end) await pause(LOOK);
  await Promise.race([Promise.allSettled([...works].map((work) => work())), pause(end - Date.now())]);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
