/**
 * The map's projection, shared by browser, Worker and pipeline. Map units: 1,000 to an earth radius on
 * the mainland (one is about 6.4 km), x to the east and y to the south of 40° N 96° W. Alaska, Hawaii and the islands
 * stand in frames beside the mainland, at scales of their own.
 */

export type MapPoint = readonly [x: number, y: number];
/** Left, top, right, bottom in map units. */
export type MapBox = readonly [left: number, top: number, right: number, bottom: number];

export const MAP_REGIONS = ['mainland', 'alaska', 'hawaii', 'caribbean', 'pacific'] as const;
export type MapRegion = (typeof MAP_REGIONS)[number];

type Projection = (latitude: number, longitude: number) => MapPoint;

const RADIUS = 1_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Albers' equal-area conic on a sphere (Snyder, Map Projections: A Working Manual, formulas 14-1 to 14-6). The origin
 * lands on `at`.
 */
function albers(
  [south, north]: readonly [number, number],
  [latitude0, longitude0]: readonly [number, number],
  scale = 1,
  at: MapPoint = [0, 0],
): Projection {
  const n = (Math.sin(radians(south)) + Math.sin(radians(north))) / 2;
  const c = Math.cos(radians(south)) ** 2 + 2 * n * Math.sin(radians(south));
  const rho = (latitude: number) => (RADIUS * scale * Math.sqrt(c - 2 * n * Math.sin(radians(latitude)))) / n;
  const rho0 = rho(latitude0);
  return (latitude, longitude) => {
    const theta = n * radians(longitude - longitude0);
    return [at[0] + rho(latitude) * Math.sin(theta), at[1] + rho(latitude) * Math.cos(theta) - rho0];
  };
}

/** Plate carrée for a few islands: `scale` map units a degree, longitudes counted eastwards across the date line. */
function degrees(
  [latitude0, longitude0]: readonly [number, number],
  scale: readonly [x: number, y: number],
  at: MapPoint,
): Projection {
  return (latitude, longitude) => [
    at[0] + (((longitude - longitude0 + 540) % 360) - 180) * scale[0],
    at[1] - (latitude - latitude0) * scale[1],
  ];
}

const PROJECTIONS: Record<MapRegion, Projection> = {
  // The parallels usual for the whole of North America.
  mainland: albers([20, 60], [40, -96]),
  alaska: albers([55, 65], [60, -154], 0.3, [-285, 221]),
  hawaii: albers([8, 18], [20.6, -157.5], 0.85, [-153, 238]),
  caribbean: degrees([18.2, -66.2], [36, 38], [372, 240]),
  pacific: degrees([4, 166], [1.9, 1.1], [372, 146]),
};

/** The frames of the regions beside the mainland. */
export const MAP_FRAMES: Readonly<Record<Exclude<MapRegion, 'mainland'>, MapBox>> = {
  alaska: [-372, 156, -208, 262],
  hawaii: [-196, 208, -112, 262],
  caribbean: [304, 214, 440, 260],
  pacific: [304, 116, 440, 174],
};

/** All that holds universities: the mainland up to Whitehorse, and the frames. */
export const MAP_HOME: MapBox = [-380, -470, 480, 280];

/** Alaska's border from the Arctic Ocean down the panhandle, west of which the state lies. */
const ALASKA_BORDER: readonly (readonly [latitude: number, longitude: number])[] = [
  [72, -141],
  [60.3, -141],
  [60.1, -139.1],
  [59, -137.5],
  [59.75, -135.5],
  [58.8, -133.4],
  [57, -132],
  [56, -130],
  [54.7, -130],
  [54.6, -134],
  [50, -140],
];

function inAlaska(latitude: number, longitude: number): boolean {
  if (longitude > -130 || latitude < 50) return false;
  for (let at = 1; at < ALASKA_BORDER.length; at += 1) {
    const [north, northLongitude] = ALASKA_BORDER[at - 1] as readonly [number, number];
    const [south, southLongitude] = ALASKA_BORDER[at] as readonly [number, number];
    const [top, bottom] = [Math.max(north, south), Math.min(north, south)];
    if (latitude > top || latitude <= bottom) continue;
    const border = northLongitude + ((latitude - north) / (south - north)) * (southLongitude - northLongitude);
    if (longitude > border) return false;
  }
  return true;
}

/** Which part of the map a place belongs to; `mainland` for any other place on earth. Degrees. */
export function mapRegionOf(latitude: number, longitude: number): MapRegion {
  if (longitude > 100 || (latitude < 15 && longitude < -165)) return 'pacific';
  if (latitude < 30 && longitude < -150) return 'hawaii';
  if (latitude < 20 && longitude > -70 && longitude < -60) return 'caribbean';
  return inAlaska(latitude, longitude) ? 'alaska' : 'mainland';
}

/** Where a place is on the map. Degrees; the region only has to be given where it is known otherwise. */
export function projectToMap(
  latitude: number,
  longitude: number,
  region: MapRegion = mapRegionOf(latitude, longitude),
): MapPoint {
  return PROJECTIONS[region](latitude, longitude);
}

/** Whether a point of the map lies in a box, its edges included. */
export function isInBox([x, y]: MapPoint, [left, top, right, bottom]: MapBox): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
