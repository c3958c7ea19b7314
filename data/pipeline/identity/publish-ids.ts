/** Adds the ids of the dataset to published-ids.json, which loses none: node data/pipeline/identity/publish-ids.ts */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDataset } from '../dataset-files.ts';
import { PUBLISHED_IDS } from './published-ids.ts';

const ids = new Set([...PUBLISHED_IDS, ...loadDataset(process.argv[2]).universities.map(({ id }) => id)]);
const lines = Array.from(ids)
  .sort((a, b) => a - b)
  .join(',\n  ');
writeFileSync(path.join(import.meta.dirname, 'published-ids.json'), `[\n  ${lines}\n]\n`);
console.log(`${ids.size - PUBLISHED_IDS.length} new ids, ${ids.size} in all`);
