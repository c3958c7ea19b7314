import { defineConfig, devices } from '@playwright/test';
import { endWithUs } from './scripts/child.mjs';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  // The system's typeface, as a visitor has it for whom ours come too late; tests/e2e/typefaces.spec.ts lets them in.
  '--disable-remote-fonts',
];

/** Tests by their tags: those of another device never, and `@long` in `npm run test:long` alone. */
const which = (elsewhere: string) =>
  process.env.TEST_FORM === 'long'
    ? { grep: /@long/, grepInvert: new RegExp(elsewhere) }
    : { grepInvert: new RegExp(`@long|${elsewhere}`) };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  // Pictures are compared with others of the same run, none is kept (tests/e2e/one-picture.ts).
  snapshotPathTemplate: '.cache/e2e-pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 3,
  // A second try is for its trace; `npm test` names the test in its last lines, since it has a cause to be found.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    // Known once the server below has said where it is.
    baseURL: `http://localhost:${process.env.SERVED_AT}`,
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    trace: 'on-first-retry',
    // A service worker answers in place of the tests' own routes; the tests of the worker itself let it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      ...which('@phone'),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      ...which('@desktop'),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      // The map under fingers and the way through an account. What else changes with the width sets its own.
      testMatch: /\/(map|account-journey)\.spec\.ts$/,
    },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} tests/e2e/serve.ts`,
    wait: { stdout: /is served at http:\/\/localhost:(?<served_at>\d+)/ },
    env: { ...endWithUs(), ...(process.env.E2E_PORT ? { PORT: process.env.E2E_PORT } : { PORT: '0' }) },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 8_000 },
  },
});
