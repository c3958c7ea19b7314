/** Why schools are near each other, in French: every sentence of the dataset. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { similarReason } from '#frontend/content/fr/similar-reasons.ts';
import { inLanguage } from '#schema/domain/language.ts';

const FILE = path.resolve(import.meta.dirname, '../../data/dataset/neighbours.ndjson');
interface Neighbours {
  neighbours: [id: number, distance: number, reasons: [string, string]][];
}
const REASONS = new Set(
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as Neighbours).neighbours.flatMap(([, , reasons]) => reasons)),
);

it('says every reason of the dataset', () => {
  expect(REASONS.size).toBeGreaterThan(1_000);
  const left = inLanguage('fr', () => [...REASONS].filter((reason) => similarReason(reason) === reason));
  expect(left).toEqual([]);
});

it.each([
  [
    'Both are small public two-year career colleges',
    'Deux petits collèges publics de deux ans qui préparent à un métier',
  ],
  [
    "Both are midsize private universities with large master's programs",
    'Deux universités privées de taille moyenne avec de grands programmes de maîtrise',
  ],
  ['Same mix of programs: philosophy and religion', 'Le même éventail de programmes : philosophie et religion'],
  ['Same mix of programs: business and computing', 'Le même éventail de programmes : affaires; informatique'],
  ['Both in Quebec', 'Les deux se trouvent au Québec'],
  ['In San Dimas, California', 'À San Dimas, en Californie'],
  ['Both have ties to the Mennonite Church', 'La même appartenance religieuse'],
  ['Nobody said this', 'Nobody said this'],
])('%s', (english, french) => {
  expect(inLanguage('fr', () => similarReason(english)).replaceAll('\u00a0', ' ')).toBe(french);
});
