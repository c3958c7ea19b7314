import { expect, test } from 'vitest';
import { committedDataset } from '#tests/search/catalogue.ts';
import { dotsPath, HOME_MAP, homeMapPoint } from './home-map.ts';

test('every university of the mainland is in the picture, and it fills one direction', () => {
  const points = committedDataset().universities.flatMap(({ latitude, longitude }) => {
    const point = latitude === null || longitude === null ? null : homeMapPoint(latitude, longitude);
    return point ? [point] : [];
  });
  expect(points.length).toBeGreaterThan(3_000);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(HOME_MAP.width);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(HOME_MAP.height);
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(HOME_MAP.height * 0.95);
});

test('Alaska, Hawaii and Puerto Rico are not on it', () => {
  expect(homeMapPoint(61.2, -149.9)).toBeNull();
  expect(homeMapPoint(58.3, -134.4)).toBeNull();
  expect(homeMapPoint(21.3, -157.8)).toBeNull();
  expect(homeMapPoint(18.4, -66.1)).toBeNull();
  expect(homeMapPoint(40, -96)).not.toBeNull();
});

test('schools in one place are one dot', () => {
  expect(
    dotsPath([
      [3, 4],
      [1, 2],
      [3, 4],
    ]),
  ).toBe('M1 2h0M3 4h0');
});
