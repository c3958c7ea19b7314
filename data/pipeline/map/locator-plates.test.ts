import { describe, expect, it } from 'vitest';
import { PLATE } from '#schema/domain/record/locator-plate.ts';
import { committedDataset } from '#tests/search/catalogue.ts';
import { readMapShapes } from '../../sources/map-shapes/read.ts';
import { readUsShapes } from '../../sources/us-shapes/read.ts';
import { locatorPlates, ringsOf } from './locator-plates.ts';
import { stateShapes } from './state-shapes.ts';

describe('the rings of a shape', () => {
  it('are its path’s points in map units', () => {
    expect(ringsOf('M20 40l20 0 0-40-20 0z')).toEqual([
      [
        [1, 2],
        [2, 2],
        [2, 0],
        [1, 0],
      ],
    ]);
  });
});

describe('locator plates', () => {
  const { universities } = committedDataset();
  const plates = locatorPlates(stateShapes(readMapShapes(), readUsShapes()), universities);
  const { left, top, width, height } = PLATE.map;

  it('fill the map’s part of the picture and stay in it', () => {
    for (const [key, { outline, box }] of Object.entries(plates)) {
      const numbers = (outline.match(/-?\d+/g) ?? []).map(Number);
      const xs = numbers.filter((_, at) => at % 2 === 0);
      const ys = numbers.filter((_, at) => at % 2 === 1);
      expect(Math.min(...xs), key).toBeGreaterThanOrEqual(left);
      expect(Math.max(...xs), key).toBeLessThanOrEqual(left + width);
      expect(Math.min(...ys), key).toBeGreaterThanOrEqual(top);
      expect(Math.max(...ys), key).toBeLessThanOrEqual(top + height);
      expect(Math.max(box[2] / width, box[3] / height), key).toBeCloseTo(1, 1);
    }
  });

  it('end before the button at the lower left of a phone, whose strip is 144 pixels high', () => {
    const scale = 144 / PLATE.height;
    const leftOf = (x: number) => 358 - (PLATE.width - x) * scale;
    // In French it ends 176 pixels from the left.
    for (const [key, { box }] of Object.entries(plates)) expect(leftOf(box[0]), key).toBeGreaterThan(190);
  });

  it('mark every school that has a position, in the picture', () => {
    for (const { id, name, country, state, latitude } of universities) {
      const plate = plates[`${country}-${state}`];
      if (latitude === null || !plate) continue;
      const [x, y] = plate.schools[id] ?? [-1, -1];
      expect(x >= left - 20 && x <= left + width + 20 && y >= top - 20 && y <= top + height + 20, name).toBe(true);
    }
  });

  it('are missing only for island states in free association', () => {
    const without = universities.filter(({ country, state }) => !plates[`${country}-${state}`]);
    expect([...new Set(without.map(({ state }) => state))].sort()).toEqual(['FM', 'MH', 'PW']);
  });

  it('are small enough to be sent with each picture', () => {
    for (const [key, { outline }] of Object.entries(plates)) expect(outline.length, key).toBeLessThan(6_000);
  });
});
