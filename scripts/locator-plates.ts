/** Vite plugin: writes the outlines of states and the places of schools, which the Worker draws pictures from, beside the site's files. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { LOCATOR_PLATES_PATH } from '#schema/domain/record/locator-plate.ts';
import { CONTENT_FILES, DATASET_FOLDER } from '../data/pipeline/dataset-files.ts';
import { locatorPlates } from '../data/pipeline/map/locator-plates.ts';
import { stateShapes } from '../data/pipeline/map/state-shapes.ts';
import { readMapShapes } from '../data/sources/map-shapes/read.ts';
import { readUsShapes } from '../data/sources/us-shapes/read.ts';
import { BROWSER_BUILDS } from './language-builds.ts';

export function locatorPlatesFile(): Plugin {
  return {
    name: 'locator-plates',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === BROWSER_BUILDS.en,
    generateBundle() {
      const lines = readFileSync(path.join(DATASET_FOLDER, CONTENT_FILES.universities), 'utf8').trim().split('\n');
      const universities = lines.map((line) => JSON.parse(line) as UniversityRecord);
      const plates = locatorPlates(stateShapes(readMapShapes(), readUsShapes()), universities);
      this.emitFile({ type: 'asset', fileName: LOCATOR_PLATES_PATH.slice(1), source: JSON.stringify(plates) });
    },
  };
}
