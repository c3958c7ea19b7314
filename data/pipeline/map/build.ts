/**
 * `npm run data:map`: what the map and the search around a place need besides the dataset, written where it is used.
 * The same input gives the same bytes.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMapShapes } from '../../sources/map-shapes/read.ts';
import { readUsShapes } from '../../sources/us-shapes/read.ts';
import { postalPlaces } from './postal-places.ts';
import { stateShapes } from './state-shapes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The files by their path below the project's root, as the formatter would write them. */
export function mapFiles(): Map<string, string> {
  const shapes = stateShapes(readMapShapes(), readUsShapes()).map(
    ({ code, country, path: drawn }) => `  ${JSON.stringify(`${country}-${code}`)}: ${JSON.stringify(drawn)}`,
  );
  return new Map([
    ['frontend/features/map/state-shapes.json', `{\n${shapes.join(',\n')}\n}\n`],
    ['worker/search/postal-places.json', `${JSON.stringify(postalPlaces(), null, 2)}\n`],
  ]);
}

if (import.meta.main) {
  for (const [file, text] of mapFiles()) {
    writeFileSync(path.join(ROOT, file), text);
    console.log(`${file}: ${(text.length / 1_000).toFixed(1)} kB`);
  }
}
