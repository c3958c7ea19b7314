/**
 * Writes the keys of the metropolitan areas as pages need them (frontend/content/area-keys.ts): those of metros.json without
 * their towns, which no page loads. `node data/lexicons/make-area-keys.ts`, after a metropolitan area was added.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import metros from './metros.json' with { type: 'json' };

/** A key is quoted as biome quotes it. */
const listOf = (keys: readonly string[]) => keys.map((key) => `    '${key}',\n`).join('');

/** The module, formatted as all code is. */
export function areaKeysModule(areas: Readonly<Record<string, { country: string }>> = metros): string {
  const keysOf = (country: Country) => Object.keys(areas).filter((key) => areas[key]?.country === country);
  return `/** Keys of the metropolitan areas that a list can keep to. Made by data/lexicons/make-area-keys.ts: not for editing. */
import type { Country } from '#schema/domain/record/enums.ts';

/** In the order of the alphabet. Their names: #words/areas.ts. */
export const AREAS: Record<Country, readonly string[]> = {
${COUNTRIES.map((country) => `  ${country}: [\n${listOf(keysOf(country).sort())}  ],\n`).join('')}};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(path.resolve(import.meta.dirname, '../../frontend/content/area-keys.ts'), areaKeysModule());
