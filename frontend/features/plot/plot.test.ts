import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UniversityPoint } from '#schema/api/search.ts';
import {
  axisOf,
  dotName,
  mediansOf,
  namedOf,
  nearestTo,
  type PlottedSchool,
  placeIn,
  plottedOf,
  priceTicks,
} from './plot.ts';

const point = (id: number, price: number | null, rate: number | null): UniversityPoint => [
  id,
  40,
  -80,
  `School ${id}`,
  30_000,
  50,
  price,
  rate,
  null,
];
const school = (id: number, price: number, rate: number): PlottedSchool => ({
  id,
  name: `School ${id}`,
  price,
  rate,
});
const SIZE = { width: 400, height: 300, highest: 40_000, reach: 24 };

describe('a plot of a list', () => {
  it('holds the schools of which both are known, the cheapest first', () => {
    const points = [
      point(1, 20_000, 60),
      point(2, null, 80),
      point(3, 5_000, null),
      point(4, 0, 0),
      point(5, 5_000, 90),
    ];
    expect(plottedOf(points).map(({ id }) => id)).toEqual([4, 5, 1]);
  });

  it('names few and round prices, the last of which is at least the highest', () => {
    expect(priceTicks(0)).toEqual([0, 1_000]);
    expect(priceTicks(5_751)).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000]);
    expect(priceTicks(31_000)).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120_000 }), (highest) => {
        const ticks = priceTicks(highest);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('has the middle school by each', () => {
    expect(mediansOf([])).toBeNull();
    expect(mediansOf([school(1, 1_000, 90), school(2, 3_000, 20), school(3, 9_000, 50)])).toEqual({
      price: 3_000,
      rate: 50,
    });
  });

  it('finds the school that one points at, and none where none is near', () => {
    const schools = [school(1, 10_000, 50), school(2, 12_000, 50), school(3, 40_000, 100)];
    expect(nearestTo(schools, [104, 150], SIZE)?.id).toBe(1);
    expect(nearestTo(schools, [118, 150], SIZE)?.id).toBe(2);
    expect(nearestTo(schools, [400, 0], SIZE)?.id).toBe(3);
    expect(nearestTo(schools, [250, 150], SIZE)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 100 }), (price, rate) => {
        const one = school(9, price, rate);
        const [x, y] = placeIn(one, SIZE.highest);
        expect(nearestTo([one], [x * SIZE.width, (1 - y) * SIZE.height], SIZE)).toBe(one);
      }),
    );
  });

  it('leaves one school far from all others to the edge of the axis', () => {
    const near = Array.from({ length: 40 }, (_, at) => school(at, 10_000 + at * 500, 50));
    const far = school(99, 57_500, 77);
    expect(axisOf([...near, far]).at(-1)).toBe(30_000);
    expect(axisOf(near).at(-1)).toBe(30_000);
    expect(axisOf([...near, school(99, 33_000, 77)]).at(-1)).toBe(40_000);
    expect(axisOf([]).at(-1)).toBe(1_000);
    expect(placeIn(far, 30_000)).toEqual([1, 0.77]);
  });

  it('names first the best of the better half, then others, where the name covers no other dot', () => {
    const best = school(1, 5_000, 88);
    const crowd = Array.from({ length: 9 }, (_, at) => school(10 + at, 12_000 + at * 500, 65));
    const dear = Array.from({ length: 12 }, (_, at) => school(30 + at, 24_000 + at * 500, 40));
    const schools = [best, ...crowd, ...dear];
    const medians = mediansOf(schools) ?? { price: 0, rate: 0 };
    const named = namedOf(schools, medians, 30_000, 'narrow');
    expect(named[0]).toEqual({ school: best, after: true });
    expect(named.length).toBeLessThanOrEqual(8);
    const isBetter = named.map(({ school: { price, rate } }) => price <= medians.price && rate >= medians.rate);
    expect(isBetter).toEqual([...isBetter].sort((a, b) => Number(b) - Number(a)));
    const spread = Array.from({ length: 12 }, (_, at) => school(60 + at, 2_000 + at * 2_200, 5 + at * 7));
    const all = namedOf(spread, mediansOf(spread) ?? { price: 0, rate: 0 }, 30_000, 'widest');
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(dotName({ name: 'Ohio State University' }, 'narrow')).toBe('Ohio State');
    expect(dotName({ name: 'Ohio State University' }, 'wide')).toBe('Ohio State University');
  });

  it('cuts a name before a joining word, and gives none that is another school’s', () => {
    expect(dotName({ name: 'The Christ College of Nursing and Health Sciences' }, 'widest')).toBe('The Christ College');
    const campus = { ...school(1, 4_900, 21), name: 'Ohio University-Southern Campus' };
    const main = { ...school(2, 15_000, 65), name: 'Ohio University' };
    const other = { ...school(3, 29_000, 40), name: 'Elsewhere' };
    const named = (all: PlottedSchool[]) =>
      namedOf(all, { price: 22_000, rate: 50 }, 30_000, 'narrow').map((one) => one.school);
    expect(named([campus, main, other])).not.toContain(campus);
    expect(named([campus, other])).toContain(campus);
  });

  it('writes no name across the line of a median', () => {
    const best = school(1, 17_000, 88);
    const rest = [school(2, 1_000, 10), school(3, 20_000, 40), school(4, 29_000, 30), school(5, 29_500, 60)];
    const schools = [rest[0], best, ...rest.slice(1)] as PlottedSchool[];
    const medians = { price: 20_000, rate: 40 };
    expect(namedOf(schools, medians, 30_000, 'narrow')[0]).toEqual({ school: best, after: false });
  });
});
