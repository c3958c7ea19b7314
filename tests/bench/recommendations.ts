/**
 * Recommendation quality over the committed dataset. Simulated students with known tastes keep schools; two of each
 * student's schools are held out; the share of students of whom at least one held-out school is among the six
 * recommended is printed beside two plain rivals: the most kept schools, and schools of the same kind alone. A taste is
 * made of things the model does not see (home, field, willingness to travel) as well as of things it sees, and what a
 * student keeps is drawn with noise, so no model can be right always. `--students n`, `--seed n`.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_SETTINGS, type Preferences } from '#schema/domain/account/account.ts';
import { milesBetween } from '#schema/domain/places/distance.ts';
import { sizeCategoryOf } from '#schema/domain/record/categories.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { buildSnapshot, openSnapshot, type Snapshot } from '#schema/search/snapshot.ts';
import { strengthOf, TOGETHER_MAX } from '#worker/recommendations/bookmarked-together.ts';
import { type BookmarkedWithSeed, type NeighbourOfSeed, recommend } from '#worker/recommendations/recommend.ts';
import { seedsOf } from '#worker/recommendations/seeds.ts';
import { readBelongings, readDataset } from '../search/catalogue.ts';

const { values: options } = parseArgs({
  options: { students: { type: 'string', default: '12000' }, seed: { type: 'string', default: '5' } },
  allowPositionals: true,
});

/** mulberry32: small, and the same students everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface School {
  university: UniversityRecord;
  logSize: number;
  logOdds: number | null;
  logTuition: number | null;
  /** CIP family -> share of graduates. */
  fields: Map<string, number>;
  fame: number;
}

interface Student {
  bookmarked: number[];
  heldOut: number[];
  preferences: Preferences;
}

const dataset = readDataset();
const { usdPerCad } = dataset;
const belongings = readBelongings();
const snapshot: Snapshot = openSnapshot(buildSnapshot(dataset));
const random = randomFrom(Number(options.seed));
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

function schoolOf(university: UniversityRecord): School {
  const fields = new Map<string, number>();
  let graduates = 0;
  for (const [cip, , count] of belongings.programs.get(university.id) ?? []) {
    fields.set(cip.slice(0, 2), (fields.get(cip.slice(0, 2)) ?? 0) + (count ?? 0));
    graduates += count ?? 0;
  }
  for (const [field, count] of fields) fields.set(field, count / Math.max(1, graduates));
  const { acceptanceRate, studentPopulation, tuition, currency, graduationRate } = university;
  const share = acceptanceRate === null ? null : Math.min(0.98, Math.max(0.03, acceptanceRate / 100));
  const dollars = tuition === null ? null : currency === 'CAD' ? tuition * usdPerCad : tuition;
  return {
    university,
    logSize: Math.log(Math.max(50, studentPopulation ?? 1_000)),
    logOdds: share === null ? null : Math.log(share / (1 - share)),
    logTuition: dollars === null ? null : Math.log(Math.max(500, dollars)),
    fields,
    fame: Math.log10(Math.max(100, studentPopulation ?? 100)) + (graduationRate ?? 40) / 40,
  };
}

const schools = dataset.universities.map(schoolOf);
/** Where people study, people live: a school is drawn by how many students it has. */
const bySize = (list: readonly School[]) => {
  const sums: number[] = [];
  let sum = 0;
  for (const { university } of list) {
    sum += university.studentPopulation ?? 100;
    sums.push(sum);
  }
  return (): School => {
    const at = random() * sum;
    return list[sums.findIndex((upTo) => upTo > at)] as School;
  };
};
const drawModel = bySize(schools);
const homes = schools.filter(({ university }) => university.latitude !== null && university.longitude !== null);
const drawHome = bySize(homes);

