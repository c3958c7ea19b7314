/** Worker tests: run inside workerd, on the real migrations. */
import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { longTexts } from './scripts/long-texts/plugin.ts';

export default defineConfig(async () => ({
  plugins: [
    longTexts(),
    cloudflareTest({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        d1Databases: { REPLICA: 'replica' },
        bindings: {
          MIGRATIONS: await readD1Migrations(path.join(import.meta.dirname, 'schema/migrations')),
          // 'long' in `npm run test:long`.
          TEST_FORM: process.env.TEST_FORM ?? '',
          // Empty: each test's own number of runs, and a fresh seed that it prints.
          FUZZ_SEED: process.env.FUZZ_SEED ?? '',
          FUZZ_RUNS: process.env.FUZZ_RUNS ?? '',
          FAULTS_RUNS: process.env.FAULTS_RUNS ?? '',
          FAULTS_SEED: process.env.FAULTS_SEED ?? '',
        },
      },
    }),
  ],
  test: {
    name: 'worker',
    // Starting a runtime for each file would take a second and a half each.
    isolate: false,
    globalSetup: ['tests/helpers/build-pages.ts'],
    setupFiles: ['tests/worker/helpers/fresh-storage.ts'],
    // The first page that a file of tests asks for reads the whole site in, module by module.
    testTimeout: 30_000,
    include: ['worker/**/*.test.ts', 'tests/{worker,fuzz,faults}/**/*.test.ts'],
    exclude: ['worker/search/**', ...(process.env.TEST_FORM === 'long' ? [] : ['**/*.long.test.ts'])],
  },
}));
