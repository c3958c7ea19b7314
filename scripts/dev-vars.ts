/** Makes the local secrets file from .dev.vars.example, with fresh random values in place of the made-up ones. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Writes .dev.vars when there is none; an existing one is never touched. */
export function ensureDevVars(): void {
  const target = path.join(ROOT, '.dev.vars');
  if (existsSync(target)) return;
  const example = readFileSync(path.join(ROOT, '.dev.vars.example'), 'utf8');
  writeFileSync(
    target,
    example.replace(/made-up-[\w-]+/g, () => randomBytes(32).toString('base64url')),
    { mode: 0o600 },
  );
}
