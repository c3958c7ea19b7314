/**
 * `npm run bench -- worker`: what an answer costs beside a hello-world Worker in the same run, each endpoint cold (the
 * answer is computed) and cached (the answer comes from KV). Medians over rounds; nothing is asserted on time.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACADEMIC_FIELD_KEYS } from '#schema/domain/academic-fields.ts';
import { ACADEMIC_PROGRAMS } from '#schema/domain/academic-programs.ts';
import type { UniversityRecord } from '#schema/domain/dataset.ts';
import { stateName } from '#schema/domain/places.ts';
import { slugOf } from '#schema/domain/slug.ts';
import { startBuiltWorker, startHelloWorld } from '../helpers/built-worker.ts';
import { load, median } from './load.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 3;
const REQUESTS = 400;

const universities = readFileSync(path.join(ROOT, 'data/dataset/universities.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as UniversityRecord);
const nth = (i: number): UniversityRecord => universities[i % universities.length] as UniversityRecord;

/** Addresses of a family: the i-th differs from all others when cold, and repeats when cached. */
const FAMILIES: Record<string, (i: number) => string> = {
  'list (first pages)': (i) =>
    `/api/universities/search?page=${1 + (i % 90)}&limit=20&studentPopulationMin=${Math.floor(i / 90)}`,
  'filtered list': (i) => `/api/universities/search?country=US&type=public&tuitionMax=${20_000 + i}`,
  'text search': (i) =>
    `/api/universities/search?search=${encodeURIComponent(`${nth(i * 7).name} ${i >= universities.length ? i : ''}`)}`,
  suggest: (i) => `/api/universities/suggest?q=${encodeURIComponent(nth(i * 11).name.slice(0, 4 + (i % 9)))}`,
  'university record': (i) => `/api/universities/by-slug/${slugOf(nth(i * 5).name, nth(i * 5).id)}`,
  compare: (i) => `/api/universities/compare?ids=${[0, 1, 2, 3].map((k) => nth(i * 13 + k * 101).id).join(',')}`,
  'programs by field': (i) =>
    `/api/programs?field=${ACADEMIC_FIELD_KEYS[i % 9]}&levels=bachelors&location=${nth(i * 17).state}&page=${1 + (i % 40)}`,
  'programs by words': (i) =>
    `/api/programs?q=${encodeURIComponent(`${ACADEMIC_PROGRAMS[i % 81]?.title} in ${stateName(nth(i * 19).country, nth(i * 19).state)}`)}&page=${1 + Math.floor(i / 81)}`,
  similar: (i) => `/api/universities/search?similarTo=${nth(i * 3).id}&limit=3`,
};

/** Prints the table. Needs the bundle in dist/worker and a loaded local database in `stateFolder`. */
export async function benchWorker(stateFolder: string): Promise<void> {
  const hello = await startHelloWorld();
  const site = await startBuiltWorker(stateFolder);
  try {
    await load(hello.url, () => '/', 300);
    await load(site.url, () => '/api/universities/search', 50);
    const ratios = new Map<string, number[]>();
    const times = new Map<string, number[]>();
    const note = (name: string, ratio: number, p50: number) => {
      ratios.set(name, [...(ratios.get(name) ?? []), ratio]);
      times.set(name, [...(times.get(name) ?? []), p50]);
    };
    let fresh = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const baseline = await load(hello.url, () => '/', REQUESTS * 3);
      note('hello world', 1, baseline.p50);
      // Cached answers first: thousands of cold ones use up what the Worker may write to KV in a minute.
      for (const [name, pathOf] of Object.entries(FAMILIES)) {
        const warm = pathOf(0);
        await load(site.url, () => warm, 20);
        const cached = await load(site.url, () => warm, REQUESTS);
        note(`${name}, cached`, cached.requestsPerSecond / baseline.requestsPerSecond, cached.p50);
      }
      for (const [name, pathOf] of Object.entries(FAMILIES)) {
        const offset = fresh + 1;
        const cold = await load(site.url, (i) => pathOf(offset + i), REQUESTS);
        note(`${name}, cold`, cold.requestsPerSecond / baseline.requestsPerSecond, cold.p50);
      }
      fresh += REQUESTS;
    }
    console.log('| answer | ratio to hello world | p50 ms |\n| --- | ---: | ---: |');
    for (const [name, values] of ratios) {
      console.log(`| ${name} | ${median(values).toFixed(3)} | ${median(times.get(name) ?? []).toFixed(2)} |`);
    }
  } finally {
    await hello.miniflare.dispose();
    await site.miniflare.dispose();
  }
}
