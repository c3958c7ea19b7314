/** Positions of a snapshot's rows, and distances from a place. */
import { boundingBox, milesBetween, type Position } from '#schema/domain/places/distance.ts';
import { isInBox, type MapBox, type MapPoint, projectToMap } from '#schema/domain/places/map-projection.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';

/** The snapshot holds thousandths of a degree, about a hundred metres. */
const PER_DEGREE = 1_000;

/** Where a row is, in degrees; null when that is not known. */
export function positionOf(snapshot: Snapshot, row: number): Position | null {
  const latitude = snapshot.latitude[row] as number;
  const longitude = snapshot.longitude[row] as number;
  if (latitude === NO_NUMBER || longitude === NO_NUMBER) return null;
  return { latitude: latitude / PER_DEGREE, longitude: longitude / PER_DEGREE };
}

/**
 * For each row its miles from the centre, infinite where the position is not known or, with `radius`, farther. The
 * box around the circle goes first: it is a few comparisons where a haversine is half a dozen sines.
 */
export function milesFrom(snapshot: Snapshot, centre: Position, radius?: number): Float64Array {
  const near = radius === undefined ? () => true : boundingBox(centre, radius);
  return Float64Array.from({ length: snapshot.size }, (_, row) => {
    const position = positionOf(snapshot, row);
    if (!position || !near(position)) return Number.POSITIVE_INFINITY;
    const miles = milesBetween(centre, position);
    return radius !== undefined && miles > radius ? Number.POSITIVE_INFINITY : miles;
  });
}

/** How many rows of some kind are at most so many miles from the centre. */
export function countWithin(
  snapshot: Snapshot,
  centre: Position,
  radius: number,
  counts: (row: number) => boolean = () => true,
): number {
  const near = boundingBox(centre, radius);
  let count = 0;
  for (let row = 0; row < snapshot.size; row += 1) {
    const position = positionOf(snapshot, row);
    if (counts(row) && position && near(position) && milesBetween(centre, position) <= radius) count += 1;
  }
  return count;
}

const mapPoints = new WeakMap<Snapshot, (MapPoint | null)[]>();

/** Where the rows are on the map, projected once for each snapshot. */
function mapPointsOf(snapshot: Snapshot): (MapPoint | null)[] {
  const known = mapPoints.get(snapshot);
  if (known) return known;
  const points = Array.from({ length: snapshot.size }, (_, row) => {
    const position = positionOf(snapshot, row);
    return position && projectToMap(position.latitude, position.longitude);
  });
  mapPoints.set(snapshot, points);
  return points;
}

/** Which rows are not in a box of the map; those without a position are in none. */
export function outsideBox(snapshot: Snapshot, box: MapBox): (row: number) => boolean {
  const points = mapPointsOf(snapshot);
  return (row) => {
    const point = points[row];
    return !point || !isInBox(point, box);
  };
}
