/** The shapes of states and provinces as the map draws them: projected, simplified line by line, written as SVG paths. */

import {
  isInBox,
  MAP_FRAMES,
  type MapPoint,
  type MapRegion,
  projectToMap,
} from '#schema/domain/places/map-projection.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type { LonLat, MapShapes } from '../../sources/map-shapes/read.ts';

/** One shape; its path is in twentieths of map units. */
export interface StateShape {
  code: string;
  country: Country;
  path: string;
}

/** Map units that a simplified line may lie beside the true one. */
const TOLERANCE = 0.07;
/** The same of shores on the Arctic Ocean, where no university is. Degrees north. */
const ARCTIC_TOLERANCE = 0.5;
const ARCTIC = 62;
/** Alaska's frame has a third of the mainland's scale, and few schools to look closely at. */
const ALASKAN_TOLERANCE = 0.12;
/** Islands smaller than this, in square map units, are left out where the state has a larger part. */
const SMALLEST_ISLAND = 0.25;
const SMALLEST_ARCTIC_ISLAND = 8;
const PER_UNIT = 20;
/** Degrees that the ends of a border may lie apart in two sources. */
const BORDER_APART = 0.3;

/** States that do not stand on the mainland's projection. */
const FRAMED: Readonly<Record<string, MapRegion>> = {
  AK: 'alaska',
  HI: 'hawaii',
  PR: 'caribbean',
  VI: 'caribbean',
  AS: 'pacific',
  GU: 'pacific',
  MP: 'pacific',
};
/** Where the Arctic begins on the mainland's map. */
const ARCTIC_Y = -400;
/** What lies beyond its frame, as the last of the Aleutians, would float on the mainland's map. */
function isFramed(ring: readonly MapPoint[], region: MapRegion): boolean {
  if (region === 'mainland') return true;
  return ring.every((point) => isInBox(point, MAP_FRAMES[region]));
}

const smallestOf = (ring: readonly MapPoint[]) =>
  Math.min(...ring.map(([, y]) => y)) < ARCTIC_Y ? SMALLEST_ARCTIC_ISLAND : SMALLEST_ISLAND;

