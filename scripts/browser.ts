/** Finds a Chromium for the browser tests, or installs one: the system's when root, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { isStopped, runChild } from './child.mjs';
import { NO_BROWSER } from './missing.mjs';
import { step } from './progress.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The one without a window first: the tests take a fifth less processor time in it. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  'chrome',
];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Debian's packages; Ubuntu has the first two as well, and a `chromium` that is only a pointer to a snap. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Whether it is a browser that starts: Ubuntu's `chromium-browser` may be a note that a snap is to be installed. */
function starts(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout);
}

function installed(): string | null {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => COMMANDS.map((command) => path.join(folder, command)))
    .sort((a, b) => COMMANDS.indexOf(path.basename(a)) - COMMANDS.indexOf(path.basename(b)));
  const places = [...onPath.filter((place) => existsSync(place) && starts(place)), ...KNOWN_PLACES];
  return [...places, chromium.executablePath()].find((place) => existsSync(place)) ?? null;
}

/** Asks the system's package manager, where we may. Its lists may be missing or old, so they are fetched first. */
async function installFromSystem(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const aptGet = (...args: string[]) => runChild('/usr/bin/apt-get', ['-qq', ...args], options);
  await aptGet('update');
  for (const name of PACKAGES) {
    if ((await aptGet('install', '-y', name)) === 0 && installed()) return;
  }
}

/** Asks Playwright for its own, with the libraries it needs where we may install them. */
async function installPlaywrightsOwn(): Promise<void> {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const withDeps = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? ['--with-deps'] : [];
  await runChild(process.execPath, [cli, 'install', ...withDeps, 'chromium'], { cwd: ROOT });
}

/**
 * Path of a Chromium or Chrome on this machine, or of the one that CHROMIUM_PATH names. Installs one when there is none;
 * rejects with what to do when that fails too.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const found = installed();
  if (found) return found;
  const ways = {
    'Installing a browser with the system’s package manager': installFromSystem,
    'Installing Playwright’s own browser': installPlaywrightsOwn,
  };
  for (const [doing, install] of Object.entries(ways)) {
    const place = await step(
      doing,
      () => install().then(installed),
      (file) => file ?? 'None came',
    );
    if (place) return place;
    if (isStopped()) break;
  }
  throw new Error(NO_BROWSER);
}
