/** The shapes of states, provinces and territories, taken apart into the lines that neighbours share. */

import { STATE_CODES } from '#schema/domain/places/places.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { loadSource, type Reading, type Reject, readRaw } from '../source.ts';

/** Degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];

/** One state: polygons of rings of lines. A line is an index; `~index` is the same line from its end to its start. */
interface StateShapeRow {
  code: string;
  country: Country;
  polygons: number[][][];
}

export interface MapShapes extends Reading<StateShapeRow> {
  lines: LonLat[][];
}

export interface Topology<Name extends string, Shape extends Geometry> {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<Name, { geometries: Shape[] }>;
}

export interface Geometry {
  type: string;
  arcs: unknown;
}

/** The lines of a topology (TopoJSON with quantised, delta-coded arcs). */
export function linesOf({ transform: { scale, translate }, arcs }: Topology<never, Geometry>): LonLat[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): LonLat => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** Reads the topology. */
export function readMapShapes(): MapShapes {
  const source = loadSource(import.meta.dirname);
  const topology = JSON.parse(readRaw(source).toString('utf8')) as Topology<
    'admin1',
    Geometry & { properties: { code: string; country: string } }
  >;
  const { geometries } = topology.objects.admin1;
  if (geometries.length !== source.rows) {
    throw new Error(`${source.key}: ${geometries.length} shapes, source.json says ${source.rows}`);
  }
  const rows: StateShapeRow[] = [];
  const rejects: Reject[] = [];
  geometries.forEach((geometry, at) => {
    const { code, country } = geometry.properties;
    if (!STATE_CODES.includes(code) || !COUNTRIES.includes(country as Country)) {
      rejects.push({ source: source.key, row: at + 1, reason: `${country}-${code} is no state of either country` });
    } else {
      rows.push({ code, country: country as Country, polygons: polygonsOf(geometry) });
    }
  });
  return { source, rows, rejects, lines: linesOf(topology) };
}

export function polygonsOf({ type, arcs }: Geometry): number[][][] {
  if (type === 'Polygon') return [arcs as number[][]];
  if (type === 'MultiPolygon') return arcs as number[][][];
  throw new Error(`${type} is no shape of a state`);
}
