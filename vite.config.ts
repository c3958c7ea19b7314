import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointTable } from './scripts/endpoint-table.ts';
import { pageParts } from './scripts/page-parts-build.ts';
import { serviceWorker } from './scripts/service-worker-build.ts';
import { usedParts } from './scripts/used-parts-build.ts';

const API = `http://localhost:${process.env.API_PORT ?? '8787'}`;

export default defineConfig({
  root: 'frontend',
  plugins: [endpointTable(), usedParts(), react(), pageParts(), serviceWorker()],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2023', manifest: true },
  server: { proxy: { '/api': API, '/img': API } },
});
