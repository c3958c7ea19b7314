/** Changes gathered by the school they are about. */
import type { Notification } from '#schema/api/notifications.ts';

export interface SchoolChanges {
  universityId: number;
  /** As it was called when the newest of them was found. */
  name: string;
  /** Null when it has left the data. */
  slug: string | null;
  changes: Notification[];
}

/** Schools in the order of their newest change, each with its changes in the order given (newest first). */
export function bySchool(notifications: readonly Notification[]): SchoolChanges[] {
  const schools = new Map<number, SchoolChanges>();
  for (const change of notifications) {
    const { universityId, name, slug } = change;
    const school = schools.get(universityId);
    if (school) school.changes.push(change);
    else schools.set(universityId, { universityId, name, slug, changes: [change] });
  }
  return [...schools.values()];
}
