import { describe, expect, it } from 'vitest';
import { isInBox, MAP_FRAMES, MAP_HOME, type MapRegion, mapRegionOf, projectToMap } from './map-projection.ts';

describe('the projection of the map', () => {
  it('puts 40° N 96° W at the origin, north up and east to the right', () => {
    const [x, y] = projectToMap(40, -96);
    expect(x).toBeCloseTo(0, 9);
    expect(y).toBeCloseTo(0, 9);
    expect(projectToMap(45, -96)[1]).toBeLessThan(0);
    expect(projectToMap(40, -90)[0]).toBeGreaterThan(0);
  });

  it('keeps areas: a degree square is as large on the map as on the sphere, wherever it is', () => {
    const area = (latitude: number, longitude: number) => {
      const corners = [
        projectToMap(latitude, longitude, 'mainland'),
        projectToMap(latitude, longitude + 0.1, 'mainland'),
        projectToMap(latitude + 0.1, longitude + 0.1, 'mainland'),
        projectToMap(latitude + 0.1, longitude, 'mainland'),
      ] as const;
      const twice = corners.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = corners[(at + 1) % 4] as readonly [number, number];
        return sum + x * nextY - nextX * y;
      }, 0);
      const sphere =
        0.1 *
        (Math.PI / 180) *
        (Math.sin(((latitude + 0.1) * Math.PI) / 180) - Math.sin((latitude * Math.PI) / 180)) *
        1e6;
      return Math.abs(twice) / 2 / sphere;
    };
    for (const [latitude, longitude] of [
      [26, -80],
      [45, -100],
      [60, -135],
    ] as const) {
      expect(area(latitude, longitude)).toBeCloseTo(1, 3);
    }
  });
});

describe('the regions of the map', () => {
  const places: [name: string, latitude: number, longitude: number, region: MapRegion][] = [
    ['Boston', 42.36, -71.06, 'mainland'],
    ['Key West', 24.55, -81.78, 'mainland'],
    ['Vancouver', 49.26, -123.25, 'mainland'],
    ['Whitehorse', 60.72, -135.05, 'mainland'],
    ['Haida Gwaii', 53.25, -132.1, 'mainland'],
    ['Juneau', 58.38, -134.64, 'alaska'],
    ['Ketchikan', 55.34, -131.64, 'alaska'],
    ['Anchorage', 61.19, -149.83, 'alaska'],
    ['Utqiagvik', 71.32, -156.68, 'alaska'],
    ['Honolulu', 21.3, -157.82, 'hawaii'],
    ['San Juan', 18.4, -66.06, 'caribbean'],
    ['St. Thomas', 18.34, -64.97, 'caribbean'],
    ['Guam', 13.43, 144.8, 'pacific'],
    ['Majuro', 7.1, 171.38, 'pacific'],
    ['American Samoa', -14.32, -170.74, 'pacific'],
  ];

  it.each(places)('%s stands where it belongs', (_, latitude, longitude, region) => {
    expect(mapRegionOf(latitude, longitude)).toBe(region);
    const point = projectToMap(latitude, longitude);
    expect(isInBox(point, MAP_HOME)).toBe(true);
    for (const [framed, frame] of Object.entries(MAP_FRAMES)) {
      expect(isInBox(point, frame), framed).toBe(framed === region);
    }
  });

  it('keep the Yukon apart from Alaska', () => {
    expect(mapRegionOf(64.06, -139.43)).toBe('mainland');
    expect(mapRegionOf(64.06, -141.5)).toBe('alaska');
  });

  it('lie beside each other', () => {
    const frames = Object.values(MAP_FRAMES);
    for (const one of frames) {
      for (const other of frames.filter((frame) => frame !== one)) {
        const apart = one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1];
        expect(apart).toBe(true);
      }
    }
  });

  it('give every place on earth a point', () => {
    for (let latitude = -90; latitude <= 90; latitude += 15) {
      for (let longitude = -180; longitude <= 180; longitude += 15) {
        expect(projectToMap(latitude, longitude).every(Number.isFinite)).toBe(true);
      }
    }
  });
});
