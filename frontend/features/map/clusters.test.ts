import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapRegion } from '#schema/domain/places/map-projection.ts';
import {
  clusterPlaces,
  diameterOf,
  FARTHEST,
  GAP,
  inReadingOrder,
  isOneSpot,
  levelOf,
  REACH,
  scaleOf,
} from './clusters.ts';
import type { MapPlace } from './places.ts';
import { MAX_SCALE } from './view.ts';

const at = (id: number, x: number, y: number, region: MapRegion = 'mainland'): MapPlace => ({
  id,
  name: `School ${id}`,
  price: null,
  acceptance: null,
  currency: 'USD',
  whose: 'outOfState',
  latitude: 0,
  longitude: 0,
  region,
  x,
  y,
});

const places = fc
  .array(
    fc.tuple(
      fc.double({ min: -400, max: 400, noNaN: true }),
      fc.double({ min: -400, max: 300, noNaN: true }),
      fc.constantFrom<MapRegion>('mainland', 'alaska'),
    ),
    { maxLength: 200 },
  )
  .map((list) => list.map(([x, y, region], index) => at(index + 1, x, y, region)));
const level = fc.integer({ min: levelOf(0.4), max: levelOf(MAX_SCALE) });

describe('clusters', () => {
  it('of many schools keep farther apart than those of few', () => {
    const crowd = (from: number, x: number) => Array.from({ length: 1_000 }, (_, index) => at(from + index, x, 0));
    expect(clusterPlaces([...crowd(1, 0), ...crowd(2_001, 46)], levelOf(1))).toHaveLength(1);
    expect(clusterPlaces([...crowd(1, 0), ...crowd(2_001, 60)], levelOf(1))).toHaveLength(2);
  });

  it('never lie over each other, at any scale of their step', () => {
    fc.assert(
      fc.property(places, level, (list, step) => {
        const clusters = clusterPlaces(list, step);
        const scale = scaleOf(step) * FARTHEST;
        for (const one of clusters) {
          for (const other of clusters) {
            if (one === other || one.places[0]?.region !== other.places[0]?.region) continue;
            const away = Math.hypot(one.x - other.x, one.y - other.y) * scale;
            expect(away).toBeGreaterThanOrEqual((diameterOf(one) + diameterOf(other)) / 2 - 1e-6);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('hold every place once, and never places of two regions', () => {
    fc.assert(
      fc.property(places, level, (all, zoom) => {
        const clusters = clusterPlaces(all, zoom);
        expect(clusters.flatMap((one) => one.places.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
          all.map(({ id }) => id),
        );
        for (const one of clusters) expect(new Set(one.places.map(({ region }) => region)).size).toBe(1);
      }),
    );
  });

  it('leave room between each other to be pressed', () => {
    fc.assert(
      fc.property(places, level, (all, zoom) => {
        const clusters = clusterPlaces(all, zoom);
        const scale = scaleOf(zoom);
        clusters.forEach((one, index) => {
          for (const other of clusters.slice(index + 1)) {
            if (one.places[0]?.region !== other.places[0]?.region) continue;
            expect(Math.hypot(one.x - other.x, one.y - other.y) * scale).toBeGreaterThanOrEqual(GAP - 1e-6);
          }
        });
      }),
    );
  });

  it('have keys of their own, the same for the same places and zoom', () => {
    fc.assert(
      fc.property(places, level, (all, zoom) => {
        const keys = clusterPlaces(all, zoom).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(clusterPlaces(all, zoom).map(({ key }) => key)).toEqual(keys);
      }),
    );
  });

  it('come apart when one zooms in', () => {
    const pair = [at(1, 0, 0), at(2, 10, 0)];
    const countAt = (scale: number) => clusterPlaces(pair, levelOf(scale)).length;
    expect(countAt((REACH / 10) * 0.5)).toBe(1);
    expect(countAt((REACH / 10) * 2)).toBe(2);
  });

  it('lie in the middle of their places', () => {
    const [cluster] = clusterPlaces([at(1, 0, 0), at(2, 1, 1)], levelOf(1));
    expect(cluster).toMatchObject({ key: 1, x: 0.5, y: 0.5 });
  });
});

describe('one spot', () => {
  const spot = (...list: MapPlace[]) => isOneSpot({ key: 1, x: 0, y: 0, places: list });

  it('is what no zoom takes apart', () => {
    expect(spot(at(1, 5, 5), at(2, 5, 5))).toBe(true);
    expect(spot(at(1, 5, 5), at(2, 5.1, 5))).toBe(true);
    expect(spot(at(1, 5, 5), at(2, 8, 5))).toBe(false);
  });
});

describe('reading order', () => {
  it('goes line by line from the top, each line from the left', () => {
    const clusters = [at(1, 30, 20), at(2, 0, 25), at(3, 10, 500), at(4, -10, 499)].map((place) => ({
      key: place.id,
      x: place.x,
      y: place.y,
      places: [place],
    }));
    expect(inReadingOrder(clusters, 1).map(({ key }) => key)).toEqual([2, 1, 4, 3]);
  });
});
