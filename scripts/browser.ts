/** Finds a Chromium for the browser tests, or installs one: the system's when root, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

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

function installed(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const command of COMMANDS) {
      const file = path.join(folder, command);
      if (existsSync(file)) return file;
    }
  }
  const own = chromium.executablePath();
  return [...KNOWN_PLACES, own].find((place) => existsSync(place)) ?? null;
}

const SHELL = 'chromium-headless-shell';

/** Asks the system's package manager, where we may. */
function installFromSystem(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' or ')} with the system package manager …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  for (const name of packages) {
    if (spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env }).status === 0) return;
  }
}

/** Path of a Chromium or Chrome on this machine. Installs one when there is none; throws when that fails too. */
export function findBrowser(): string {
  const found = installed();
  if (found) {
    // Where every run begins on a new machine, the quicker browser is worth its twenty seconds.
    if (process.env.CI && !process.env.CHROMIUM_PATH && !found.endsWith(SHELL)) installFromSystem(SHELL);
    return installed() ?? found;
  }
  installFromSystem(SHELL, 'chromium');
  const system = installed();
  if (system) return system;
  console.log('No Chromium or Chrome found; asking Playwright for its own …');
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: ROOT, stdio: 'ignore', timeout: 240_000 });
  const last = installed();
  if (!last) throw new Error('No browser could be found or installed. Install Chromium, or name one in CHROMIUM_PATH.');
  return last;
}
