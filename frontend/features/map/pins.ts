/**
 * Which schools have a pin that says the price, and on which side of their point it lies. Decided for a step
 * of zoom and in map units, like the clusters, so that no pin comes and goes while one pans; none lies over another or
 * over a group.
 */

import { shortName } from '#frontend/content/short-name.ts';
import { mapWords as words } from '#words/places/map.ts';
import { type Cluster, diameterOf, FARTHEST, POINT, scaleOf } from './clusters.ts';
import type { MapPlace } from './places.ts';

export type PinSide = 'right' | 'left';

/** The side on which so wide a pin shows within so many pixels of the window, its point being at `left`; null on neither. */
export function sideWithin(
  { side, either, width, half = POINT / 2 }: Pick<Pin, 'side' | 'either' | 'width' | 'half'>,
  left: number,
  window: number,
): PinSide | null {
  const fits = (one: PinSide) => {
    const from = left - (one === 'right' ? half : width - half);
    return from >= 0 && from + width <= window;
  };
  const other = side === 'right' ? 'left' : 'right';
  return fits(side) ? side : either && fits(other) ? other : null;
}

/** The pin as it shows in the window: at its edge without the name, where the price alone is not cut; null for the point alone. */
export function pinWithin(pin: Pin, left: number, window: number): (Pin & { side: PinSide }) | null {
  const side = sideWithin(pin, left, window);
  if (side !== null) return { ...pin, side };
  if (pin.name === null || pin.text === null) return null;
  const bare = { ...pin, name: null, either: pin.either || pin.bareEither, width: pinWidth(pin.text) };
  const bareSide = sideWithin(bare, left, window);
  return bareSide === null ? null : { ...bare, side: bareSide };
}

export interface Pin {
  /** The school's name where there is room for it, and its price where it has one: one of them at least. */
  name: string | null;
  text: string | null;
  side: PinSide;
  /** Whether there is room on the other side too, where the window's edge would cut it on this one. */
  either: boolean;
  /** Whether there is for the price alone. */
  bareEither: boolean;
  /** Pixels across, the point's own half included. */
  width: number;
  /** Of a group: pixels to either side of its middle, which are more than a point's. */
  half?: number;
}

/** Pixels that stay free around each pin. */
const FREE = 2;

/** Letters of a name that a pin has room for. */
const NAME_LENGTH = 32;

/** A school's name for its pin; null where it would have to be cut. */
export function nameOnPin(name: string): string | null {
  const short = shortName(name);
  return short.length <= NAME_LENGTH ? short : null;
}

/** The price in few letters; null where there is none. */
export const pinText = ({ price, currency }: Pick<MapPlace, 'price' | 'currency'>): string | null =>
  price === null ? null : words.pinPrice(price, currency);

/** The lowest price of a group that is in one currency; null where none of its schools has one. */
export function lowestOf({
  places,
}: Pick<Cluster, 'places'>): (Pick<MapPlace, 'currency' | 'whose'> & { price: number }) | null {
  const priced = places.flatMap(({ price, currency, whose }) => (price === null ? [] : [{ price, currency, whose }]));
  const [first] = priced;
  if (first === undefined || priced.some(({ currency }) => currency !== first.currency)) return null;
  return priced.reduce((least, one) => (one.price < least.price ? one : least));
}

/** What the pin of a group says: "from $11k". */
export function groupText(cluster: Pick<Cluster, 'places'>): string | null {
  const lowest = lowestOf(cluster);
  return lowest === null ? null : words.pinFrom(words.pinPrice(lowest.price, lowest.currency));
}

/** Prices of one's own in three steps, by the two amounts between them: each has a color. */
export type PriceSteps = readonly [middle: number, high: number];

/** Schools of which fewer are no thirds. */
const FEWEST_IN_STEPS = 6;

/** Thirds of the schools, at whole thousands; null where prices are not one's own, or too few or too alike. */
export function priceStepsOf(places: readonly MapPlace[]): PriceSteps | null {
  const prices = places
    .flatMap(({ whose, price }) => (whose === 'own' && price !== null ? [price] : []))
    .sort((a, b) => a - b);
  if (prices.length < FEWEST_IN_STEPS) return null;
  const [middle = 0, high = 0] = [1, 2].map(
    (third) => Math.round((prices[Math.floor((prices.length * third) / 3)] as number) / 1_000) * 1_000,
  );
  return middle > 0 && high > middle ? [middle, high] : null;
}

/** By the price as a pin rounds it, so that what one reads is of the color that the legend names. */
export function stepOf([middle, high]: PriceSteps, price: number): 0 | 1 | 2 {
  const read = Math.round(price / 1_000) * 1_000;
  return read < middle ? 0 : read < high ? 1 : 2;
}

/** Pixels of a letter in the size that pins have (11 px, half bold), on the safe side. */
const LETTERS: Partial<Record<string, number>> = {
  '.': 3.5,
  ' ': 3.5,
  '\u00a0': 3.5,
  ',': 3.5,
  k: 6.5,
  i: 3.2,
  l: 3.2,
  j: 3.4,
  t: 4,
  f: 4,
  r: 4.6,
  s: 6.4,
  U: 9.6,
  M: 11,
  m: 10.6,
  W: 12.4,
  w: 9.6,
  C: 9.6,
  '…': 13,
};
const LETTER = 6.9;
/** The point at one end, and the space at the other. */
const AROUND_TEXT = 29;

