import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { FRENCH } from './scripts/language-builds.ts';
import { longTexts } from './scripts/long-texts/plugin.ts';
import { staticStyles } from './scripts/static-styles/plugin.ts';

const UNIT = [
  '{schema,frontend,data,scripts}/**/*.test.{ts,tsx}',
  'worker/search/**/*.test.ts',
  'tests/{unit,data,search,content}/**/*.test.ts',
];
/** What is tried with French words: `#words/*` and `#names/*` are one language in a process. */
const IN_FRENCH = ['**/*.fr.test.{ts,tsx}'];
/** What replaces a module or a global, which others would meet in the same process. */
const ISOLATED = [
  'frontend/{api,service-worker}/**/*.test.ts',
  'frontend/features/*/state.test.ts',
  'frontend/lib/rendering/{newer-build,scroll-positions}.test.ts',
  'tests/search/hostile-texts.test.ts',
];
/** The file that is first to ask reads the whole dataset. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };
const NOT_NOW = process.env.TEST_FORM === 'long' ? [] : ['**/*.long.test.ts'];

/** One project per runtime: plain Node for rules and data, workerd for the Worker on its real migrations, and as it is deployed. */
export default defineConfig({
  test: {
    projects: [
      {
        // Components are tested as they are built.
        plugins: [longTexts(), staticStyles()],
        test: {
          name: 'unit',
          environment: 'node',
          // Files of one process share modules, and so the dataset and the search over it, which are read once.
          isolate: false,
          ...TIMEOUTS,
          include: UNIT,
          exclude: [...ISOLATED, ...IN_FRENCH, ...NOT_NOW],
        },
      },
      {
        plugins: [longTexts(), staticStyles()],
        ssr: { resolve: { conditions: [FRENCH, ...defaultServerConditions] } },
        test: {
          name: 'unit, French',
          environment: 'node',
          isolate: false,
          ...TIMEOUTS,
          include: IN_FRENCH,
          exclude: ['node_modules/**', ...NOT_NOW],
        },
      },
      {
        plugins: [longTexts(), staticStyles()],
        test: {
          name: 'unit, isolated',
          environment: 'node',
          ...TIMEOUTS,
          include: ISOLATED,
          exclude: [...IN_FRENCH, ...NOT_NOW],
        },
      },
      './vitest.worker.config.ts',
      // The bundle that a dry deployment has left in dist/worker, over real HTTP.
      { test: { name: 'built', environment: 'node', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
