/**
 * Finds the schools that a text is exactly a name of and that are in no list: closed or merged ones, and those out of
 * scope.
 */
import type { GoneUniversity, OutsideUniversity } from '#schema/api/search.ts';
import { asideKey } from '#schema/search/aside.ts';
import { asideOfSnapshot, type Snapshot } from '#schema/search/snapshot.ts';

export interface UnlistedMatch {
  gone: GoneUniversity[];
  outside: OutsideUniversity[];
}

/** Those of exactly this name; none for an absent text. */
export function findUnlisted(snapshot: Snapshot, text: string | undefined): UnlistedMatch {
  const key = text === undefined ? '' : asideKey(text);
  if (key === '') return { gone: [], outside: [] };
  const { gone, outside } = asideOfSnapshot(snapshot);
  const isNamed = ({ keys }: { keys: string[] }) => keys.includes(key);
  return {
    gone: gone.filter(isNamed).map(({ keys: _, ...school }) => school),
    outside: outside.filter(isNamed).map(({ keys: _, ...school }) => school),
  };
}

/** Whether a text is exactly the name of such a school. */
export function isUnlisted(snapshot: Snapshot, text: string): boolean {
  const { gone, outside } = findUnlisted(snapshot, text);
  return gone.length > 0 || outside.length > 0;
}
