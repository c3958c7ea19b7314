/** Worker tests: run inside workerd, on the real migrations. */
import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig(async () => ({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: { TEST_MIGRATIONS: await readD1Migrations(path.join(import.meta.dirname, 'schema/migrations')) },
      },
    }),
  ],
  test: { name: 'worker', include: ['tests/worker/**/*.test.ts', 'worker/**/*.worker.test.ts'] },
}));
