/** Finds a Chromium for the browser tests, or installs one: Playwright's own, else the system's when root. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '..');
const COMMANDS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chrome'];
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

/** Path of a Chromium or Chrome on this machine. Installs one when there is none; throws when that fails too. */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium or Chrome found; asking Playwright for its own …');
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: ROOT, stdio: 'ignore', timeout: 240_000 });
  const own = installed();
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with the system package manager …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env });
  }
  const last = installed();
  if (!last) throw new Error('No browser could be found or installed. Install Chromium, or name one in CHROMIUM_PATH.');
  return last;
}
