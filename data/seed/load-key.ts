/** Tells whether the code that turns a dataset into rows has changed since a load. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOADER = [
  'data/seed/*.ts',
  'data/pipeline/tuition-usd.ts',
  'data/pipeline/majors/*.ts',
  'data/lexicons/school-groups.ts',
  'data/lexicons/groups.json',
  'schema/db/catalogue.ts',
  'schema/search/*.ts',
  'schema/domain/**/*.ts',
];

/**
 * 12 hexadecimal digits over the loader's source files. The dataset's version alone would leave an old search
 * snapshot in place when only its format changes.
 */
export function loadKey(): string {
  const files = globSync(LOADER, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
