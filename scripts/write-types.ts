/**
 * `npm run types` and `npm test` call it before the compiler: writes the types of the pages' styles, and a module for each
 * folder of words that has the compiler compare the two languages. Neither is in the repository.
 */
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeStyleTypes } from './static-styles/write-types.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Folders with the modules of each language in `en` and `fr`. */
export const FOLDERS_OF_WORDS = ['frontend/content', 'schema/domain/names'] as const;

/** A module that compiles when French has each module of English, in the same shape; French has more, of its grammar. */
export function sameShapes(folder: string): string {
  const modules = globSync('**/*.ts', { cwd: path.join(ROOT, folder, 'en') })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  return `// Written by scripts/write-types.ts.
import type { SameShape } from '#schema/domain/formats/language.ts';

type True<Same extends true> = Same;
/** @public */
export interface SameShapes {
${modules.map((file) => `  '${file}': True<SameShape<typeof import('./en/${file}'), typeof import('./fr/${file}')>>;`).join('\n')}
}
`;
}

export async function writeTypes(): Promise<void> {
  for (const folder of FOLDERS_OF_WORDS) writeFileSync(path.join(ROOT, folder, 'same-shapes.ts'), sameShapes(folder));
  await writeStyleTypes();
}

if (process.argv[1] === import.meta.filename) await writeTypes();
