import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP_HOME } from '#schema/domain/places/map-projection.ts';
import {
  boundsOf,
  boxOfView,
  clampView,
  fitBox,
  MARGIN,
  MAX_SCALE,
  panBy,
  type Size,
  toMap,
  toScreen,
  viewBetween,
  zoomAt,
} from './view.ts';

const SIZE: Size = { width: 600, height: 500 };
const aView = fc.record({
  x: fc.double({ min: -300, max: 300, noNaN: true }),
  y: fc.double({ min: -300, max: 200, noNaN: true }),
  scale: fc.double({ min: 0.8, max: MAX_SCALE, noNaN: true }),
});
const aPixel = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 500 }));

describe('a view of the map', () => {
  it('fitted to a box shows all of it with the margin, and no more than it must', () => {
    const view = fitBox([0, 0, 100, 50], SIZE);
    expect(toScreen(view, SIZE, [0, 25])).toEqual([MARGIN, 250]);
    expect(toScreen(view, SIZE, [100, 25])).toEqual([600 - MARGIN, 250]);
    expect(toScreen(view, SIZE, [50, 0])[1]).toBeGreaterThan(MARGIN);
  });

  it('of a single point is not nearer than the positions are exact', () => {
    expect(fitBox([5, 5, 5, 5], SIZE)).toMatchObject({ x: 5, y: 5 });
    expect(fitBox([5, 5, 5, 5], SIZE).scale).toBeLessThanOrEqual(MAX_SCALE);
  });

  it('shows some of the surroundings where it is asked to', () => {
    expect(fitBox([5, 5, 6, 6], SIZE, 0, 50).scale).toBe(10);
  });

  it('fitted to its own box without a margin is the same again', () => {
    fc.assert(
      fc.property(aView, (view) => {
        const again = fitBox(boxOfView(view, SIZE), SIZE, 0);
        expect(Math.abs(again.scale / view.scale - 1)).toBeLessThan(0.04);
        expect(again.x).toBeCloseTo(view.x, 0);
        expect(again.y).toBeCloseTo(view.y, 0);
      }),
    );
  });

  it('has a pixel for each point and a point for each pixel', () => {
    fc.assert(
      fc.property(aView, aPixel, (view, pixel) => {
        const [x, y] = toScreen(view, SIZE, toMap(view, SIZE, pixel));
        expect(x).toBeCloseTo(pixel[0], 6);
        expect(y).toBeCloseTo(pixel[1], 6);
      }),
    );
  });

  it('zoomed at a pixel keeps the point under it, as far as the map reaches', () => {
    const view = { x: 0, y: -100, scale: 4 };
    const before = toMap(view, SIZE, [100, 400]);
    const after = toMap(zoomAt(view, SIZE, 2, [100, 400]), SIZE, [100, 400]);
    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  });

  it('never leaves the map, nor goes farther or nearer than it may', () => {
    fc.assert(
      fc.property(aView, fc.double({ min: 0.01, max: 100, noNaN: true }), aPixel, (view, factor, pixel) => {
        for (const next of [zoomAt(view, SIZE, factor, pixel), panBy(view, SIZE, [pixel[0] * 50, -pixel[1] * 50])]) {
          expect(clampView(next, SIZE)).toEqual(next);
          expect(next.scale).toBeLessThanOrEqual(MAX_SCALE);
        }
      }),
    );
  });

  it('panned moves by as many pixels as asked', () => {
    const view = { x: 0, y: 0, scale: 2 };
    expect(panBy(view, SIZE, [20, -10])).toEqual({ x: 10, y: -5, scale: 2 });
  });

  it('says its box with a tenth of a unit to spare, so that fitting it again shows the same', () => {
    fc.assert(
      fc.property(aView, (view) => {
        const box = boxOfView(view, SIZE);
        const [left, top] = toMap(view, SIZE, [0, 0]);
        const [right, bottom] = toMap(view, SIZE, [SIZE.width, SIZE.height]);
        for (const [outer, inner] of [
          [left, box[0]],
          [top, box[1]],
          [box[2], right],
          [box[3], bottom],
        ] as const) {
          expect(outer - inner).toBeGreaterThan(-1e-6);
          expect(outer - inner).toBeLessThan(0.1 + 1e-9);
        }
      }),
    );
  });

  it('on its way begins and ends where it should', () => {
    const [from, to] = [fitBox(MAP_HOME, SIZE), { x: 120, y: 30, scale: 20 }];
    for (const [share, expected] of [
      [0, from],
      [1, to],
    ] as const) {
      const view = viewBetween(from, to, share);
      expect(view.x).toBeCloseTo(expected.x, 6);
      expect(view.y).toBeCloseTo(expected.y, 6);
      expect(view.scale).toBeCloseTo(expected.scale, 6);
    }
    expect(viewBetween({ x: 0, y: 0, scale: 2 }, { x: 10, y: 0, scale: 2 }, 0.5)).toEqual({ x: 5, y: 0, scale: 2 });
  });
});

describe('the bounds of points', () => {
  it('hold all of them, and are none for none', () => {
    expect(
      boundsOf([
        [1, 5],
        [-2, 7],
        [0, 0],
      ]),
    ).toEqual([-2, 0, 1, 7]);
    expect(boundsOf([])).toBeNull();
  });
});
