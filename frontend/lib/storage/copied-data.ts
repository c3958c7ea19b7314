/** Tracks which data came from the service worker's copies instead of the network, and how old they are. */

const times = new WeakMap<object, number>();

/** Notes the header of the answer that held the data; null when it came from the network. */
export function noteCopied(data: unknown, copiedAt: string | null): void {
  const time = copiedAt === null ? Number.NaN : Date.parse(copiedAt);
  if (typeof data === 'object' && data !== null && !Number.isNaN(time)) times.set(data, time);
}

/** When the data came from the network, if that was before this visit to it (milliseconds); else null. */
export function copiedTime(data: unknown): number | null {
  return (typeof data === 'object' && data !== null ? times.get(data) : undefined) ?? null;
}
