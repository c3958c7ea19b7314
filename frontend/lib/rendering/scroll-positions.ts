/** Scroll positions of history entries, for the tab's session or until the signed-in user leaves. */

const KEY = 'campusatlas:scroll';
const MOST = 50;

function readPositions(): [key: string, y: number][] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? (parsed as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The list with this entry last and the oldest dropped beyond 50. */
export function withPosition(positions: [string, number][], key: string, y: number): [string, number][] {
  return [...positions.filter(([one]) => one !== key), [key, Math.round(y)] as [string, number]].slice(-MOST);
}

/** Goes up when what was kept is forgotten: anyone who began to note a position before that keeps it no longer. */
export let positionsAge = 0;

/** Keeps it, unless all were forgotten since `begun` (of `positionsAge`): an entry's key can be its address. */
export function savePosition(key: string, y: number, begun: number): void {
  if (begun !== positionsAge) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withPosition(readPositions(), key, y)));
  } catch {
    // Without storage, Back begins at the top.
  }
}

/** Forgets all of them, the one of the page that shows included. */
export function forgetPositions(): void {
  positionsAge += 1;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

export function savedPosition(key: string): number {
  return readPositions().find(([one]) => one === key)?.[1] ?? 0;
}
