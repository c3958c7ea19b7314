/** Tests the messages of a first start when something is missing, and how durations are written. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  diskTrouble,
  installTrouble,
  LEAST_NODE,
  NO_BROWSER,
  nodeTooOld,
  portTrouble,
} from '../../scripts/missing.mjs';
import { durationText } from '../../scripts/progress.mjs';

describe('Node', () => {
  it.each(['v8.17.0', 'v18.20.4', 'v19.9.0', 'nonsense'])('%s is too old, which is said with what to do', (version) => {
    expect(nodeTooOld(version)).toContain(version);
    expect(nodeTooOld(version)).toContain('https://nodejs.org');
  });

  it.each(['v20.0.0', 'v22.1.0', 'v24.21.0', 'v100.0.0'])('%s will do', (version) => {
    expect(nodeTooOld(version)).toBeNull();
  });

  it('is asked for as package.json asks for it', () => {
    const packageFile = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'));
    expect(packageFile.engines.node).toBe(`>=${LEAST_NODE}`);
  });
});

describe('an installation that failed', () => {
  it.each([
    ['Error: spawn npm ENOENT', 'npm was not found'],
    [
      'npm error code ENOTFOUND\nnpm error network request to https://registry.example/ failed',
      'registry could not be',
    ],
    ['npm error code EAI_AGAIN', 'could not be reached'],
    ['npm error code ECONNREFUSED', 'could not be reached'],
    ['npm error code ENOSPC\nnpm error nospc There appears to be insufficient space', 'disk is full'],
    ["npm error code EROFS\nnpm error EROFS: read-only file system, mkdir 'node_modules'", 'cannot be written to'],
    ['npm error code EACCES', 'cannot be written to'],
    ['npm error code E401', 'refused'],
    ['npm error code E404', 'does not have a package'],
    ['npm error code EINTEGRITY', 'not what the lockfile describes'],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
  ])('is explained: %s', (printed, said) => {
    expect(installTrouble(printed)).toContain(said);
  });

  it('of an unknown kind points to what npm said', () => {
    expect(installTrouble('npm error something new')).toContain('its message is above');
  });
});

describe('the disk', () => {
  const failure = (code: string) => Object.assign(new Error(code), { code, path: '/somewhere/.dev.vars' });

  it.each([
    ['EROFS', 'read-only'],
    ['EACCES', 'somebody else'],
    ['EPERM', 'somebody else'],
    ['ENOSPC', 'full'],
  ])('%s names the file and the matter', (code, said) => {
    expect(diskTrouble(failure(code))).toMatch(new RegExp(`^/somewhere/\\.dev\\.vars .*${said}`));
  });

  it.each([[failure('ENOENT')], [new Error('another')], ['text'], [null], [undefined]])(
    'is not blamed for what it did not do: %s',
    (error) => {
      expect(diskTrouble(error)).toBeNull();
    },
  );
});

describe('a port', () => {
  it('that is taken is named, with one that may be free and how to ask for it', () => {
    expect(portTrouble('taken', 8787, 'npm start')).toMatch(/^Port 8787 is taken .*: PORT=8788 npm start$/);
    expect(portTrouble('taken', 65_535, 'npm start')).toContain('PORT=65534');
    expect(portTrouble('taken', 8787, 'npm run dev', 'API_PORT')).toContain('API_PORT=8788 npm run dev');
  });

  it('that is the system’s leads to one that is not', () => {
    expect(portTrouble('forbidden', 80, 'npm start')).toContain('PORT=8080');
  });
});

it('a missing browser is met with how to get one, everywhere', () => {
  for (const word of ['apt-get install chromium', 'macOS', 'playwright install', 'CHROMIUM_PATH'])
    expect(NO_BROWSER).toContain(word);
});

it.each([
  [0, '0.0 s'],
  [420, '0.4 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 min'],
  [125_000, '2 min 5 s'],
  [3_600_000, '60 min'],
])('%i ms are told as %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});