/** One student: a home, a field, what they look for, and the schools they keep, newest first. */
function student(): Student {
  const home = drawHome().university;
  const model = drawModel();
  const field = pick([...model.fields.keys(), '52', '51', '11', '26']);
  const sensitive = random() < 0.6;
  const travels = random() < 0.35;
  const wantsType = random() < 0.4 ? model.university.type : null;
  const wantsSetting = random() < 0.3 ? model.university.campusSetting : null;
  const value = ({ university, logSize, logOdds, logTuition, fields, fame }: School): number => {
    if (university.country !== home.country && !travels) return Number.NEGATIVE_INFINITY;
    const miles =
      university.latitude === null || university.longitude === null
        ? 1_500
        : milesBetween(
            { latitude: home.latitude as number, longitude: home.longitude as number },
            { latitude: university.latitude, longitude: university.longitude },
          );
    return (
      -0.9 * (logSize - model.logSize) ** 2 -
      0.9 * ((logOdds ?? 1) - (model.logOdds ?? 1)) ** 2 -
      (sensitive ? 1.2 : 0.3) * Math.max(0, (logTuition ?? 9.5) - (model.logTuition ?? 9.5)) ** 2 -
      (travels ? 0.15 : 0.9) * Math.log(1 + miles / 60) +
      2.5 * Math.sqrt(fields.get(field) ?? 0) +
      (wantsType !== null && university.type !== wantsType ? -1.5 : 0) +
      (wantsSetting !== null && university.campusSetting !== wantsSetting ? -1 : 0) +
      1.6 * fame -
      // Gumbel noise: the best of these is a draw by the softmax of the value.
      Math.log(-Math.log(Math.max(1e-12, random())))
    );
  };
  const size = Math.max(5, Math.min(14, Math.round(7 + 2.5 * normal())));
  const best = schools
    .map((school) => ({ id: school.university.id, value: value(school) }))
    .filter((one) => Number.isFinite(one.value))
    .sort((a, b) => b.value - a.value)
    .slice(0, size);
  // In what order they were kept says nothing of which is held out.
  const ids = best
    .map(({ id }) => ({ id, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
  return {
    heldOut: ids.slice(0, 2),
    bookmarked: ids.slice(2),
    preferences: {
      ...DEFAULT_SETTINGS.preferences,
      countries: travels ? [] : [home.country],
      states: !travels && random() < 0.5 ? [home.state] : [],
      types: wantsType ? [wantsType] : [],
      settings: wantsSetting ? [wantsSetting] : [],
      sizes: random() < 0.5 ? [sizeCategoryOf(model.university.studentPopulation) ?? 'Medium'] : [],
    },
  };
}

const count = Number(options.students);
const others = Array.from({ length: count }, student);
const asked = Array.from({ length: 1_000 }, student);

const keepers = new Map<number, number>();
const pairs = new Map<number, Map<number, number>>();
for (const { bookmarked, heldOut } of others) {
  const all = [...bookmarked, ...heldOut];
  for (const one of all) {
    keepers.set(one, (keepers.get(one) ?? 0) + 1);
    const withOne = pairs.get(one) ?? new Map<number, number>();
    pairs.set(one, withOne);
    for (const other of all) if (other !== one) withOne.set(other, (withOne.get(other) ?? 0) + 1);
  }
}
const together = new Map<number, BookmarkedWithSeed[]>();
for (const [one, withOne] of pairs) {
  const list = [...withOne]
    .map(([id, both]) => ({
      seedId: one,
      id,
      people: both,
      strength: strengthOf({ both, one: keepers.get(one) ?? 0, other: keepers.get(id) ?? 0 }),
    }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength || a.id - b.id)
    .slice(0, TOGETHER_MAX);
  if (list.length > 0) together.set(one, list);
}
const popular = [...keepers].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);

const neighbours = new Map<number, NeighbourOfSeed[]>();
for (const [id, list] of belongings.neighbours) {
  neighbours.set(
    id,
    list.map(([other, distance, reasons]) => ({ seedId: id, id: other, distance, reasons })),
  );
}

interface Model {
  name: string;
  recommend: (student: Student) => number[];
}

const nothing = DEFAULT_SETTINGS.preferences;
function personal(student: Student, uses: { near: boolean; together: boolean; fit: boolean }): number[] {
  const seeds = seedsOf({ base: null, viewed: [], bookmarked: student.bookmarked });
  const evidence = {
    seeds,
    neighbours: uses.near ? seeds.flatMap(({ id }) => neighbours.get(id) ?? []) : [],
    bookmarkedTogether: uses.together ? seeds.flatMap(({ id }) => together.get(id) ?? []) : [],
    preferences: uses.fit ? student.preferences : nothing,
    excluded: new Set(student.bookmarked),
  };
  return recommend(snapshot, evidence, 6).map(({ id }) => id);
}

const MODELS: Model[] = [
  { name: 'most kept', recommend: ({ bookmarked }) => popular.filter((id) => !bookmarked.includes(id)).slice(0, 6) },
  { name: 'same kind only (content)', recommend: (one) => personal(one, { near: true, together: false, fit: false }) },
  { name: 'kept together only', recommend: (one) => personal(one, { near: false, together: true, fit: false }) },
  { name: 'content and kept together', recommend: (one) => personal(one, { near: true, together: true, fit: false }) },
  { name: 'all, with preferences', recommend: (one) => personal(one, { near: true, together: true, fit: true }) },
];

const covered = [...together.values()].length;
console.log(
  `${count} students taught, ${asked.length} asked (two held out of ${(asked.reduce((sum, { bookmarked }) => sum + bookmarked.length + 2, 0) / asked.length).toFixed(1)} kept); ` +
    `${covered} schools have another kept with them by enough people.`,
);
console.log('| model | hit rate at 6 | of the held-out found | different schools shown | ms a person (p50) |');
console.log('| --- | --- | --- | --- | --- |');
for (const { name, recommend: model } of MODELS) {
  let hits = 0;
  let found = 0;
  const shown = new Set<number>();
  const times: number[] = [];
  for (const one of asked) {
    const start = performance.now();
    const list = model(one);
    times.push(performance.now() - start);
    for (const id of list) shown.add(id);
    const right = one.heldOut.filter((id) => list.includes(id)).length;
    hits += right > 0 ? 1 : 0;
    found += right;
  }
  times.sort((a, b) => a - b);
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(
    `| ${name} | ${percent(hits / asked.length)} | ${percent(found / asked.length / 2)} | ${shown.size} | ${(times[times.length >> 1] as number).toFixed(2)} |`,
  );
}
