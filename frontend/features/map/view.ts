/** The part of the map that a window of so many pixels shows: a centre in map units, and pixels to a unit. */
import { MAP_HOME, type MapBox, type MapPoint } from '#schema/domain/places/map-projection.ts';

export interface MapView {
  x: number;
  y: number;
  /** Pixels to a map unit. */
  scale: number;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The nearest look: about seventy metres to a pixel, which is as exact as the positions are. */
export const MAX_SCALE = 90;
/** Pixels kept free around what is fitted into the window. */
export const MARGIN = 28;
/** Map units that a view of few schools spans at least, so that one sees where on the map they are. */
export const SURROUNDINGS = 40;

const middle = (from: number, to: number) => (from + to) / 2;
const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The nearest view that holds the whole box and spans `least` map units at least. */
export function fitBox(
  [left, top, right, bottom]: MapBox,
  { width, height }: Size,
  margin = MARGIN,
  least = 1,
): MapView {
  const scale = Math.min(
    Math.max(1, width - 2 * margin) / Math.max(least, right - left),
    Math.max(1, height - 2 * margin) / Math.max(least, bottom - top),
  );
  return { x: middle(left, right), y: middle(top, bottom), scale: Math.min(scale, MAX_SCALE) };
}

/** The smallest box around points; null around none. */
export function boundsOf(points: readonly MapPoint[]): MapBox | null {
  if (points.length === 0) return null;
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** The view kept on the map: never farther away than all of it, its centre never off it. */
export function clampView(view: MapView, size: Size): MapView {
  const [left, top, right, bottom] = MAP_HOME;
  const least = fitBox(MAP_HOME, size, 0).scale * 0.8;
  return {
    x: between(view.x, left, right),
    // The Arctic lies above what is shown at first.
    y: between(view.y, top - 250, bottom),
    scale: between(view.scale, least, MAX_SCALE),
  };
}

/** Pixels from the window's top left corner. */
export function toScreen({ x, y, scale }: MapView, { width, height }: Size, [mapX, mapY]: MapPoint): MapPoint {
  return [width / 2 + (mapX - x) * scale, height / 2 + (mapY - y) * scale];
}

/** The point of the map under a pixel. */
export function toMap({ x, y, scale }: MapView, { width, height }: Size, [left, top]: MapPoint): MapPoint {
  return [x + (left - width / 2) / scale, y + (top - height / 2) / scale];
}

/** Nearer or farther, with the point under a pixel staying under it. */
export function zoomAt(view: MapView, size: Size, factor: number, pixel: MapPoint): MapView {
  const { scale } = clampView({ ...view, scale: view.scale * factor }, size);
  const [x, y] = toMap(view, size, pixel);
  const rest = view.scale / scale;
  return clampView({ x: x + (view.x - x) * rest, y: y + (view.y - y) * rest, scale }, size);
}

/** What lies so many pixels to the right and below moves to the middle. */
export function panBy(view: MapView, size: Size, [right, down]: MapPoint): MapView {
  return clampView({ ...view, x: view.x + right / view.scale, y: view.y + down / view.scale }, size);
}

/** What a view shows, its edges rounded outwards to a tenth of a unit, as an address keeps them. */
export function boxOfView(view: MapView, size: Size): MapBox {
  const [left, top] = toMap(view, size, [0, 0]);
  const [right, bottom] = toMap(view, size, [size.width, size.height]);
  // What differs by less is the same edge come back from an address.
  const slack = 1e-6;
  const down = (edge: number) => Math.floor(edge * 10 + slack) / 10 + 0;
  const up = (edge: number) => Math.ceil(edge * 10 - slack) / 10 + 0;
  return [down(left), down(top), up(right), up(bottom)];
}

/** A view on the way from one to another; `share` from 0 to 1. Zooming is even to the eye, so scales multiply. */
export function viewBetween(from: MapView, to: MapView, share: number): MapView {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // The centre follows the scale, so that what one zooms into stays in sight on the way.
  const moved =
    Math.abs(to.scale - from.scale) < 1e-9 ? share : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved, scale };
}
