/** `npm run data:release [-- --origin https://… --since <folder> --publish]`: writes a release of the committed dataset. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadDataset } from '#data/pipeline/dataset-files.ts';
import { releaseHash, writeRelease } from './files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RELEASES = path.join(ROOT, '.cache/release');
/** Where the site's files are deployed from. */
const PUBLISHED = path.join(ROOT, 'dist/client/data');

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'https://campusatlas.example' },
    since: { type: 'string' },
    publish: { type: 'boolean', default: false },
  },
});
const dataset = loadDataset();
const { version } = dataset.manifest;
const folder = path.join(RELEASES, version);
const files = writeRelease(dataset, folder, { origin: values.origin, since: values.since });
for (const { name, bytes, table } of files) {
  const rows = table === undefined ? '' : `${table.rows.length} rows`;
  console.log(`${name.padEnd(24)} ${(bytes.length / 1e6).toFixed(2).padStart(7)} MB  ${rows}`);
}
console.log(`${path.relative(ROOT, folder)}, ${releaseHash(files)}`);
if (values.publish) {
  rmSync(path.join(PUBLISHED, version), { recursive: true, force: true });
  cpSync(folder, path.join(PUBLISHED, version), { recursive: true });
  for (const page of ['index.html', 'index-fr.html']) cpSync(path.join(folder, page), path.join(PUBLISHED, page));
  console.log(`${path.relative(ROOT, PUBLISHED)} goes out with the next deployment.`);
}
