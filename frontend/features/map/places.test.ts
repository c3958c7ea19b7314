import { describe, expect, it } from 'vitest';
import type { UniversityPoint } from '#schema/api/search.ts';
import { MAP_FRAMES } from '#schema/domain/places/map-projection.ts';
import { circleAround, placesOf } from './places.ts';
import { boundsOf } from './view.ts';

describe('places on the map', () => {
  it('stand in the region they belong to', () => {
    const points: UniversityPoint[] = [
      [1, 42.36, -71.06, 'In Boston', 61_250, 11.4, 9_000, 90, null],
      [2, 21.3, -157.82, 'In Honolulu', null, null, null, null, null],
    ];
    expect(placesOf({ own: true, points })[0]).toMatchObject({ price: 9_000, currency: 'USD', whose: 'own' });
    const [boston, honolulu] = placesOf({ own: false, points });
    expect(boston).toMatchObject({
      id: 1,
      name: 'In Boston',
      price: 61_250,
      whose: 'outOfState',
      acceptance: 11.4,
      region: 'mainland',
    });
    expect(honolulu?.region).toBe('hawaii');
    const [left, top, right, bottom] = MAP_FRAMES.hawaii;
    expect(honolulu?.x).toBeGreaterThan(left);
    expect(honolulu?.x).toBeLessThan(right);
    expect(honolulu?.y).toBeGreaterThan(top);
    expect(honolulu?.y).toBeLessThan(bottom);
  });
});

describe('the price of a place', () => {
  const toronto: UniversityPoint = [835_001, 43.66, -79.4, 'In Toronto', 43_304, null, null, 80, 6_100];
  it('is on English pages what students from abroad pay in Canada, in US dollars', () => {
    expect(placesOf({ own: false, points: [toronto] })[0]).toMatchObject({
      price: 43_304,
      currency: 'USD',
      whose: 'international',
    });
  });
});

describe('a circle around a place', () => {
  it('is as wide as its miles at the scale of the map, a thousand units to an earth radius', () => {
    const [left, top, right, bottom] = boundsOf(circleAround({ name: null, latitude: 40, longitude: -96 }, 100)) ?? [
      0, 0, 0, 0,
    ];
    // Equal areas, so what one direction gains the other loses.
    expect((right - left) * (bottom - top)).toBeCloseTo(((200 / 3958.76) * 1000) ** 2, -1);
  });

  it('does not cut through the map where its place is in a frame', () => {
    const [left, , right] = boundsOf(circleAround({ name: null, latitude: 58.38, longitude: -134.64 }, 250)) ?? [
      0, 0, 0,
    ];
    expect(right - left).toBeLessThan(100);
  });
});