export function pinWidth(text: string): number {
  return Math.ceil([...text].reduce((sum, letter) => sum + (LETTERS[letter] ?? LETTER), AROUND_TEXT));
}

/** Left, top, right, bottom in pixels of the step's farthest scale. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number];

const overlap = (a: Edges, b: Edges) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Edges in cells as high and as wide as a usual pin, so that only neighbours are compared. */
export function takenSpace(): {
  add: (edges: Edges, by: number) => void;
  isFree: (edges: Edges, but: number) => boolean;
} {
  const side = 96;
  const cells = new Map<string, { edges: Edges; by: number }[]>();
  const keys = ([left, top, right, bottom]: Edges): string[] => {
    const found: string[] = [];
    for (let x = Math.floor(left / side); x <= Math.floor(right / side); x += 1)
      for (let y = Math.floor(top / side); y <= Math.floor(bottom / side); y += 1) found.push(`${x} ${y}`);
    return found;
  };
  return {
    add(edges, by) {
      for (const key of keys(edges)) {
        const here = cells.get(key);
        if (here) here.push({ edges, by });
        else cells.set(key, [{ edges, by }]);
      }
    },
    isFree: (edges, but) =>
      keys(edges).every((key) =>
        (cells.get(key) ?? []).every((other) => other.by === but || !overlap(other.edges, edges)),
      ),
  };
}

/** What a pin of so many pixels covers to one side of its point. */
export function pinEdges(cluster: Cluster, scale: number, width: number, side: PinSide): Edges {
  const [atX, atY] = [cluster.x * scale, cluster.y * scale];
  const half = diameterOf(cluster) / 2;
  const [near, far] = [half + FREE, width - half + FREE];
  return [atX - (side === 'right' ? near : far), atY - near, atX + (side === 'right' ? far : near), atY + near];
}

const SIDES = ['right', 'left'] as const satisfies PinSide[];

/** The pins of a zoom level by the keys of their clusters; the rest of the single schools stay points. */
export function pinsOf(clusters: readonly Cluster[], level: number): ReadonlyMap<number, Pin> {
  const scale = scaleOf(level) * FARTHEST;
  const pins = new Map<number, Pin>();
  const space = takenSpace();
  for (const cluster of clusters) {
    const half = diameterOf(cluster) / 2 + FREE;
    const [x, y] = [cluster.x * scale, cluster.y * scale];
    space.add([x - half, y - half, x + half, y + half], cluster.key);
  }
  interface Placed {
    cluster: Cluster;
    name: string | null;
    text: string | null;
    width: number;
    side: PinSide;
  }
  const placed = new Map<number, Placed>();
  const put = (cluster: Cluster, name: string | null, text: string | null): Placed | undefined => {
    const wider = Math.ceil(diameterOf(cluster)) - POINT;
    const width = pinWidth([name, text].filter((part) => part !== null).join(' ')) + (name === null ? 0 : 6) + wider;
    const side = SIDES.find((one) => space.isFree(pinEdges(cluster, scale, width, one), cluster.key));
    if (side === undefined) return undefined;
    space.add(pinEdges(cluster, scale, width, side), cluster.key);
    return { cluster, name, text, width, side };
  };
  const singles = clusters.toSorted((a, b) => a.key - b.key).filter(({ places }) => places.length === 1);
  for (const cluster of singles) {
    const text = cluster.places[0] ? pinText(cluster.places[0]) : null;
    const pin = text === null ? undefined : put(cluster, null, text);
    if (pin) placed.set(cluster.key, pin);
  }
  // The largest groups first, which most of the schools are in.
  for (const cluster of clusters.toSorted((a, b) => b.places.length - a.places.length || a.key - b.key)) {
    const text = cluster.places.length === 1 ? null : groupText(cluster);
    const pin = text === null ? undefined : put(cluster, null, text);
    if (pin) placed.set(cluster.key, pin);
  }
  // Prices first; what room is left goes to names.
  for (const cluster of singles) {
    const [place] = cluster.places;
    const name = place ? nameOnPin(place.name) : null;
    const named = place && name !== null ? put(cluster, name, pinText(place)) : undefined;
    if (named) placed.set(cluster.key, named);
  }
  // Once all have their place, what is left is kept free for those that may need their other side.
  for (const { cluster, name, text, width, side } of placed.values()) {
    const other = pinEdges(cluster, scale, width, side === 'right' ? 'left' : 'right');
    const either = space.isFree(other, cluster.key);
    if (either) space.add(other, cluster.key);
    // Where the window cuts the name, the price may have room on the side that the name has not.
    const bare = name === null || text === null || either ? null : pinWidth(text);
    const bareEdges = bare === null ? null : pinEdges(cluster, scale, bare, side === 'right' ? 'left' : 'right');
    const bareEither = bareEdges !== null && space.isFree(bareEdges, cluster.key);
    if (bareEdges !== null && bareEither) space.add(bareEdges, cluster.key);
    const half = cluster.places.length === 1 ? {} : { half: diameterOf(cluster) / 2 };
    pins.set(cluster.key, { name, text, side, either, bareEither, width, ...half });
  }
  return pins;
}
