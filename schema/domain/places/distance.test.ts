import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundingBox, KILOMETRES_PER_MILE, milesBetween, type Position, positionFrom } from './distance.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('a degree of a great circle is 111.2 kilometres', () => {
  expect(milesBetween(at(0, 0), at(1, 0)) * KILOMETRES_PER_MILE).toBeCloseTo(111.195, 2);
});

describe('miles between two places', () => {
  it.each([
    ['Boston and New York', at(42.3601, -71.0589), at(40.7128, -74.006), 190],
    ['Seattle and Vancouver', at(47.6062, -122.3321), at(49.2827, -123.1207), 121],
    ['both sides of the date line', at(0, 179.5), at(0, -179.5), 69],
    ['both sides of the date line, going east', at(0, -179.5), at(0, 179.5), 69],
    ['pole and equator', at(90, 0), at(0, 45), 6218],
    ['a place and its antipode', at(30, 20), at(-30, -160), 12_437],
  ])('%s', (_, from, to, miles) => {
    expect(milesBetween(from, to)).toBeGreaterThan(miles - 1);
    expect(milesBetween(from, to)).toBeLessThan(miles + 1);
  });

  it('are none from a place to itself and the same both ways', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        expect(milesBetween(from, from)).toBe(0);
        expect(milesBetween(from, to)).toBeCloseTo(milesBetween(to, from), 6);
      }),
    );
  });
});

describe('the box around a circle', () => {
  it('holds every place within the miles, around poles and across the date line', () => {
    fc.assert(
      fc.property(
        anywhere,
        fc.double({ min: 0.1, max: 6_000, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (centre, miles, bearing, share) => {
          const place = positionFrom(centre, miles * share, bearing);
          expect(boundingBox(centre, miles)(place)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('leaves out what is clearly farther', () => {
    const near = boundingBox(at(42.36, -71.06), 25);
    expect(near(at(42.36, -71.5))).toBe(true);
    expect(near(at(42.36, -71.6))).toBe(false);
    expect(near(at(42.8, -71.06))).toBe(false);
  });

  it('crosses the date line', () => {
    const near = boundingBox(at(7, 179.9), 100);
    expect(near(at(7, -179.9))).toBe(true);
    expect(near(at(7, -170))).toBe(false);
  });

  it('has no bounds in longitude when the circle holds a pole', () => {
    const near = boundingBox(at(89.5, 0), 100);
    expect(near(at(89.9, 180))).toBe(true);
    expect(near(at(85, 0))).toBe(false);
  });
});

describe('a place so far away', () => {
  it('is as far as was asked', () => {
    for (const bearing of [0, 45, 90, 180, 300]) {
      const centre = at(45.5, -73.6);
      expect(milesBetween(centre, positionFrom(centre, 100, bearing))).toBeCloseTo(100, 6);
    }
  });
});
