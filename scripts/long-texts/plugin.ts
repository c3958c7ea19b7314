/**
 * Vite plugin for the long texts: a Markdown file of frontend/content is imported as a module. The Worker's bundle, which
 * Vite does not make, takes its English ones from dist/server/words, written here (`#words/*.md` in package.json).
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { VitestPluginContext } from 'vitest/node';
import { compileText, moduleOf, type ReadFile } from './compile.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../frontend/content');
const ENGLISH = path.join(CONTENT, 'en');

/** `read` gives a file's source; a test breaks it. */
export function longTexts(
  read: ReadFile = (file) => readFileSync(file, 'utf8'),
): Plugin & { configureVitest(context: VitestPluginContext): void } {
  return {
    name: 'long-texts',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(CONTENT) || !id.endsWith('.md')) return null;
      const compiled = compileText(id, read);
      for (const file of compiled.sources) this.addWatchFile(file);
      return { code: moduleOf(compiled), map: null, moduleType: 'js' };
    },
    // An index is made of other files, which Vitest's cache of a file by its own text does not see.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id.endsWith('.md') ? false : null));
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'ssr') return;
      for (const file of globSync('**/*.md', { cwd: ENGLISH })) {
        const target = path.join(dir as string, 'words', file.replace(/md$/, 'js'));
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, moduleOf(compileText(path.join(ENGLISH, file), read)));
      }
    },
  };
}
