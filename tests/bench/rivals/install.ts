/** Brings the rivals in, by their own lockfile; the project itself installs none of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = import.meta.dirname;

/** Installs what is not there yet. Throws when it cannot be had. */
export function installRivals(): void {
  if (existsSync(path.join(FOLDER, 'node_modules'))) return;
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: FOLDER,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The rivals of the benchmarks could not be installed:\n${stderr}`);
}

/** A rival by its name in package.json. The name is no literal: nothing but the bench has these packages. */
export function rival<Module>(name: string): Promise<Module> {
  return import(name) as Promise<Module>;
}

/** Name and version of each rival. */
export function rivalVersions(): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}
