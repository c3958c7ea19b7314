/**
 * Last step of the build for browsers: puts the files of both languages in one folder, and writes their manifests and
 * the service worker (frontend/service-worker) as one classic script under a name that never changes, which is told
 * which files and which entry each language has and which answers it may keep. A language's files are fetched by who
 * reads it.
 */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { ENDPOINT_PATHS } from '#schema/api/endpoint-paths.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { OFFLINE_ENDPOINTS } from '#schema/api/offline-search.ts';
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { OFFLINE_COPY_LAYOUT } from '#schema/search/offline-copy.ts';
import { buildOfflineEngine } from './offline-engine.ts';
import { MANIFEST_FILES, manifestOf } from './site-manifest.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Where the browsers' build of each language is written; what is served is in the first. */
export const BUILT: Record<Language, string> = {
  en: path.join(ROOT, 'dist/client'),
  fr: path.join(ROOT, 'dist/client-fr'),
};
const SERVED = BUILT.en;

/** The page that each language's pages are written into, and its manifest, as they are served. */
export const SHELL_FILES: Record<Language, string> = { en: 'index.html', fr: 'index-fr.html' };

/** Files of frontend/public that a page asks for by itself. */
const PUBLIC_FILES = ['color-mode.js', 'favicon.svg'];

/** Public answers that are JSON; whatever belongs to a session or is never cached is not among them. */
const COPIED_ENDPOINTS = Object.values(endpoints)
  .filter(({ auth, method, cache, response }) => auth === 'none' && method === 'GET' && cache !== 'none' && response)
  .map(({ name, path: pattern, cache }) => ({ name, path: pattern, policy: cache }));

function shellOf(language: Language) {
  const manifest = JSON.parse(readFileSync(path.join(BUILT[language], '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file;
  if (entry === undefined) throw new Error(`The build in ${language} has no entry`);
  const made = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const files = [...new Set(made)].filter((file) => file.startsWith('assets/')).sort();
  return {
    page: addressIn(language, '/'),
    entry: `/${entry}`,
    files: [...files, ...PUBLIC_FILES, MANIFEST_FILES[language]].map((file) => `/${file}`),
  };
}

export async function bringTogether(): Promise<void> {
  for (const language of LANGUAGES) {
    if (BUILT[language] !== SERVED) {
      cpSync(path.join(BUILT[language], 'assets'), path.join(SERVED, 'assets'), { recursive: true });
      cpSync(path.join(BUILT[language], 'index.html'), path.join(SERVED, SHELL_FILES[language]));
    }
    writeFileSync(path.join(SERVED, MANIFEST_FILES[language]), JSON.stringify(manifestOf(language)));
  }
  const shells = Object.fromEntries(LANGUAGES.map((language) => [language, shellOf(language)]));
  const hash = createHash('sha256').update(JSON.stringify(shells));
  for (const file of [...Object.values(SHELL_FILES), ...Object.values(MANIFEST_FILES), ...PUBLIC_FILES])
    hash.update(readFileSync(path.join(SERVED, file)));
  const search = {
    ...(await buildOfflineEngine(SERVED)),
    copy: `/offline-copy/${OFFLINE_COPY_LAYOUT}`,
    paths: OFFLINE_ENDPOINTS.map((name) => ENDPOINT_PATHS[name].path),
  };
  hash.update(JSON.stringify(search));
  const facts = { version: hash.digest('hex').slice(0, 12), shells, endpoints: COPIED_ENDPOINTS, search };
  const frontend = path.join(ROOT, 'frontend');
  await build({
    configFile: false,
    root: frontend,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD_FACTS__: JSON.stringify(facts) },
    build: {
      outDir: SERVED,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(frontend, 'service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
