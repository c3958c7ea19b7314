import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cluster, clusterPlaces, diameterOf, levelOf, scaleOf } from './clusters.ts';
import {
  groupText,
  nameOnPin,
  pinsOf,
  pinText,
  pinWidth,
  pinWithin,
  priceStepsOf,
  sideWithin,
  stepOf,
} from './pins.ts';
import type { MapPlace } from './places.ts';
import { MAX_SCALE } from './view.ts';

const at = (id: number, x: number, y: number, figures: Partial<MapPlace> = {}): MapPlace => ({
  id,
  name: `School ${id}`,
  price: 44_230,
  acceptance: 45.3,
  currency: 'USD',
  whose: 'outOfState',
  latitude: 0,
  longitude: 0,
  region: 'mainland',
  x,
  y,
  ...figures,
});
const single = (place: MapPlace): Cluster => ({ key: place.id, x: place.x, y: place.y, places: [place] });

describe('the words of a pin', () => {
  it('are the price, in thousands', () => {
    expect(pinText({ price: 44_230, currency: 'USD' })).toBe('$44k');
    expect(pinText({ price: 3_080, currency: 'USD' })).toBe('$3.1k');
    expect(pinText({ price: 9_990, currency: 'USD' })).toBe('$10k');
    expect(pinText({ price: 0, currency: 'USD' })).toBe('$0');
    expect(pinText({ price: 850, currency: 'USD' })).toBe('$850');
  });

  it('are none where there is no price', () => {
    expect(pinText({ price: null, currency: 'USD' })).toBeNull();
  });
});

describe('steps of one’s own prices', () => {
  const own = (prices: readonly (number | null)[]) =>
    prices.map((price, index) => at(index, 0, 0, { whose: 'own', price }));

  it('are thirds at whole thousands', () => {
    const steps = priceStepsOf(own([5_751, 7_184, 9_400, null, 12_300, 15_160, 20_100, 28_000, 41_000, 57_000]));
    expect(steps).toEqual([12_000, 28_000]);
    // What a pin rounds to $28k has the color of $28k and more.
    expect([0, 11_499, 11_500, 27_499, 27_600].map((price) => steps && stepOf(steps, price))).toEqual([0, 0, 1, 1, 2]);
  });

  it('are none for published prices, few schools, or prices that are alike', () => {
    expect(priceStepsOf(Array.from({ length: 9 }, (_, index) => at(index, 0, 0, { price: index * 5_000 })))).toBeNull();
    expect(priceStepsOf(own([1_000, 9_000, 20_000]))).toBeNull();
    expect(priceStepsOf(own(Array(9).fill(7_100)))).toBeNull();
  });
});

