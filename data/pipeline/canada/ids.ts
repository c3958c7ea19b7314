/** The committed registry of Canadian ids: a university keeps its number for ever, and no number is used twice. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CanadaInstitutionRow } from '../../sources/ca-institutions/read.ts';
import { nameKey } from '../name-key.ts';

const FILE = path.join(import.meta.dirname, '../canada-ids.json');
const FIRST_ID = 900_001;

/** Key in the registry: the source's name and the province, so that a second "St. Mary's University" is another. */
export const registryKey = ({ name, province }: Pick<CanadaInstitutionRow, 'name' | 'province'>): string =>
  `${nameKey(name)}-${province.toLowerCase()}`;

export function readCanadaIds(): Record<string, number> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>;
}

/** Id of an institution. Throws with the command to run when it has none. */
export function canadaIdOf(row: Pick<CanadaInstitutionRow, 'name' | 'province'>, ids: Record<string, number>): number {
  const id = ids[registryKey(row)];
  if (id === undefined) {
    throw new Error(
      `${row.name} (${row.province}) has no id in data/pipeline/canada-ids.json: run node data/pipeline/canada/register-ids.ts and commit the file`,
    );
  }
  return id;
}

/** The registry with the keys it lacks at its end, numbered on from the highest id ever given. */
export function withNewIds(ids: Record<string, number>, keys: readonly string[]): Record<string, number> {
  let next = Math.max(FIRST_ID - 1, ...Object.values(ids)) + 1;
  const all = { ...ids };
  for (const key of keys) {
    if (all[key] === undefined) all[key] = next++;
  }
  return all;
}

export function writeCanadaIds(ids: Record<string, number>): void {
  writeFileSync(FILE, `${JSON.stringify(ids, null, 2)}\n`);
}
