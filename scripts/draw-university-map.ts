/**
 * Draws frontend/features/home/university-map.svg from the dataset: one dot for each university of the mainland, as
 * large as its students are many. Run it after the dataset changed; the picture is an ornament, a stale one harms nobody.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dotsPath, HOME_MAP, homeMapPoint } from '#schema/domain/places/home-map.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Dot diameters by students, largest first. */
const SIZES = [
  { over: 30_000, width: 7 },
  { over: 15_000, width: 5.5 },
  { over: 5_000, width: 4.25 },
  { over: 0, width: 3 },
];

const places = readFileSync(path.join(ROOT, 'data/dataset/universities.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as UniversityRecord)
  .flatMap(({ longitude, latitude, studentPopulation }) => {
    const at = longitude === null || latitude === null ? null : homeMapPoint(latitude, longitude);
    return at === null ? [] : [{ at, students: studentPopulation ?? 0 }];
  });

const paths = SIZES.map(({ over, width }, index) => {
  const below = SIZES[index - 1]?.over ?? Number.POSITIVE_INFINITY;
  const dots = places.filter(({ students }) => students >= over && students < below).map(({ at }) => at);
  return `<path stroke-width="${width}" d="${dotsPath(dots)}"/>`;
});

const { width, height } = HOME_MAP;
writeFileSync(
  path.join(ROOT, 'frontend/features/home/university-map.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>Universities of North America</title><g fill="none" stroke="#000" stroke-linecap="round">${paths.join('')}</g></svg>\n`,
);
console.log(`Drew ${places.length} universities.`);
