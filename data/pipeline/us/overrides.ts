/** Known mistakes of the sources, each with its reason, from data/pipeline/overrides.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NumberField } from './number-vintages.ts';

export interface Override {
  /** UNITID. */
  id: number;
  /** The official name, for people who read the file. */
  university: string;
  field: 'name' | 'yearFounded' | 'religiousAffiliation' | 'image' | 'type' | 'womens' | NumberField;
  value: string | number | null;
  /** What is wrong with the source's value. */
  reason: string;
  /** Where the right one stands. */
  source: string;
}

/** All overrides by id and field; throws when one field of a school is overridden twice. */
export function loadOverrides(): Map<string, Override> {
  const file = path.resolve(import.meta.dirname, '../overrides.json');
  const overrides = JSON.parse(readFileSync(file, 'utf8')) as Override[];
  const byKey = new Map<string, Override>();
  for (const override of overrides) {
    const key = `${override.id} ${override.field}`;
    if (byKey.has(key)) throw new Error(`overrides.json: ${key} twice`);
    byKey.set(key, override);
  }
  return byKey;
}

/** Key of an override in provenance.json. */
export function overrideKeyOf({ id, field }: Override): string {
  return `overrides.${id}.${field}`;
}
