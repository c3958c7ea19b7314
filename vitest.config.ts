import { defineConfig } from 'vitest/config';
import { staticStyles } from './scripts/static-styles-build.ts';

/** One project per runtime: plain Node for rules and data, workerd for the Worker on its real migrations, and as it is deployed. */
export default defineConfig({
  test: {
    projects: [
      {
        // Components are tested as they are built.
        plugins: [staticStyles()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{schema,frontend,data}/**/*.test.{ts,tsx}',
            'worker/search/**/*.test.ts',
            'tests/{unit,data,search,content}/**/*.test.ts',
          ],
        },
      },
      './vitest.worker.config.ts',
      // The bundle that a dry deployment has left in dist/worker, over real HTTP.
      { test: { name: 'built', environment: 'node', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
