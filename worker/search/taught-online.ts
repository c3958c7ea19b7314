/** Schools that teach online only: their address is no place to study, so that a list around a place leaves them out. */
import type { ExportQuery } from '#schema/api/search.ts';
import type { Position } from '#schema/domain/places/distance.ts';
import { UNIT_SCALE } from '#schema/domain/search/search-filters.ts';
import { ALL_ONLINE_FROM } from '#schema/domain/site/limits.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { traitBit } from '#schema/search/traits.ts';
import { milesFrom } from './positions.ts';

const ONLINE_ONLY = traitBit('online-only');

/** Whether nearly all students study only online. */
export const sharesAll = (snapshot: Snapshot, row: number) =>
  (snapshot.onlineShare[row] as number) >= ALL_ONLINE_FROM * UNIT_SCALE.percent;

/** Whether a school says that it teaches online only. */
export const saysOnline = (snapshot: Snapshot, row: number): boolean =>
  ((snapshot.traits[row] as number) & ONLINE_ONLY) !== 0;

/** Whether a school says that it teaches online only, or all but one in a hundred of its students study that way. */
export const teachesOnline = (snapshot: Snapshot, row: number): boolean =>
  saysOnline(snapshot, row) || sharesAll(snapshot, row);

/** Whether a question is about studying online, so that online schools belong in its list. */
export const asksOnline = ({ designation, offers, onlineShareMin }: ExportQuery): boolean =>
  designation.includes('online-only') || offers.includes('online-programs') || onlineShareMin !== undefined;

/** `milesFrom` for a list: infinite for online schools, too, unless the question asks for them. */
export function milesToCampus(snapshot: Snapshot, centre: Position, query: ExportQuery): Float64Array {
  const miles = milesFrom(snapshot, centre, query.radiusMiles);
  if (asksOnline(query)) return miles;
  return miles.map((distance, row) => (teachesOnline(snapshot, row) ? Number.POSITIVE_INFINITY : distance));
}

/** Parameters that decide which online schools a list around a place holds. */
export const DECIDING_ONLINE = ['designation', 'offers', 'onlineShareMin'] as const satisfies (keyof ExportQuery)[];
