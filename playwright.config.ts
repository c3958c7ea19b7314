import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 8790);
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
];

/**
 * Continuous integration has to answer within minutes: there the tools and the pages of words are tried by quality.spec
 * alone, which opens every route, and by their unit tests; elsewhere everything runs.
 */
const SHORT = Boolean(process.env.CI);
const LEFT_OUT =
  /\/(search-quality|calculator|location-explorer|program-finder|legal|notices|kept-things|glossary|subscribe|faq|about|popular|resources|help|contact)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  workers: 3,
  // A machine of two cores that also serves the site can miss a deadline; what passes only then is named as flaky.
  retries: process.env.CI ? 2 : 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
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
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      ...(SHORT ? { testIgnore: LEFT_OUT } : {}),
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      // What changes with the width: drawer and menus, the map under fingers, the way through an account, and every
      // route's layout. The rest is tried once.
      testMatch: SHORT ? /\/navigation\.spec\.ts$/ : /\/(navigation|map|account-journey|quality)\.spec\.ts$/,
    },
  ],
  webServer: {
    // The site as `npm start` serves it, on its own port and its own local database.
    command: `${JSON.stringify(process.execPath)} scripts/start.ts`,
    url: `http://localhost:${PORT}/api/health`,
    env: { PORT: String(PORT), LOCAL_STATE: `.cache/e2e-state-${PORT}`, LOG_LEVEL: 'none' },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
