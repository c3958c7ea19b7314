/** Distances on the earth, and the cheap test that goes before them. */

/** Mean radius of the earth in miles (IUGG, 6,371.0088 km). */
const EARTH_RADIUS_MILES = 3_958.7613;
export const KILOMETRES_PER_MILE = 1.609344;

export interface Position {
  /** Degrees north. */
  latitude: number;
  /** Degrees east, negative in America. */
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Degrees from one longitude to another the short way round, -180 to 180. */
function longitudeDifference(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** Great-circle distance in miles (haversine formula: exact enough for a sphere at any distance). */
export function milesBetween(a: Position, b: Position): number {
  const halfHeight = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfWidth = Math.sin(radians(longitudeDifference(a.longitude, b.longitude)) / 2);
  const h = halfHeight ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfWidth ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, h)));
}

/**
 * A test that holds for every position within so many miles of the centre, and for few others: the box of latitudes
 * and longitudes around the circle. It knows the date line, and a circle around a pole has no bounds in longitude.
 */
export function boundingBox(centre: Position, miles: number): (position: Position) => boolean {
  const angle = miles / EARTH_RADIUS_MILES;
  const height = (angle * 180) / Math.PI;
  const overPole = Math.abs(centre.latitude) + height >= 90;
  const sine = Math.sin(angle) / Math.cos(radians(centre.latitude));
  const width = overPole || sine >= 1 ? 180 : (Math.asin(sine) * 180) / Math.PI;
  // The haversine of a position on the very edge may round to either side.
  const slack = 1e-9;
  return ({ latitude, longitude }) =>
    Math.abs(latitude - centre.latitude) <= height + slack &&
    Math.abs(longitudeDifference(centre.longitude, longitude)) <= width + slack;
}

/** The position so many miles from another in a direction (degrees clockwise from north). */
export function positionFrom({ latitude, longitude }: Position, miles: number, bearing: number): Position {
  const angle = miles / EARTH_RADIUS_MILES;
  const [from, towards] = [radians(latitude), radians(bearing)];
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(towards));
  const turn = Math.atan2(
    Math.sin(towards) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  return { latitude: (to * 180) / Math.PI, longitude: longitudeDifference(0, longitude + (turn * 180) / Math.PI) };
}
