/** Kinds of changes that a new dataset can bring to a saved school, and their notification groups. */

import { FOLLOWED, type FollowedFigure } from '../figures/derived/followed.ts';

export const CHANGE_KINDS = {
  ...FOLLOWED,
  name: 'status',
  closed: 'status',
  // Of one's own plan: its date is near; the data have another one now.
  due: 'plan',
  planDate: 'plan',
} as const;

export type ChangeKind = keyof typeof CHANGE_KINDS;
export type ChangeGroup = (typeof CHANGE_KINDS)[ChangeKind];

/** The figures compared between two datasets; money in the institution's own currency, rates in percent. */
export type WatchedFigures = { name: string; currency: 'USD' | 'CAD' } & Record<FollowedFigure, number | null>;

/** What two datasets are compared by. */
export type WatchedKind = Exclude<ChangeKind, 'closed' | 'due' | 'planDate'>;
export const WATCHED_KINDS = (Object.keys(CHANGE_KINDS) as ChangeKind[]).filter(
  (kind): kind is WatchedKind => kind !== 'closed' && CHANGE_KINDS[kind] !== 'plan',
);
