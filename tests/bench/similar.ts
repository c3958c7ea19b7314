/**
 * Measures the lists of similar schools over data/dataset: what is the same between a school and those named beside it,
 * how many of them people would name (tests/data/similar-judgements.ts), and how the reasons of a page's three cards
 * differ. Prints tables; nothing is asserted here.
 */

import { peerLadder } from '#schema/domain/peers/peer-groups.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { similarReason } from '#words/university/similar-reasons.ts';
import { loadDataset } from '../../data/pipeline/dataset-files.ts';
import { JUDGEMENTS, KIND_JUDGEMENTS, type KindJudgement } from '../data/similar-judgements.ts';

const { universities, neighbours, peers } = loadDataset(process.argv[2]);
const byId = new Map(universities.map((university) => [university.id, university]));
const listOf = new Map(neighbours.map(({ id, neighbours: list }) => [id, list]));
const groupOf = new Map(peers.map(({ id, group }) => [id, group]));
const named = (name: string): UniversityRecord => {
  const found = universities.filter((one) => one.name === name);
  const [first] = found.sort((a, b) => (b.studentPopulation ?? 0) - (a.studentPopulation ?? 0));
  if (!first) throw new Error(`no school is called ${name}`);
  return first;
};
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

type Same = (a: UniversityRecord, b: UniversityRecord) => boolean | null;
const both = (a: string | null, b: string | null) => (a === null || b === null ? null : a === b);
const SAME: readonly [string, Same][] = [
  ['Carnegie class', (a, b) => both(a.carnegieClass, b.carnegieClass)],
  [
    'Carnegie family',
    (a, b) => both(peerLadder({ ...a, type: null })[0] ?? null, peerLadder({ ...b, type: null })[0] ?? null),
  ],
  ['peer group', (a, b) => both(groupOf.get(a.id) ?? null, groupOf.get(b.id) ?? null)],
  ['highest award', (a, b) => both(a.highestAward, b.highestAward)],
  ['control', (a, b) => both(a.type, b.type)],
  ['country', (a, b) => a.country === b.country],
];

console.log('| the same | of the first 3 | of the first 6 | of all 24 |');
console.log('| --- | --- | --- | --- |');
for (const [what, same] of SAME) {
  const share = (first: number) => {
    let yes = 0;
    let known = 0;
    for (const [id, list] of listOf) {
      for (const [other] of list.slice(0, first)) {
        const [a, b] = [byId.get(id), byId.get(other)];
        const answer = a && b ? same(a, b) : null;
        if (answer === null) continue;
        known += 1;
        if (answer) yes += 1;
      }
    }
    return percent(yes / known);
  };
  console.log(`| ${what} | ${share(3)} | ${share(6)} | ${share(24)} |`);
}

const IS: Record<KindJudgement['is'], (one: UniversityRecord) => boolean> = {
  'two-year-public': ({ kind, type, country }) =>
    (kind === 'two-year' || kind === 'mostly-associate') && type === 'public' && country === 'US',
  cegep: ({ kind, state, country }) => kind === 'two-year' && country === 'CA' && state === 'QC',
  seminary: ({ kind }) => kind === 'seminary',
  bible: ({ carnegieClass }) => carnegieClass?.includes('Theological') ?? false,
  tribal: ({ designations }) => designations.includes('tribal'),
  online: ({ designations, onlineShare }) => designations.includes('online-only') || (onlineShare ?? 0) > 70,
};
const rows: [string, string, number, number][] = [
  ...JUDGEMENTS.map(({ school, kind, among }): [string, string, number, number] => {
    const { id } = named(school);
    const ids = new Set(among.filter((name) => name !== school).map((name) => named(name).id));
    const hits = (first: number) =>
      (listOf.get(id) ?? []).slice(0, first).filter(([other]) => ids.has(other)).length / Math.min(first, ids.size);
    return [school, kind, hits(3), hits(12)];
  }),
  ...KIND_JUDGEMENTS.map(({ school, kind, is }): [string, string, number, number] => {
    const right = (first: number) => {
      const list = (listOf.get(named(school).id) ?? []).slice(0, first);
      return mean(list.map(([other]) => (IS[is](byId.get(other) as UniversityRecord) ? 1 : 0)));
    };
    return [school, kind, right(3), right(12)];
  }),
];
console.log('\n| school | kind | named among the first 3 | among the first 12 |');
console.log('| --- | --- | --- | --- |');
for (const [school, kind, three, twelve] of rows) {
  console.log(`| ${school} | ${kind} | ${percent(three)} | ${percent(twelve)} |`);
  if (process.argv.includes('--names')) {
    const list = (listOf.get(named(school).id) ?? []).slice(0, 6);
    console.log(
      list
        .map(([other, , reasons]) => `    ${byId.get(other)?.name}: ${reasons.map(similarReason).join(' / ')}`)
        .join('\n'),
    );
  }
}
console.log(
  `| all ${rows.length} | | ${percent(mean(rows.map((row) => row[2])))} | ${percent(mean(rows.map((row) => row[3])))} |`,
);

const distinct = new Map<number, number>();
let empty = 0;
for (const [, list] of listOf) {
  const reasons = list.slice(0, 3).flatMap(([, , told]) => told.map(similarReason));
  if (reasons.some((reason) => /^Both in the United States|^Close in the figures|^Few figures/.test(reason)))
    empty += 1;
  const missing = reasons.length - new Set(reasons).size;
  distinct.set(missing, (distinct.get(missing) ?? 0) + 1);
}
console.log('\n| reasons told again on the three cards of a page | pages |');
console.log('| --- | --- |');
for (const [missing, count] of [...distinct].sort((a, b) => a[0] - b[0])) {
  console.log(`| ${missing} | ${percent(count / listOf.size)} |`);
}
console.log(`| with a reason that says nothing | ${percent(empty / listOf.size)} |`);
