/** The shapes of states and provinces as the map draws them: projected, simplified line by line, written as SVG paths. */
import type { Country } from '#schema/domain/enums.ts';
import { type MapPoint, type MapRegion, projectToMap } from '#schema/domain/map-projection.ts';
import type { LonLat, MapShapes } from '../../sources/map-shapes/read.ts';

/** One shape; its path is in tenths of map units. */
export interface StateShape {
  code: string;
  country: Country;
  path: string;
}

/** Map units that a simplified line may lie beside the true one. */
const TOLERANCE = 0.2;
/** Islands smaller than this, in square map units, are left out where the state has a larger part. */
const SMALLEST_ISLAND = 1.2;
const PER_UNIT = 10;

/** States that do not stand on the mainland's projection. */
const FRAMED: Readonly<Record<string, MapRegion>> = { AK: 'alaska', HI: 'hawaii' };

/** The points that are needed to stay within the tolerance of a line (Douglas and Peucker); its ends always are. */
export function simplifyLine(line: readonly MapPoint[], tolerance: number): MapPoint[] {
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = tolerance;
    for (let at = from + 1; at < to; at += 1) {
      const away = distanceToSegment(line[at] as MapPoint, line[from] as MapPoint, line[to] as MapPoint);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => kept[at] === 1);
}

function distanceToSegment([x, y]: MapPoint, [x0, y0]: MapPoint, [x1, y1]: MapPoint): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
}

/** Area of a closed ring, in square units. */
export function ringArea(ring: readonly MapPoint[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as MapPoint;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** A ring as a closed path of whole numbers, each step relative to the last point; empty when nothing is left of it. */
export function ringPath(ring: readonly MapPoint[]): string {
  const whole = ring.map(([x, y]) => [Math.round(x * PER_UNIT), Math.round(y * PER_UNIT)] as const);
  const steps = whole.slice(1).flatMap(([x, y], at) => {
    const [lastX, lastY] = whole[at] as readonly [number, number];
    return x === lastX && y === lastY ? [] : [`${x - lastX} ${y - lastY}`];
  });
  const [start] = whole;
  return start && steps.length > 2 ? `M${start[0]} ${start[1]}l${steps.join(' ')}z`.replaceAll(' -', '-') : '';
}

/** All shapes by country and code. The same input gives the same text. */
export function stateShapes({ rows, lines }: MapShapes): StateShape[] {
  // Neighbours share a line, so each is simplified once for all of them and no gaps appear between them.
  const simplified = new Map<string, MapPoint[]>();
  const lineOf = (index: number, region: MapRegion): MapPoint[] => {
    const key = `${region} ${index}`;
    const known = simplified.get(key);
    if (known) return known;
    const projected = (lines[index] as LonLat[]).map(([longitude, latitude]) =>
      projectToMap(latitude, longitude, region),
    );
    const line = simplifyLine(projected, TOLERANCE);
    simplified.set(key, line);
    return line;
  };
  const ringOf = (indexes: readonly number[], region: MapRegion): MapPoint[] =>
    indexes.flatMap((index, at) => {
      const line = lineOf(index < 0 ? ~index : index, region);
      const inOrder = index < 0 ? line.toReversed() : line;
      // Each line begins where the last one ended.
      return at === 0 ? inOrder : inOrder.slice(1);
    });

  return rows
    .map(({ code, country, polygons }) => {
      const region = FRAMED[code] ?? 'mainland';
      const rings = polygons.flat().map((indexes) => {
        const ring = ringOf(indexes, region);
        return { ring, area: ringArea(ring) };
      });
      const largest = Math.max(...rings.map(({ area }) => area));
      const path = rings
        .filter(({ area }) => area >= SMALLEST_ISLAND || area === largest)
        .map(({ ring }) => ringPath(ring))
        .join('');
      return { code, country, path };
    })
    .sort((a, b) => (a.country + a.code < b.country + b.code ? -1 : 1));
}
