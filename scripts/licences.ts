/**
 * `npm run licences`: the declared licences of the packages that the site ships (no development dependency), from
 * package-lock.json. Fails when one is unknown or asks more than to be named. `npm audit` knows the vulnerabilities.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPermitted, type LockedPackage, licenceOf } from './licence-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as unknown;

/** The licence in the lockfile; where it does not say, the one in the installed package. */
function licenceIn(folder: string, locked: LockedPackage): string | null {
  const manifest = path.join(folder, 'package.json');
  return (
    licenceOf(locked) ?? (existsSync(path.join(ROOT, manifest)) ? licenceOf(read(manifest) as LockedPackage) : null)
  );
}

const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const shipped = Object.entries(packages)
  .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
  .map(([folder, locked]) => ({
    name: folder.replace(/^node_modules\//, '').replaceAll('/node_modules/', ' > '),
    licence: licenceIn(folder, locked),
  }));

console.log(`Shipped, or needed by what is shipped: ${shipped.length} packages`);
for (const [licence, list] of Map.groupBy(shipped, (one) => one.licence)) {
  console.log(`  ${licence ?? 'unknown'}: ${list.map(({ name }) => name).join(', ')}`);
}
const refused = shipped.filter(({ licence }) => licence === null || !isPermitted(licence));
if (refused.length > 0) {
  console.error(`Not to be shipped under these licences: ${refused.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
