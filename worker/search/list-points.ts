/** The universities of a search as points of a map. */
import type { PointsQuery, PointsResponse, UniversityPoint } from '#schema/api/search.ts';
import { COUNTRIES } from '#schema/domain/record/enums.ts';
import { type NumberColumn, UNIT_SCALE, unitOf } from '#schema/domain/search/search-filters.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { positionOf } from './positions.ts';
import { selectAsked } from './search-universities.ts';
import { situationIn, yourPrices } from './your-prices.ts';

/** All of them, in the order of names, with the prices of whoever asks where the question or its line says enough. */
export function listPoints(snapshot: Snapshot, query: PointsQuery, programs?: ProgramSnapshot): PointsResponse {
  const { rows, asked } = selectAsked(snapshot, { ...query, sortBy: 'name', sortOrder: undefined }, programs);
  const situation = situationIn(asked);
  const prices = situation && yourPrices(snapshot, situation).values;
  const points = rows.flatMap((row): UniversityPoint[] => {
    const position = positionOf(snapshot, row);
    if (!position) return [];
    const name = unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);
    const price = prices ? known(prices[row] as number) : figureOf(snapshot, 'netPrice', row);
    return [
      [
        snapshot.id[row] as number,
        position.latitude,
        position.longitude,
        name,
        figureOf(snapshot, 'tuition', row),
        figureOf(snapshot, 'acceptanceRate', row),
        price,
        figureOf(snapshot, 'graduationRate', row),
        isCanadian(snapshot, row) ? known(snapshot.tuitionInStatePrice[row] as number) : null,
      ],
    ];
  });
  return { total: rows.length, own: prices !== null, points };
}

const isCanadian = (snapshot: Snapshot, row: number) => COUNTRIES[snapshot.country[row] as number] === 'CA';

const known = (value: number): number | null => (value === NO_NUMBER ? null : value);

/** A figure in its own unit; null where it is not known, or of too few people to compare. */
function figureOf(snapshot: Snapshot, column: NumberColumn, row: number): number | null {
  const held = known(snapshot[column][row] as number);
  return held === null ? null : held / UNIT_SCALE[unitOf(column)];
}
