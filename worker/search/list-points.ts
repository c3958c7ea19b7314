/** The universities of a search as points of a map. */
import type { PointsQuery, PointsResponse, UniversityPoint } from '#schema/api/search.ts';
import { type NumberColumn, UNIT_SCALE, unitOf } from '#schema/domain/search/search-filters.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { positionOf } from './positions.ts';
import { selectRows } from './search-universities.ts';

/** All of them, in the order of names. */
export function listPoints(snapshot: Snapshot, query: PointsQuery, programs?: ProgramSnapshot): PointsResponse {
  const rows = selectRows(snapshot, { ...query, sortBy: 'name', sortOrder: undefined }, programs);
  const points = rows.flatMap((row): UniversityPoint[] => {
    const position = positionOf(snapshot, row);
    if (!position) return [];
    const name = unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);
    const [tuition, acceptance] = [figureOf(snapshot, 'tuition', row), figureOf(snapshot, 'acceptanceRate', row)];
    return [[snapshot.id[row] as number, position.latitude, position.longitude, name, tuition, acceptance]];
  });
  return { total: rows.length, points };
}

/** A figure in its own unit; null where it is not known, or of too few people to compare. */
function figureOf(snapshot: Snapshot, column: NumberColumn, row: number): number | null {
  const held = snapshot[column][row] as number;
  return held === NO_NUMBER ? null : held / UNIT_SCALE[unitOf(column)];
}
