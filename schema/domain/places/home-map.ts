/** The front page's map of dots: the mainland of North America, as large as the picture that the dots are drawn in. */

import { type MapPoint, mapRegionOf, projectToMap } from './map-projection.ts';

export const HOME_MAP = { width: 800, height: 560 } as const;

/** Degrees: the 48 states and Canada as far north as there are universities. */
const WINDOW = { west: -128, east: -52, south: 24.5, north: 58 };
/** What the window's universities fill of the map (map-projection.ts), and the edge that is left around them. */
const SHOWN = { left: -348, top: -322, right: 466, bottom: 267 };
const EDGE = 5;
const SCALE = Math.min(
  (HOME_MAP.width - 2 * EDGE) / (SHOWN.right - SHOWN.left),
  (HOME_MAP.height - 2 * EDGE) / (SHOWN.bottom - SHOWN.top),
);
const LEFT = (HOME_MAP.width - (SHOWN.right - SHOWN.left) * SCALE) / 2;
const TOP = (HOME_MAP.height - (SHOWN.bottom - SHOWN.top) * SCALE) / 2;

/** Where a place is on it, in whole pixels; null for Alaska, the islands and all else outside. Degrees. */
export function homeMapPoint(latitude: number, longitude: number): MapPoint | null {
  const inside =
    longitude > WINDOW.west && longitude < WINDOW.east && latitude > WINDOW.south && latitude < WINDOW.north;
  if (!inside || mapRegionOf(latitude, longitude) !== 'mainland') return null;
  const [x, y] = projectToMap(latitude, longitude, 'mainland');
  return [Math.round(LEFT + (x - SHOWN.left) * SCALE), Math.round(TOP + (y - SHOWN.top) * SCALE)];
}

/** Dots as one path, each once: a line of no length, which round ends make a dot. */
export function dotsPath(points: readonly MapPoint[]): string {
  return [...new Set(points.map(([x, y]) => `M${x} ${y}h0`))].sort().join('');
}
