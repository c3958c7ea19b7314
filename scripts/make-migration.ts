/**
 * `npm run migration -- --name what-for`: has drizzle-kit write the migration for what changed in schema/db, and puts it
 * in the form that D1 takes whole. Further words go to drizzle-kit (`--custom` for a trigger). `-- --repair` only puts
 * the files that are there in that form; one that a live database has applied is not to be touched.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationFaults, repeatable } from './repeatable-migration.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'schema/migrations');
const sqlFiles = () => readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));

const words = process.argv.slice(2);
const before = new Set(sqlFiles());
const repair = words.includes('--repair');
if (!repair) {
  const kit = path.join(ROOT, 'node_modules/drizzle-kit/bin.cjs');
  const { status } = spawnSync(process.execPath, [kit, 'generate', ...words], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
for (const file of sqlFiles().filter((one) => repair || !before.has(one))) {
  const full = path.join(FOLDER, file);
  const written = readFileSync(full, 'utf8');
  const sql = repeatable(written.endsWith('\n') ? written : `${written}\n`);
  if (sql !== written) writeFileSync(full, sql);
  console.log(`${file}: ${sql === written ? 'as it was' : 'can be applied again now'}`);
  for (const fault of migrationFaults(sql)) {
    console.error(`  ${fault}`);
    process.exitCode = 1;
  }
}
