/** The place a list is around and the part of the map it keeps to, as the address spells them. */

import type { MapBox } from '#schema/domain/places/map-projection.ts';
import { MAP_REACH } from '#schema/domain/site/limits.ts';

export interface Around {
  /** "latitude,longitude" in degrees with two decimals; null when the list is around no coordinates. */
  near: string | null;
  /** What the visitor typed; null when the list is around no town or postal code. */
  nearPlace: string | null;
  /** Miles; only beside a place. */
  radiusMiles: number | null;
}

export const NOT_AROUND: Around = { near: null, nearPlace: null, radiusMiles: null };

export const isAround = ({ near, nearPlace }: Around): boolean => near !== null || nearPlace !== null;

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals + 0;

/** The text's numbers when there are as many as asked for, rounded; else null. */
function numbersOf(text: string | null, count: number, decimals: number): number[] | null {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  if (parts.length !== count || !parts.every((part) => /^-?\d{1,4}(\.\d{1,12})?$/.test(part))) return null;
  return parts.map((part) => rounded(Number(part), decimals));
}

/** Coordinates as the address has them: about a kilometre exact, which is enough for a list of schools. */
export function nearText(latitude: number, longitude: number): string {
  return `${rounded(latitude, 2)},${rounded(longitude, 2)}`;
}

/** What an address says of coordinates; null when that means nothing. */
export function readNear(text: string | null): string | null {
  const [latitude, longitude] = numbersOf(text, 2, 2) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? nearText(latitude, longitude) : null;
}

/** A part of the map as the address has it. */
export function boxText(box: MapBox): string {
  return box.map((edge) => rounded(edge, 1)).join(',');
}

/** What an address says of a part of the map; null when that means nothing. */
export function readBox(text: string | null): string | null {
  const [left = 0, top = 0, right = 0, bottom = 0] = numbersOf(text, 4, 1) ?? [];
  const fits = [left, top, right, bottom].every((edge) => Math.abs(edge) <= MAP_REACH);
  return fits && left < right && top < bottom ? [left, top, right, bottom].join(',') : null;
}

/** The edges of a part of the map that `readBox` took. */
export function boxOfText(text: string): MapBox {
  const [left = 0, top = 0, right = 0, bottom = 0] = text.split(',').map(Number);
  return [left, top, right, bottom];
}
