/** The points of an answer where the map draws them, and shapes around them. */
import type { Place, PointsResponse } from '#schema/api/search.ts';
import { positionFrom } from '#schema/domain/places/distance.ts';
import { type MapPoint, type MapRegion, mapRegionOf, projectToMap } from '#schema/domain/places/map-projection.ts';

/** A university on the map. */
export interface MapPlace {
  id: number;
  name: string;
  /** A year's price in US dollars, and the percentage of applicants admitted; null where that is not known. */
  price: number | null;
  acceptance: number | null;
  /** The price is one's own; otherwise it is out-of-state or international tuition. */
  own: boolean;
  latitude: number;
  longitude: number;
  region: MapRegion;
  x: number;
  y: number;
}

export function placesOf({ own, points }: Pick<PointsResponse, 'own' | 'points'>): MapPlace[] {
  return points.map(([id, latitude, longitude, name, tuition, acceptance, ownPrice]) => {
    const region = mapRegionOf(latitude, longitude);
    const [x, y] = projectToMap(latitude, longitude, region);
    return { id, name, price: own ? ownPrice : tuition, acceptance, own, latitude, longitude, region, x, y };
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
