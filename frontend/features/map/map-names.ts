/**
 * What the map calls its states, provinces and larger cities. Like pins, names are placed for a step of zoom and in map units,
 * so that none comes and goes while one pans; none lies over a group, a point, a pin or another name.
 */
import type { Country } from '#schema/domain/record/enums.ts';
import { type Cluster, diameterOf, FARTHEST, scaleOf } from './clusters.ts';
import { citiesAt } from './named-cities.ts';
import { type Edges, type Pin, pinEdges, takenSpace } from './pins.ts';

/** A shape's places for its name, the roomiest first: a point, and how far the shape goes to either side of it. */
export interface ShapeRoom {
  country: Country;
  code: string;
  places: readonly { x: number; y: number; half: number }[];
}

export interface PlacedName {
  key: string;
  text: string;
  kind: 'state' | 'city';
  x: number;
  y: number;
  /** Pixels to either side of its middle. */
  half: number;
}

type Ring = readonly (readonly [x: number, y: number])[];

/** The rings of a path of relative lines ("M… l… z"), in its own units. */
export function ringsOf(path: string): Ring[] {
  const rings: [number, number][][] = [];
  for (const part of path.split(/(?=M)/)) {
    const [x0, y0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
    if (x0 === undefined || y0 === undefined) continue;
    let [x, y] = [x0, y0];
    const ring: [number, number][] = [[x, y]];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] as number;
      y += steps[at + 1] as number;
      ring.push([x, y]);
    }
    rings.push(ring);
  }
  return rings;
}

/** Whether a point is within a shape. */
export const isInRings = (rings: readonly Ring[], [x, y]: readonly [x: number, y: number]): boolean =>
  rings.flatMap((ring) => crossings(ring, y)).filter((end) => end > x).length % 2 === 1;

/** Where a line at `y` is within a ring: from, to, from, to… */
function crossings(ring: Ring, y: number): number[] {
  const found: number[] = [];
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] as readonly [number, number];
    if (y1 > y !== y2 > y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

/** Lines across a shape on which a name may lie. */
const LINES = 13;

/** The places for the name of a shape, in units of `perUnit` to a map unit. */
export function roomOf(key: string, path: string, perUnit: number): ShapeRoom {
  const [country = 'US', code = ''] = key.split('-');
  const area = (ring: Ring) =>
    Math.abs(
      ring.reduce((sum, [x1, y1], at) => {
        const [x2, y2] = ring[(at + 1) % ring.length] as readonly [number, number];
        return sum + x1 * y2 - x2 * y1;
      }, 0),
    );
  const [largest = []] = ringsOf(path).toSorted((a, b) => area(b) - area(a));
  const ys = largest.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const places = Array.from({ length: LINES }, (_, line) => {
    const y = top + ((line + 1) * (bottom - top)) / (LINES + 1);
    const ends = crossings(largest, y);
    let best = { x: 0, half: 0 };
    for (let at = 0; at + 1 < ends.length; at += 2) {
      const [from, to] = [ends[at] as number, ends[at + 1] as number];
      if ((to - from) / 2 > best.half) best = { x: (from + to) / 2, half: (to - from) / 2 };
    }
    // A name in the middle of a shape is read as its own.
    const aside = Math.abs(line - (LINES - 1) / 2) / LINES;
    return { x: best.x / perUnit, y: y / perUnit, half: best.half / perUnit, rank: best.half * (1 - aside) };
  }).toSorted((a, b) => b.rank - a.rank);
  return { country: country as Country, code, places: places.map(({ x, y, half }) => ({ x, y, half })) };
}

/** Pixels of a letter and of a line of names (13 px), on the safe side; names of states are spaced. */
const LETTER = { state: 8.4, city: 7.2 } as const;
const HALF_LINE = 9;
/** How far from its place a name may give way to a group, in pixels. */
const SHIFTS = [0, -16, 16, -28, 28] as const;
/** The same so near that it is still beside its city, a few miles away: a map of one city is not to be without its name. */
const NEAR_SHIFTS = [...SHIFTS, -44, 44, -64, 64, -90, 90] as const;
const NEAR_SCALE = 20;

export interface NamedMap {
  shapes: readonly ShapeRoom[];
  clusters: readonly Cluster[];
  pins: ReadonlyMap<number, Pin>;
  level: number;
  /** The full name of a state or province. */
  nameOf: (country: Country, code: string) => string;
}

/** The names of a zoom level, states before cities. */
export function namesOf({ shapes, clusters, pins, level, nameOf }: NamedMap): PlacedName[] {
  const scale = scaleOf(level) * FARTHEST;
  const space = takenSpace();
  for (const cluster of clusters) {
    const half = diameterOf(cluster) / 2 + 2;
    const [x, y] = [cluster.x * scale, cluster.y * scale];
    space.add([x - half, y - half, x + half, y + half], cluster.key);
    const pin = pins.get(cluster.key);
    if (!pin) continue;
    for (const side of ['right', 'left'] as const)
      if (pin.either || pin.bareEither || pin.side === side)
        space.add(pinEdges(cluster, scale, pin.width, side), cluster.key);
  }
  const names: PlacedName[] = [];
  const place = (name: Omit<PlacedName, 'half'>): boolean => {
    const half = (name.text.length * LETTER[name.kind]) / 2 + 3;
    const [x, y] = [name.x * scale, name.y * scale];
    const edges: Edges = [x - half, y - HALF_LINE, x + half, y + HALF_LINE];
    if (!space.isFree(edges, Number.NaN)) return false;
    space.add(edges, Number.NaN);
    names.push({ ...name, half });
    return true;
  };
  for (const { country, code, places } of shapes) {
    const key = `${country}-${code}`;
    // The whole name where any place has room for it, else the letters that addresses have.
    [nameOf(country, code), code].some((text) =>
      places.some(
        ({ x, y, half }) =>
          half * scale >= (text.length * LETTER.state) / 2 + 2 && place({ key, text, kind: 'state', x, y }),
      ),
    );
  }
  const shifts = scaleOf(level) < NEAR_SCALE ? SHIFTS : NEAR_SHIFTS;
  for (const { key, name, x, y } of citiesAt(scaleOf(level)))
    shifts.some((shift) => place({ key, text: name, kind: 'city', x, y: y + shift / scale }));
  return names;
}
