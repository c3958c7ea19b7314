/** The points of an answer where the map draws them, and shapes around them. */
import type { Place, UniversityPoint } from '#schema/api/search.ts';
import { positionFrom } from '#schema/domain/places/distance.ts';
import { type MapPoint, type MapRegion, mapRegionOf, projectToMap } from '#schema/domain/places/map-projection.ts';

/** A university on the map. */
export interface MapPlace {
  id: number;
  name: string;
  /** A year's tuition in US dollars, and the percentage of applicants admitted; null where that is not known. */
  tuition: number | null;
  acceptance: number | null;
  latitude: number;
  longitude: number;
  region: MapRegion;
  x: number;
  y: number;
}

export function placesOf(points: readonly UniversityPoint[]): MapPlace[] {
  return points.map(([id, latitude, longitude, name, tuition, acceptance]) => {
    const region = mapRegionOf(latitude, longitude);
    const [x, y] = projectToMap(latitude, longitude, region);
    return { id, name, tuition, acceptance, latitude, longitude, region, x, y };
  });
}

const CIRCLE_POINTS = 72;

/** The outline of all that is so many miles from a place, on the part of the map where the place is. */
export function circleAround({ latitude, longitude }: Place, miles: number): MapPoint[] {
  const region = mapRegionOf(latitude, longitude);
  return Array.from({ length: CIRCLE_POINTS }, (_, at) => {
    const edge = positionFrom({ latitude, longitude }, miles, (at * 360) / CIRCLE_POINTS);
    return projectToMap(edge.latitude, edge.longitude, region);
  });
}
