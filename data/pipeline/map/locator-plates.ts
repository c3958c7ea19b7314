/** Outlines of states and provinces with a dot for every school, in pixels of a school's picture (locator-plate.ts). */

import { projectToMap } from '#schema/domain/places/map-projection.ts';
import { DIVISIONS } from '#schema/domain/places/regions.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { type LocatorPlates, PAPER_COUNT, PLATE, type StatePlate } from '#schema/domain/record/locator-plate.ts';
import { ringArea, type StateShape, simplifyLine } from './state-shapes.ts';

type Point = readonly [x: number, y: number];
type Located = Pick<UniversityRecord, 'id' | 'country' | 'state' | 'latitude' | 'longitude'>;

/** Of a StateShape's path. */
const PER_UNIT = 20;
/** Pixels that an outline may be off. */
const TOLERANCE = 1.2;
/** Islands smaller than this share of the largest part are left out. */
const SMALLEST_ISLAND = 0.002;

/** The rings of a StateShape's path in map units. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points: Point[] = [];
      let [x, y] = [0, 0];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] as number;
        y += numbers[at + 1] as number;
        points.push([x / PER_UNIT, y / PER_UNIT]);
      }
      return points;
    });
}

/** Fits points into the map's part of a plate. */
function fitted(points: readonly Point[]): (point: Point) => Point {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { map } = PLATE;
  const scale = Math.min(map.width / (right - left), map.height / (bottom - top));
  const x0 = map.left + (map.width - (right - left) * scale) / 2;
  const y0 = map.top + (map.height - (bottom - top) * scale) / 2;
  return ([x, y]) => [x0 + (x - left) * scale, y0 + (y - top) * scale];
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

function outlineOf(ring: readonly Point[]): string {
  const closed = [...ring, ring[0] as Point];
  const points = simplifyLine(closed, TOLERANCE).slice(0, -1).map(whole);
  return points.length < 3 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function paperOf(state: string): number {
  const division = Object.values<readonly string[]>(DIVISIONS).findIndex((states) => states.includes(state));
  return Math.max(0, division) % PAPER_COUNT;
}

function plateOf({ code, path }: StateShape, schools: readonly Located[]): StatePlate {
  const rings = ringsOf(path);
  const largest = Math.max(...rings.map(ringArea));
  const large = rings.filter((ring) => ringArea(ring) >= largest * SMALLEST_ISLAND);
  const place = fitted(large.flat());
  const shown = large.map((ring) => ring.map(place));
  const points = shown.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = whole([Math.min(...xs), Math.min(...ys)]);
  const [right, bottom] = whole([Math.max(...xs), Math.max(...ys)]);
  return {
    outline: shown.map(outlineOf).join(''),
    box: [left, top, right - left, bottom - top],
    paper: paperOf(code),
    schools: Object.fromEntries(
      schools.flatMap(({ id, latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [[id, whole(place(projectToMap(latitude, longitude)))]],
      ),
    ),
  };
}

/** A plate for each shape, with the schools of its state or province. */
export function locatorPlates(shapes: readonly StateShape[], universities: readonly Located[]): LocatorPlates {
  const byState = Map.groupBy(universities, ({ country, state }) => `${country}-${state}`);
  return Object.fromEntries(
    shapes.map((shape) => {
      const key = `${shape.country}-${shape.code}`;
      return [key, plateOf(shape, byState.get(key) ?? [])];
    }),
  );
}
