/** The universities of a search as points of a map. */
import type { PointsQuery, PointsResponse, UniversityPoint } from '#schema/api/search.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { unpackText } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { positionOf } from './positions.ts';
import { selectRows } from './search-universities.ts';

/** All of them, in the order of names. */
export function listPoints(snapshot: Snapshot, query: PointsQuery, programs?: ProgramSnapshot): PointsResponse {
  const rows = selectRows(snapshot, { ...query, sortBy: 'name', sortOrder: undefined }, programs);
  const points = rows.flatMap((row): UniversityPoint[] => {
    const position = positionOf(snapshot, row);
    if (!position) return [];
    const name = unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);
    return [[snapshot.id[row] as number, position.latitude, position.longitude, name]];
  });
  return { total: rows.length, points };
}