describe('pins', () => {
  it('are of single schools, on the side where there is room', () => {
    const level = levelOf(1);
    const [left, right] = [at(1, 0, 0), at(2, 60, 0)];
    const pins = pinsOf([single(left), single(right)], level);
    expect(pins.get(1)?.side).toBe('left');
    expect(pins.get(2)?.side).toBe('right');
    const between = pinsOf([single(left), single(right), single(at(3, 30, 0))], level);
    expect(between.has(3)).toBe(false);
    const group = { ...single(left), places: [left, at(9, 0, 0)] };
    expect(pinsOf([group], level).get(1)).toMatchObject({ name: null, text: 'from $44k' });
  });

  it('of a group say its lowest price, where its prices are in one currency', () => {
    const group = (...places: MapPlace[]) => ({ key: 1, x: 0, y: 0, places });
    expect(groupText(group(at(1, 0, 0), at(2, 0, 0, { price: 11_200 }), at(3, 0, 0, { price: null })))).toBe(
      'from $11k',
    );
    expect(groupText(group(at(1, 0, 0, { price: null })))).toBeNull();
    expect(groupText(group(at(1, 0, 0), at(2, 0, 0, { currency: 'CAD' })))).toBeNull();
  });

  it('never lie over each other, over a point or over a group, at any scale of their step', () => {
    const figures = fc.record({
      price: fc.option(fc.integer({ min: 0, max: 90_000 })),
      acceptance: fc.option(fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10)),
    });
    const places = fc
      .array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), figures), {
        maxLength: 120,
      })
      .map((list) => list.map(([x, y, of], index) => at(index + 1, x, y, of)));
    const level = fc.integer({ min: levelOf(0.6), max: levelOf(MAX_SCALE) });
    // To either side of the scale that the step stands for.
    const within = fc.double({ min: 2 ** -0.25, max: 2 ** 0.25, noNaN: true });
    fc.assert(
      fc.property(places, level, within, (list, step, share) => {
        const clusters = clusterPlaces(list, step);
        const pins = pinsOf(clusters, step);
        const scale = scaleOf(step) * share;
        const boxes = clusters.map((cluster) => {
          const half = diameterOf(cluster) / 2;
          const [x, y] = [cluster.x * scale, cluster.y * scale];
          const pin = pins.get(cluster.key);
          if (!pin) return { pin, edges: [x - half, y - half, x + half, y + half] as const };
          const [near, far] = [half, pin.width - half];
          // With room on either side it may be on any of them.
          const before = pin.either || pin.side === 'left' ? far : near;
          const after = pin.either || pin.side === 'right' ? far : near;
          return { pin, edges: [x - before, y - near, x + after, y + near] as const };
        });
        boxes.forEach((one, place) => {
          boxes.forEach((other, otherPlace) => {
            // Two circles are looked at as circles (clusters.test.ts).
            if (place === otherPlace || !(one.pin || other.pin)) return;
            const [a, b] = [one.edges, other.edges];
            expect(a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]).toBe(false);
          });
        });
      }),
      { numRuns: 150 },
    );
  });

  it('take their other side at the edge of the window, where that is free, and else show as points', () => {
    const pin = { name: null, text: '$44k', side: 'right', either: true, bareEither: false, width: 60 } as const;
    expect(sideWithin(pin, 300, 500)).toBe('right');
    expect(sideWithin(pin, 470, 500)).toBe('left');
    expect(sideWithin({ ...pin, either: false }, 470, 500)).toBeNull();
    expect(sideWithin({ ...pin, side: 'left' }, 20, 500)).toBe('right');
    expect(sideWithin(pin, -5, 500)).toBeNull();
    const [near, far] = [at(1, 0, 0), at(2, 400, 0)];
    const pins = pinsOf([single(near), single(far), single(at(3, -60, 0))], levelOf(1));
    expect(pins.get(2)?.either).toBe(true);
    expect(pins.get(1)?.either).toBe(false);
  });

  it('have the name of the school where there is room, also without a price, and prices before names', () => {
    const level = levelOf(1);
    expect(pinsOf([single(at(1, 0, 0))], level).get(1)).toMatchObject({ name: 'School 1', text: '$44k' });
    expect(pinsOf([single(at(1, 0, 0, { price: null }))], level).get(1)).toMatchObject({
      name: 'School 1',
      text: null,
    });
    const close = pinsOf([single(at(1, 0, 0)), single(at(2, 100, 0)), single(at(3, -90, 0))], level);
    expect([1, 2, 3].map((key) => close.get(key)?.text)).toEqual(['$44k', '$44k', '$44k']);
    expect(close.get(1)?.name).toBeNull();
  });

  it('shorten long names', () => {
    expect(nameOnPin('University of California-Los Angeles')).toBe('U of California-Los Angeles');
    expect(nameOnPin('The Christ College of Nursing and Health Sciences')).toBeNull();
    expect(nameOnPin('Ohio University')).toBe('Ohio University');
  });

  it('are without the name where the window would cut it', () => {
    const pin = {
      name: 'Memorial University',
      text: '$16k',
      side: 'right',
      either: false,
      bareEither: false,
      width: 180,
    } as const;
    expect(pinWithin(pin, 200, 500)).toMatchObject({ name: 'Memorial University', side: 'right' });
    expect(pinWithin(pin, 400, 500)).toMatchObject({ name: null, side: 'right' });
    expect(pinWithin(pin, 485, 500)).toBeNull();
    expect(pinWithin({ ...pin, bareEither: true }, 485, 500)).toMatchObject({ name: null, side: 'left' });
    expect(pinWithin({ ...pin, text: null }, 400, 500)).toBeNull();
  });

  it('are as wide as their words', () => {
    expect(pinWidth('$44.5k')).toBeGreaterThan(pinWidth('$44k'));
    expect(pinWidth('$44.5k')).toBeLessThan(72);
  });
});
