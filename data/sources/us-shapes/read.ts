/** The shapes of the states and territories of the United States, nearer to their outlines than those of map-shapes. */
import { US_STATES, US_TERRITORIES } from '#schema/domain/places/english-places.ts';
import { type Geometry, linesOf, type MapShapes, polygonsOf, type Topology } from '../map-shapes/read.ts';
import { loadSource, type Reject, readRaw } from '../source.ts';

/** Codes of FIPS 5-2, by which the Census Bureau numbers states; it leaves some numbers out. */
const FIPS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI ' +
    '27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT ' +
    '50VT 51VA 53WA 54WV 55WI 56WY 60AS 66GU 69MP 72PR 78VI'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

/** Reads the topology; what is no state or territory of the catalogue is rejected. */
export function readUsShapes(): MapShapes {
  const source = loadSource(import.meta.dirname);
  const topology = JSON.parse(readRaw(source).toString('utf8')) as Topology<
    'states',
    Geometry & { id: string; properties: { name: string } }
  >;
  const { geometries } = topology.objects.states;
  if (geometries.length !== source.rows) {
    throw new Error(`${source.key}: ${geometries.length} shapes, source.json says ${source.rows}`);
  }
  const rejects: Reject[] = [];
  const rows = geometries.flatMap((geometry, at) => {
    const code = FIPS[geometry.id];
    if (code !== undefined && (Object.hasOwn(US_STATES, code) || Object.hasOwn(US_TERRITORIES, code)))
      return [{ code, country: 'US' as const, polygons: polygonsOf(geometry) }];
    rejects.push({ source: source.key, row: at + 1, reason: `${geometry.properties.name} has no university` });
    return [];
  });
  return { source, rows, rejects, lines: linesOf(topology) };
}
