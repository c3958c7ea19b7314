/**
 * Points that would lie on each other drawn as one. They are gathered for steps of zoom, not for every one, and in map
 * units, so that clusters stay what they are while one pans and change only from step to step.
 */
import type { MapPlace } from './places.ts';
import { MAX_SCALE } from './view.ts';

export interface Cluster {
  /** The id of the first of its places; the same for as long as the cluster is. */
  key: number;
  x: number;
  y: number;
  places: MapPlace[];
}

/** Pixels within which points join the first of them. */
export const REACH = 44;
/** Pixels that lie between the middles of two clusters at least, so that each can be pressed. */
export const GAP = 34;
/** Pixels across of a single school's point. */
export const POINT = 24;
/** A step of zoom holds from this share of the scale it stands for, and to as much beyond it. */
export const FARTHEST = 2 ** -0.25;

/** Half steps of doubling. */
export const levelOf = (scale: number): number => Math.round(2 * Math.log2(scale));
export const scaleOf = (level: number): number => 2 ** (level / 2);

/** Pixels across of a group, which grows with the doublings of its schools, or of a point. */
export function diameterOf({ places }: Cluster): number {
  return places.length === 1 ? POINT : Math.min(48, 23 + 2.2 * Math.log2(places.length));
}

interface Grid<T> {
  add: (item: T) => void;
  /** What is nearest to a point and nearer than a side of the grid's cells, of all that pass. */
  nearest: (x: number, y: number, passes: (item: T) => boolean) => T | undefined;
}

/** A grid over the map, so that only neighbours are compared. */
function gridOf<T extends { x: number; y: number }>(side: number): Grid<T> {
  const cells = new Map<string, T[]>();
  const keyOf = (column: number, row: number) => `${column} ${row}`;
  const at = (value: number) => Math.floor(value / side);
  return {
    add(item) {
      const key = keyOf(at(item.x), at(item.y));
      const here = cells.get(key);
      if (here) here.push(item);
      else cells.set(key, [item]);
    },
    nearest(x, y, passes) {
      let found: T | undefined;
      let least = side;
      for (let column = at(x) - 1; column <= at(x) + 1; column += 1) {
        for (let row = at(y) - 1; row <= at(y) + 1; row += 1) {
          for (const item of cells.get(keyOf(column, row)) ?? []) {
            const away = Math.hypot(item.x - x, item.y - y);
            if (away < least && passes(item)) [found, least] = [item, away];
          }
        }
      }
      return found;
    },
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const regionOf = ({ places }: Cluster) => places[0]?.region;

function clusterOf(places: MapPlace[]): Cluster {
  const [first] = places as [MapPlace];
  return { key: first.id, x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)), places };
}

/** The clusters of a zoom level. Every place is in exactly one; places of different regions of the map never join. */
export function clusterPlaces(places: readonly MapPlace[], level: number): Cluster[] {
  const scale = scaleOf(level);
  const seeds = gridOf<MapPlace & { joined: MapPlace[] }>(REACH / scale);
  const gathered: MapPlace[][] = [];
  for (const place of places) {
    const seed = seeds.nearest(place.x, place.y, ({ region }) => region === place.region);
    if (seed) {
      seed.joined.push(place);
      continue;
    }
    const joined = [place];
    gathered.push(joined);
    seeds.add({ ...place, joined });
  }
  let clusters = gathered.map(clusterOf);
  for (let before = Number.POSITIVE_INFINITY; clusters.length < before; ) {
    before = clusters.length;
    clusters = mergeClose(clusters, scale);
  }
  return clusters;
}

/** Two of the largest side by side at the farthest look of their step. */
const WIDEST_GAP = 60;
/** Pixels between the middles of two clusters, so that neither lies over the other. */
const gapOf = (one: Cluster, other: Cluster) => Math.max(GAP, (diameterOf(one) + diameterOf(other)) / 2 / FARTHEST);

/**
 * A cluster lies where its places are on average, so two may come close: the larger one then takes the smaller, and may
 * have come too close to a third.
 */
function mergeClose(clusters: Cluster[], scale: number): Cluster[] {
  const grid = gridOf<Cluster>(WIDEST_GAP / scale);
  const shown: Cluster[] = [];
  const bySize = clusters.toSorted((a, b) => b.places.length - a.places.length || a.key - b.key);
  for (const cluster of bySize) {
    const near = grid.nearest(
      cluster.x,
      cluster.y,
      (other) =>
        regionOf(other) === regionOf(cluster) &&
        Math.hypot(other.x - cluster.x, other.y - cluster.y) * scale < gapOf(other, cluster),
    );
    if (near) near.places.push(...cluster.places);
    else {
      shown.push(cluster);
      grid.add(cluster);
    }
  }
  return shown;
}

/** Whether no zoom takes a cluster apart, because its places are on one spot. */
export function isOneSpot({ places }: Cluster): boolean {
  const width = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return width(places.map(({ x }) => x)) * MAX_SCALE < REACH && width(places.map(({ y }) => y)) * MAX_SCALE < REACH;
}

/** Clusters as one reads them: line by line from the top, each line from the left. */
export function inReadingOrder(clusters: readonly Cluster[], scale: number): Cluster[] {
  const line = ({ y }: Cluster) => Math.floor((y * scale) / REACH);
  return clusters.toSorted((a, b) => line(a) - line(b) || a.x - b.x || a.key - b.key);
}
