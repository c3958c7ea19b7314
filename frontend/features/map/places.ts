/** The points of an answer where the map draws them, and shapes around them. */
import type { Place, PointsResponse, UniversityPoint } from '#schema/api/search.ts';
import { positionFrom } from '#schema/domain/places/distance.ts';
import { type MapPoint, type MapRegion, mapRegionOf, projectToMap } from '#schema/domain/places/map-projection.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { isCanadianId } from '#schema/domain/record/university-id.ts';
import { READER } from '#schema/domain/site/reader.ts';

/** A university on the map. */
export interface MapPlace {
  id: number;
  name: string;
  /** A year's price, and the percentage of applicants admitted; null where that is not known. */
  price: number | null;
  acceptance: number | null;
  currency: Currency;
  /** Whose price it is: one's own, what Canadians or students from abroad pay in Canada, or out-of-state tuition in the US. */
  whose: 'own' | 'canadians' | 'international' | 'outOfState';
  latitude: number;
  longitude: number;
  region: MapRegion;
  x: number;
  y: number;
}

export function placesOf({ own, points }: Pick<PointsResponse, 'own' | 'points'>): MapPlace[] {
  return points.map((point) => {
    const [id, latitude, longitude, name, , acceptance] = point;
    const region = mapRegionOf(latitude, longitude);
    const [x, y] = projectToMap(latitude, longitude, region);
    return { id, name, ...priceOf(point, own), acceptance, latitude, longitude, region, x, y };
  });
}

/** One's own where it is known; else what the reader would pay who has said nothing, as in a line of a list. */
function priceOf(point: UniversityPoint, own: boolean): Pick<MapPlace, 'price' | 'currency' | 'whose'> {
  const [id, , , , tuition, , ownPrice, , ofCanadians] = point;
  if (own) return { price: ownPrice, currency: 'USD', whose: 'own' };
  if (!isCanadianId(id)) return { price: tuition, currency: 'USD', whose: 'outOfState' };
  return READER.country === 'CA' && ofCanadians !== null
    ? { price: ofCanadians, currency: 'CAD', whose: 'canadians' }
    : { price: tuition, currency: 'USD', whose: 'international' };
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
