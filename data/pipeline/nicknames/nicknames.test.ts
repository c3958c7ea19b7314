import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readHd2024 } from '../../sources/hd2024/read.ts';
import { nameKey } from '../name-key.ts';
import { NICKNAMES, nicknames } from './read.ts';

const universities = readHd2024().rows;
const unitIds = new Set(universities.map(({ unitid }) => unitid));
const canadaIds = JSON.parse(readFileSync(path.join(import.meta.dirname, '../canada-ids.json'), 'utf8')) as Record<
  string,
  number
>;
const registered = new Set(Object.values(canadaIds));

function idOf(name: string): number {
  const row = universities.find((university) => university.name === name);
  if (!row) throw new Error(`no such school in HD2024: ${name}`);
  return row.unitid;
}

function canadaIdOf(key: string): number {
  const id = canadaIds[key];
  if (id === undefined) throw new Error(`no such key in the registry: ${key}`);
  return id;
}

function schoolsMeantBy(nickname: string): number[] {
  return NICKNAMES.find(({ name }) => nameKey(name) === nameKey(nickname))?.ids ?? [];
}

test('the list holds at least two hundred nicknames', () => {
  expect(NICKNAMES.length).toBeGreaterThanOrEqual(200);
});

test('every nickname names schools that exist in HD2024 or the Canadian registry', () => {
  const unknown = NICKNAMES.filter(
    ({ ids }) => ids.length === 0 || ids.some((id) => !unitIds.has(id) && !registered.has(id)),
  );
  expect(unknown).toEqual([]);
});

test('no nickname stands in the list twice, whatever its spelling', () => {
  const seen = new Map<string, string>();
  const twice = NICKNAMES.filter(({ name }) => {
    const key = nameKey(name);
    const before = seen.has(key);
    seen.set(key, name);
    return before;
  });
  expect(twice).toEqual([]);
});

test('a nickname points at several schools only where its entry says that it is ambiguous', () => {
  expect(NICKNAMES.filter(({ ids, ambiguous }) => ids.length > 1 !== (ambiguous !== undefined))).toEqual([]);
  expect(NICKNAMES.filter(({ ids }) => new Set(ids).size !== ids.length)).toEqual([]);
});

test('no nickname is the official name of a school that grants degrees', () => {
  const official = new Set(
    universities.filter(({ grantsDegrees }) => grantsDegrees).map(({ name }) => nameKey(name ?? '')),
  );
  expect(NICKNAMES.filter(({ name }) => official.has(nameKey(name))).map(({ name }) => name)).toEqual([]);
});

test('no nickname is the name of a Canadian institution of the registry', () => {
  const official = new Set(Object.keys(canadaIds).map((key) => key.replace(/-[a-z]{2}$/, '')));
  expect(NICKNAMES.filter(({ name }) => official.has(nameKey(name))).map(({ name }) => name)).toEqual([]);
});

test.each([
  ['penn', 'University of Pennsylvania'],
  ['ole miss', 'University of Mississippi'],
  ['georgia tech', 'Georgia Institute of Technology-Main Campus'],
  ['cal', 'University of California-Berkeley'],
  ['ucla', 'University of California-Los Angeles'],
  ['usc', 'University of Southern California'],
  ['umich', 'University of Michigan-Ann Arbor'],
  ['pitt', 'University of Pittsburgh-Pittsburgh Campus'],
  ['wash u', 'Washington University in St Louis'],
  ['hopkins', 'Johns Hopkins University'],
  ['caltech', 'California Institute of Technology'],
  ['mit', 'Massachusetts Institute of Technology'],
  ['cmu', 'Carnegie Mellon University'],
  ['vandy', 'Vanderbilt University'],
  ['mizzou', 'University of Missouri-Columbia'],
  ['k-state', 'Kansas State University'],
  ['cal poly', 'California Polytechnic State University-San Luis Obispo'],
  ['the u', 'University of Miami'],
  ['ohio state', 'Ohio State University-Main Campus'],
  ['penn state', 'Pennsylvania State University-Main Campus'],
  ['texas a&m', 'Texas A&M University-College Station'],
  ['suny buffalo', 'University at Buffalo'],
  ['cuny baruch', 'CUNY Bernard M Baruch College'],
  ['csulb', 'California State University-Long Beach'],
  ['smu', 'Southern Methodist University'],
])('%s means %s before any other', (nickname, name) => {
  expect(schoolsMeantBy(nickname)[0]).toBe(idOf(name));
});

test.each([
  ['ubc', 'universityofbritishcolumbia-bc'],
  ['u of t', 'universityoftoronto-on'],
  ['uoft', 'universityoftoronto-on'],
  ["queen's", 'queensuniversity-on'],
  ['western', 'westernuniversity-on'],
  ['ryerson', 'torontometropolitanuniversity-on'],
  ['udem', 'universitedemontreal-qc'],
  ['ets', 'ecoledetechnologiesuperieureets-qc'],
  ['st. fx', 'stfrancisxavieruniversity-ns'],
  ['mun', 'memorialuniversityofnewfoundland-nl'],
  ['uoit', 'ontariotechuniversity-on'],
])('%s means the Canadian %s before any other', (nickname, key) => {
  expect(schoolsMeantBy(nickname)[0]).toBe(canadaIdOf(key));
});

test('a nickname that two countries share answers with the schools of both', () => {
  expect(schoolsMeantBy('smu')).toContain(canadaIdOf('saintmarysuniversity-ns'));
  expect(schoolsMeantBy('u of m')).toContain(canadaIdOf('universityofmanitoba-mb'));
});

test('each school an entry names gets one alias of its own', () => {
  expect(nicknames()).toHaveLength(NICKNAMES.reduce((sum, { ids }) => sum + ids.length, 0));
  expect(nicknames()[0]).toEqual({ id: NICKNAMES[0]?.ids[0], name: NICKNAMES[0]?.name, kind: 'nickname' });
});
