/**
 * Builds worker/offline into one classic script, which a service worker can import: the search as the Worker has it, in both
 * languages. Its name holds a hash of what is in it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { longTexts } from './long-texts/plugin.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Writes it into `assets` of the folder; the French presenters must have been built. */
export async function buildOfflineEngine(folder: string): Promise<{ script: string; bytes: number }> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [longTexts()],
    resolve: { conditions: ['module', 'import', 'default'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(ROOT, 'worker/offline/engine.ts'),
        output: { format: 'iife', entryFileNames: 'assets/offline-search-[hash:7].js' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const { fileName } = output[0];
  return { script: `/${fileName}`, bytes: gzipSync(readFileSync(path.join(folder, fileName))).length };
}
