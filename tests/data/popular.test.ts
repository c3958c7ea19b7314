import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rawQueryOf } from '#schema/api/params.ts';
import { searchQuery } from '#schema/api/search.ts';
import type { AliasRecord, Manifest, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { POPULAR_PER_TAB } from '#schema/domain/site/limits.ts';
import { POPULAR_LIST_KEYS, POPULAR_LISTS, passingPopular } from '#schema/domain/site/popular.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';

const DATASET = path.resolve(import.meta.dirname, '../../data/dataset');
const read = (file: string) => readFileSync(path.join(DATASET, file), 'utf8');
const lines = <T>(file: string) =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const manifest = JSON.parse(read('manifest.json')) as Manifest;
const universities = lines<UniversityRecord>('universities.ndjson');
const byId = new Map(universities.map((university) => [university.id, university]));
const snapshot = openSnapshot(
  buildSnapshot({
    version: manifest.version,
    usdPerCad: manifest.exchangeRate.usdPerCad,
    universities,
    aliases: lines<AliasRecord>('aliases.ndjson'),
  }),
);

function listOf(list: (typeof POPULAR_LIST_KEYS)[number]): UniversityRecord[] {
  const texts = Object.entries(POPULAR_LISTS[list].query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const { ids } = searchUniversities(snapshot, searchQuery.parse(rawQueryOf(texts)));
  return passingPopular(
    list,
    [...ids].flatMap((id) => byId.get(id) ?? []),
  );
}

describe('the popular page on the real catalogue', () => {
  it.each(POPULAR_LIST_KEYS)('%s fills all its cards', (list) => {
    expect(listOf(list)).toHaveLength(POPULAR_PER_TAB);
  });

  it('has no university cheaper than the most affordable', () => {
    const inUsd = ({ tuition, currency }: UniversityRecord) =>
      tuition === null ? Infinity : currency === 'CAD' ? tuition * manifest.exchangeRate.usdPerCad : tuition;
    const dearest = Math.max(...listOf('most-affordable').map(inUsd));
    const apart = new Set(['Haskell Indian Nations University', 'United States Merchant Marine Academy']);
    const cheaper = universities.filter(
      (university) =>
        inUsd(university) > 0 &&
        inUsd(university) < dearest &&
        (university.studentPopulation ?? 0) >= 200 &&
        ['bachelors', 'seminary'].includes(university.kind) &&
        !apart.has(university.name),
    );
    expect(cheaper.length).toBeLessThan(POPULAR_PER_TAB);
  });

  it('keeps schools that charge nothing, have few students or admit members only out of the most affordable', () => {
    const names = listOf('most-affordable').map(({ name }) => name);
    expect(names).toContain('Diné College');
    for (const { tuition, studentPopulation, name } of listOf('most-affordable')) {
      expect([tuition, name]).not.toEqual([0, name]);
      expect(studentPopulation).toBeGreaterThanOrEqual(200);
    }
    expect(names.filter((name) => /Academy|Haskell|Ricketts|Curtis/.test(name))).toEqual([]);
  });
});
