import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointTable } from './scripts/endpoint-table.ts';
import { pageParts } from './scripts/page-parts-build.ts';
import { serviceWorker } from './scripts/service-worker-build.ts';
import { usedParts } from './scripts/used-parts-build.ts';

const API = `http://localhost:${process.env.API_PORT ?? '8787'}`;

/** Modules whose path in the project begins so. */
const inside = (paths: string) => new RegExp(`/(?:${paths})`);

export default defineConfig({
  root: 'frontend',
  plugins: [endpointTable(), usedParts(), react(), pageParts(), serviceWorker()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs is one file: a few lines bring it along (app/start.ts), so that it is no entry itself.
            {
              name: 'frame',
              test: inside(
                'frontend/app/main|frontend/components/page-head|frontend/api/(initial-data|shared-queries)|schema/domain/enums',
              ),
              priority: 2,
            },
            // What lists of universities, a university's page and the comparison share, which would be twelve small files.
            {
              name: 'universities',
              test: inside(
                'frontend/(features/(bookmarks|compare)/state|features/bookmarks/bookmark-toggle|components/(badge|campus-picture))',
              ),
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': API, '/img': API } },
});
