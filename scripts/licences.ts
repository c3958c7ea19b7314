/**
 * `npm run licences`: the licences of what package-lock.json installs, by licence, and the known vulnerabilities of it.
 * Fails when a package that the site ships (no development dependency) has a licence that is unknown or asks more than
 * to be named, or when the registry knows a serious vulnerability of one; ends with what could not be checked. Licences
 * alone: `-- --offline`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AuditAnswer, auditReport, readAudit } from './audit-report.ts';
import { isPermitted, type LockedPackage, licenceOf, notChecked, packagesByLicence } from './licence-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Longer lists are counted only. */
const NAMED_MOST = 12;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = read(path.join(ROOT, 'package-lock.json')) as { packages: Record<string, LockedPackage> };

/** Where the lockfile does not say, what the installed package says. */
function withInstalled(folder: string, locked: LockedPackage): LockedPackage {
  const manifest = path.join(ROOT, folder, 'package.json');
  if (licenceOf(locked) !== null || !existsSync(manifest)) return locked;
  const { license, licenses } = read(manifest) as LockedPackage;
  return { ...locked, license, licenses };
}

function listLicences(): boolean {
  const all = Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, locked]) => ({ folder, ...withInstalled(folder, locked) }));
  const shipped = all.filter(({ dev, devOptional }) => !dev && !devOptional);
  const refused: string[] = [];
  for (const [title, list] of [
    ['Shipped, or needed by what is shipped', shipped],
    ['For development only', all.filter((one) => !shipped.includes(one))],
  ] as const) {
    console.log(`\n${title}: ${list.length} packages`);
    for (const [licence, names] of packagesByLicence(list)) {
      const permitted = licence !== null && isPermitted(licence);
      const mark = permitted ? ' ' : '!';
      const named = permitted && names.length > NAMED_MOST ? '' : names.join(', ');
      console.log(`${mark} ${(licence ?? 'unknown').padEnd(38)} ${String(names.length).padStart(4)}  ${named}`);
      if (!permitted && list === shipped) refused.push(...names);
    }
  }
  console.log('\n! = unknown, or more than naming the authors is asked.');
  if (refused.length > 0) console.error(`Not to be shipped under these licences: ${refused.join(', ')}`);
  return refused.length === 0;
}

/** npm's list for all packages or the shipped ones. */
function audit(...options: string[]): AuditAnswer {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  return readAudit(stdout ?? '');
}

/** Whether what is shipped is safe as far as anybody knows, and why that is not known where it is not. */
function listVulnerabilities(): { safe: boolean; unknown: string | null } {
  console.log('\nKnown vulnerabilities (npm audit):');
  const shipped = audit('--omit=dev');
  // A registry that refuses one question refuses the other too.
  const all = shipped.known ? audit() : shipped;
  const { lines, safe } = auditReport([
    { title: 'shipped', shipped: true, answer: shipped },
    { title: 'all', shipped: false, answer: all },
  ]);
  console.log(lines.join('\n'));
  const reason = [shipped, all].flatMap((answer) => (answer.known === null ? [answer.reason] : []))[0];
  return { safe, unknown: reason === undefined ? null : `the registry did not answer (${reason}).` };
}

/** Those of tools that the project runs by themselves, and so does not install with the rest. */
const otherLockfiles = () =>
  globSync('tests/**/package-lock.json', { cwd: ROOT, exclude: (name) => name === 'node_modules' }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );

const licencesFine = listLicences();
const { safe, unknown } = process.argv.includes('--offline')
  ? { safe: true, unknown: 'not asked for (--offline).' }
  : listVulnerabilities();
console.log('\nCould not be checked:');
for (const sentence of notChecked({
  packages: Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, locked]) => ({
      ...withInstalled(folder, locked),
      folder,
      installed: existsSync(path.join(ROOT, folder, 'package.json')),
    })),
  otherLockfiles: otherLockfiles(),
  vulnerabilitiesUnknown: unknown,
})) {
  console.log(`  ${sentence}`);
}
process.exitCode = licencesFine && safe ? 0 : 1;
