/**
 * Vite plugin that builds frontend/service-worker after the pages, as one classic script under a name that never
 * changes, and tells it which files and which entry the build has and which answers it may keep.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { endpoints } from '#schema/api/endpoints.ts';

/** Files of frontend/public that a page asks for by itself. */
const PUBLIC_FILES = ['color-mode.js', 'favicon.svg', 'manifest.webmanifest'];

/** Public answers that are JSON; whatever belongs to a session or is never cached is not among them. */
const KEPT_ENDPOINTS = Object.values(endpoints)
  .filter(({ auth, method, cache, response }) => auth === 'none' && method === 'GET' && cache !== 'none' && response)
  .map(({ name, path: pattern, cache }) => ({ name, path: pattern, policy: cache }));

export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = '' }, bundle) {
      const written = Object.values(bundle);
      const entry = written.find((one) => one.type === 'chunk' && one.isEntry)?.fileName;
      if (entry === undefined) throw new Error('The build has no entry');
      const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const hash = createHash('sha256').update(assets.sort().join('\n'));
      for (const file of ['index.html', ...PUBLIC_FILES]) hash.update(readFileSync(path.join(dir, file)));
      const facts = {
        version: hash.digest('hex').slice(0, 12),
        files: [...assets, ...PUBLIC_FILES].map((file) => `/${file}`),
        entry: `/${entry}`,
        endpoints: KEPT_ENDPOINTS,
      };
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        define: { __BUILD_FACTS__: JSON.stringify(facts) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: config.build.target,
          rolldownOptions: {
            input: path.join(config.root, 'service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
