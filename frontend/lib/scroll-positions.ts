/** How far down each history entry was, for the length of the tab's session. */

const KEY = 'campusatlas:scroll';
const KEPT = 50;

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
  return [...positions.filter(([one]) => one !== key), [key, Math.round(y)] as [string, number]].slice(-KEPT);
}

export function savePosition(key: string, y: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withPosition(readPositions(), key, y)));
  } catch {
    // Without storage, Back begins at the top.
  }
}

export function savedPosition(key: string): number {
  return readPositions().find(([one]) => one === key)?.[1] ?? 0;
}