/** The points that are needed to stay within the tolerance of a line (Douglas and Peucker); its ends always are. */
export function simplifyLine(line: readonly MapPoint[], tolerance: number): MapPoint[] {
  const chosen = new Uint8Array(line.length);
  chosen[0] = 1;
  chosen[line.length - 1] = 1;
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
    chosen[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => chosen[at] === 1);
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

/** Degrees between points of a line that runs straight on a globe's grid but not on the map: 49° N. */
const LONGEST_STEP = 1;

function densified(line: readonly LonLat[]): LonLat[] {
  return line.flatMap(([longitude, latitude], at) => {
    const next = line[at + 1];
    const steps = next ? Math.ceil(Math.abs(next[0] - longitude) / LONGEST_STEP) : 1;
    if (!next || steps <= 1 || steps > 60) return [[longitude, latitude] as const];
    return Array.from(
      { length: steps },
      (_, step): LonLat => [
        longitude + ((next[0] - longitude) * step) / steps,
        latitude + ((next[1] - latitude) * step) / steps,
      ],
    );
  });
}

/** The outline of a ring of lines; each line begins where the last one ended. */
function outlineOf<Point>(indexes: readonly number[], lineOf: (index: number) => readonly Point[]): Point[] {
  return indexes.flatMap((index, at) => {
    const line = lineOf(index < 0 ? ~index : index);
    const inOrder = index < 0 ? line.toReversed() : line;
    return at === 0 ? inOrder : inOrder.slice(1);
  });
}

/** Shapes of a source, each line projected and simplified once for all that share it, so that no gaps appear between them. */
function shapesOf({ rows, lines }: Pick<MapShapes, 'rows' | 'lines'>): StateShape[] {
  const simplified = new Map<string, MapPoint[]>();
  const lineOf = (index: number, region: MapRegion): MapPoint[] => {
    const key = `${region} ${index}`;
    const known = simplified.get(key);
    if (known) return known;
    const projected = densified(lines[index] as LonLat[]).map(([longitude, latitude]) =>
      // The Aleutians go on beyond the date line.
      projectToMap(latitude, region === 'alaska' && longitude > 0 ? longitude - 360 : longitude, region),
    );
    const farthest = Math.max(...(lines[index] as LonLat[]).map(([, latitude]) => latitude));
    const coarse = farthest > ARCTIC && region === 'mainland';
    const tolerance = coarse ? ARCTIC_TOLERANCE : region === 'alaska' ? ALASKAN_TOLERANCE : TOLERANCE;
    const line = simplifyLine(projected, tolerance);
    simplified.set(key, line);
    return line;
  };
  return rows.map(({ code, country, polygons }) => {
    const region = FRAMED[code] ?? 'mainland';
    const rings = polygons.flat().map((indexes) => {
      const ring = outlineOf(indexes, (index) => lineOf(index, region));
      return { ring, area: ringArea(ring) };
    });
    const largest = Math.max(...rings.map(({ area }) => area));
    const path = rings
      .filter(({ ring, area }) => area === largest || (area >= smallestOf(ring) && isFramed(ring, region)))
      .map(({ ring }) => ringPath(ring))
      .join('');
    return { code, country, path };
  });
}

/**
 * The Canadian lines of one source with the border as the other source draws the states beyond it: two borders of one
 * country would leave gaps and overlaps between the shapes.
 */
export function withBorderOf(canada: MapShapes, states: MapShapes): Pick<MapShapes, 'rows' | 'lines'> {
  const usersOf = new Map<number, { US: string[]; CA: string[] }>();
  for (const { code, country, polygons } of canada.rows) {
    for (const index of polygons.flat(2)) {
      const line = index < 0 ? ~index : index;
      const users = usersOf.get(line) ?? { US: [], CA: [] };
      users[country].push(code);
      usersOf.set(line, users);
    }
  }
  const outlines = new Map(
    states.rows.map(({ code, polygons }) => [
      code,
      polygons.flat().map((ring) => outlineOf(ring, (index) => states.lines[index] as LonLat[])),
    ]),
  );
  const lines = canada.lines.map((line, index) => {
    const users = usersOf.get(index);
    const [state] = users?.US ?? [];
    if (state === undefined || users?.CA.length === 0) return line;
    return alongOutline(line, outlines.get(state) ?? []);
  });
  return { rows: canada.rows.filter(({ country }) => country === 'CA'), lines };
}

const apart = ([x, y]: LonLat, [otherX, otherY]: LonLat) =>
  Math.hypot((x - otherX) * Math.cos((y * Math.PI) / 180), y - otherY);
const lengthOf = (line: readonly LonLat[]) =>
  line.reduce((sum, point, at) => sum + (at === 0 ? 0 : apart(line[at - 1] as LonLat, point)), 0);

/** The part of one of some closed outlines that runs where a line does; the line itself where none comes near. */
function alongOutline(line: readonly LonLat[], outlines: readonly LonLat[][]): LonLat[] {
  const [from, to] = [line[0] as LonLat, line.at(-1) as LonLat];
  const nearest = (ring: readonly LonLat[], point: LonLat) =>
    ring.reduce((best, one, at) => (apart(one, point) < apart(ring[best] as LonLat, point) ? at : best), 0);
  let [found, least]: [LonLat[], number] = [[...line], BORDER_APART];
  for (const ring of outlines) {
    const [start, end] = [nearest(ring, from), nearest(ring, to)];
    const off = Math.max(apart(ring[start] as LonLat, from), apart(ring[end] as LonLat, to));
    if (off >= least || start === end) continue;
    // A closed ring's last point is its first.
    const open = ring.slice(0, -1);
    const onward = end > start ? open.slice(start, end + 1) : [...open.slice(start), ...open.slice(0, end + 1)];
    const back = (
      start > end ? open.slice(end, start + 1) : [...open.slice(end), ...open.slice(0, start + 1)]
    ).toReversed();
    const wanted = lengthOf(line);
    const longer = (way: readonly LonLat[]) => Math.abs(lengthOf(way) - wanted);
    [found, least] = [longer(onward) < longer(back) ? onward : back, off];
  }
  return found;
}

/** All shapes by country and code. The same input gives the same text. */
export function stateShapes(canada: MapShapes, states: MapShapes): StateShape[] {
  return [...shapesOf(withBorderOf(canada, states)), ...shapesOf(states)].sort((a, b) =>
    a.country + a.code < b.country + b.code ? -1 : 1,
  );
}
