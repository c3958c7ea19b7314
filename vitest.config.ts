import { defineConfig } from 'vitest/config';

/** One project per runtime: plain Node for rules and data, workerd for the Worker on its real migrations. */
export default defineConfig({
  test: {
    projects: [
      {
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
    ],
  },
});
