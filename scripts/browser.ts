/** Finder of a Chromium for the browser tests; installs one where there is none: the system's when root, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { isStopped, runChild } from './child.mjs';
import { NO_BROWSER } from './missing.mjs';
import { step } from './progress.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Chromium without a window or an interface of its own: the tests take a fifth less processor time in it. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chrome'];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Debian's packages; Ubuntu's `chromium` is only a pointer to a snap. */
const PACKAGES = [SHELL, 'chromium'];

/** Whether it is a browser that starts: Ubuntu's `chromium-browser` may be a note that a snap is to be installed. */
function starts(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout);
}

/** Where the commands are on the PATH, in their order. */
function onPath(...commands: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .filter((place) => existsSync(place) && starts(place));
}

/** The shell that Playwright has downloaded, beside its full browser. */
function playwrightsShell(): string[] {
  const [folder] = chromium.executablePath().split(/[\\/]chromium-\d/);
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^chromium_headless_shell-.*[\\/](chrome-)?headless[_-]shell(\.exe)?$/.test(file))
    .map((file) => path.join(folder, file));
}

const shell = (): string | null => [...onPath(SHELL), ...playwrightsShell()][0] ?? null;

function installed(): string | null {
  const places = [...KNOWN_PLACES, chromium.executablePath()].filter((place) => existsSync(place));
  return shell() ?? [...onPath(...COMMANDS), ...places][0] ?? null;
}

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Asks the system's package manager, where we may. Its lists may be missing or old, so they are fetched first. */
async function installFromSystem(): Promise<void> {
  if (!mayUseApt()) return;
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
  const withDeps = mayUseApt() ? ['--with-deps'] : [];
  await runChild(process.execPath, [cli, 'install', ...withDeps, '--only-shell', 'chromium'], { cwd: ROOT });
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
  const found = shell() ?? (mayUseApt() ? null : installed());
  if (found) return found;
  const ways = {
    'Installing a browser with the system’s package manager': installFromSystem,
    'Installing Playwright’s own browser': installPlaywrightsOwn,
  };
  for (const [doing, install] of Object.entries(ways)) {
    const place = await step(
      doing,
      // A full browser that was there serves where the shell cannot be had.
      () => install().then(installed),
      (file) => file ?? 'None came',
    );
    if (place) return place;
    if (isStopped()) break;
  }
  throw new Error(NO_BROWSER);
}
