/**
 * Draws frontend/features/home/university-map.svg from the dataset: one dot for each university of the mainland, as
 * large as its students are many. Run it after the dataset changed; the picture is an ornament, a stale one harms nobody.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const WIDTH = 800;
const HEIGHT = 560;
/** Degrees: the 48 states and Canada as far north as there are universities. */
const WINDOW = { west: -128, east: -52, south: 24.5, north: 58 };
/** Dot diameters by students, largest first. */
const SIZES = [
  { over: 30_000, width: 7 },
  { over: 15_000, width: 5.5 },
  { over: 5_000, width: 4.25 },
  { over: 0, width: 3 },
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Albers equal-area conic with the usual parallels of North America (20 and 60 degrees), in earth radii. */
function project(longitude: number, latitude: number): [x: number, y: number] {
  const [one, two, origin, centre] = [radians(20), radians(60), radians(40), radians(-92)];
  const n = (Math.sin(one) + Math.sin(two)) / 2;
  const c = Math.cos(one) ** 2 + 2 * n * Math.sin(one);
  const rho = (phi: number) => Math.sqrt(c - 2 * n * Math.sin(phi)) / n;
  const theta = n * (radians(longitude) - centre);
  const distance = rho(radians(latitude));
  return [distance * Math.sin(theta), distance * Math.cos(theta) - rho(origin)];
}

const places = readFileSync(path.join(ROOT, 'data/dataset/universities.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as UniversityRecord)
  .flatMap(({ longitude, latitude, studentPopulation }) => {
    if (longitude === null || latitude === null) return [];
    const inside =
      longitude > WINDOW.west && longitude < WINDOW.east && latitude > WINDOW.south && latitude < WINDOW.north;
    return inside ? [{ at: project(longitude, latitude), students: studentPopulation ?? 0 }] : [];
  });

const xs = places.map(({ at }) => at[0]);
const ys = places.map(({ at }) => at[1]);
const [left, top] = [Math.min(...xs), Math.min(...ys)];
const scale = Math.min((WIDTH - 10) / (Math.max(...xs) - left), (HEIGHT - 10) / (Math.max(...ys) - top));
const place = ([x, y]: [number, number]) =>
  `M${Math.round(5 + (x - left) * scale)} ${Math.round(5 + (y - top) * scale)}h0`;

const paths = SIZES.map(({ over, width }, index) => {
  const below = SIZES[index - 1]?.over ?? Number.POSITIVE_INFINITY;
  const dots = places.filter(({ students }) => students >= over && students < below).map(({ at }) => place(at));
  return `<path stroke-width="${width}" d="${[...new Set(dots)].sort().join('')}"/>`;
});

writeFileSync(
  path.join(ROOT, 'frontend/features/home/university-map.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>Universities of North America</title><g fill="none" stroke="#000" stroke-linecap="round">${paths.join('')}</g></svg>\n`,
);
console.log(`Drew ${places.length} universities.`);
