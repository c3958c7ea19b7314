/** Builds the pages into dist/client and dist/server, unless they were already built from the very same files. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './child.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const STAMP = path.join(ROOT, '.cache', 'client-build');
const INPUTS = [
  'data/dataset/manifest.json',
  'data/dataset/universities.ndjson',
  'data/lexicons',
  'data/pipeline/map',
  'frontend',
  'schema',
  // Its pages and presenters in French, and the search that answers offline.
  'worker',
  'package.json',
  'vite.config.ts',
  'scripts/bring-together.ts',
  'scripts/data-release',
  'scripts/language-builds.ts',
  'scripts/locator-plates.ts',
  'scripts/long-texts',
  'scripts/offline-engine.ts',
  'scripts/site-manifest.ts',
  'scripts/static-styles',
  'package-lock.json',
];

/** Made, and by what is counted already. */
const MADE = ['frontend/styled-system'].map(path.normalize);

function filesBelow(entry: string): string[] {
  const absolute = path.join(ROOT, entry);
  if (!statSync(absolute).isDirectory()) return [entry];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(ROOT, path.join(file.parentPath, file.name)))
    .filter((file) => !MADE.some((folder) => file.startsWith(folder)));
}

function inputsHash(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesBelow).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Answers true when it built, false when dist/client was already up to date. Rejects when the build fails. */
export async function buildClient(): Promise<boolean> {
  const hash = inputsHash();
  const built = ['client/index.html', 'server/render.js', 'server-fr/render.js'].every((file) =>
    existsSync(path.join(ROOT, 'dist', file)),
  );
  if (built && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return false;
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const code = await runChild(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    // Tests run under another name.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error('The pages could not be built; the message is above.');
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
  return true;
}
