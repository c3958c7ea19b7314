import { describe, expect, it } from 'vitest';
import { projectToMap } from '#schema/domain/places/map-projection.ts';
import { type Cluster, levelOf } from './clusters.ts';
import { isInRings, namesOf, ringsOf, roomOf } from './map-names.ts';
import type { MapPlace } from './places.ts';

const SQUARE = 'M0 0l2000 0 0 1000 -2000 0z';

const group = (x: number, y: number): Cluster => ({
  key: 1,
  x,
  y,
  places: Array.from({ length: 9 }, (_, id) => ({ id, x, y }) as MapPlace),
});
const statesOf = (clusters: readonly Cluster[], scale: number) =>
  namesOf({
    shapes: [roomOf('US-OH', SQUARE, 20)],
    clusters,
    pins: new Map(),
    level: levelOf(scale),
    nameOf: () => 'Ohio',
  }).filter(({ kind }) => kind === 'state');

describe('names of states', () => {
  it('read the rings of a shape', () => {
    expect(ringsOf('M1 2l3 4-1-1zM5 6l1 1z')).toEqual([
      [
        [1, 2],
        [4, 6],
        [3, 5],
      ],
      [
        [5, 6],
        [6, 7],
      ],
    ]);
  });

  it('tell what is within a shape, and not in a hole or beside it', () => {
    const rings = ringsOf('M0 0l10 0 0 10-10 0zM4 4l2 0 0 2-2 0z');
    expect(isInRings(rings, [2, 2])).toBe(true);
    expect(isInRings(rings, [5, 5])).toBe(false);
    expect(isInRings(rings, [12, 2])).toBe(false);
    expect(isInRings(rings, [2, -1])).toBe(false);
  });

  it('lie in the middle of their shape, which is measured across', () => {
    const [first] = roomOf('US-OH', SQUARE, 20).places;
    expect(first).toMatchObject({ x: 50, y: 25, half: 50 });
  });

  it('are whole where there is room, else letters, else none', () => {
    expect(statesOf([], 1)).toMatchObject([{ text: 'Ohio', x: 50, y: 25 }]);
    expect(statesOf([], 0.32)).toMatchObject([{ text: 'OH' }]);
    expect(statesOf([], 0.1)).toEqual([]);
  });

  it('give way to a group of schools', () => {
    const [name] = statesOf([group(50, 25)], 2);
    expect(name).toMatchObject({ text: 'Ohio' });
    expect(Math.abs((name?.y ?? 25) - 25)).toBeGreaterThan(10);
  });
});

describe('names of cities', () => {
  const citiesAt = (scale: number) =>
    namesOf({ shapes: [], clusters: [], pins: new Map(), level: levelOf(scale), nameOf: () => '' }).map(
      ({ text }) => text,
    );

  it('stay beside a city whose middle is taken where one looks at it alone', () => {
    const [x, y] = projectToMap(39.96, -83);
    const named = (scale: number) =>
      namesOf({
        shapes: [],
        clusters: [group(x, y - 1.2), group(x, y), group(x, y + 1.2)],
        pins: new Map(),
        level: levelOf(scale),
        nameOf: () => '',
      });
    expect(named(28).map(({ text }) => text)).toContain('Columbus');
  });

  it('are more the nearer one looks, and never lie over each other', () => {
    expect(citiesAt(0.4)).toEqual([]);
    expect(citiesAt(1)).toContain('Chicago');
    expect(citiesAt(1)).not.toContain('Toledo');
    expect(citiesAt(8)).toContain('Toledo');
  });
});
