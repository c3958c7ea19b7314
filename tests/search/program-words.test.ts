import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { programsQuery } from '#schema/api/programs.ts';
import { ACADEMIC_FIELD_KEYS } from '#schema/domain/programs/academic-fields.ts';
import { ACADEMIC_PROGRAM_KEYS, ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import { AWARD_LEVELS } from '#schema/domain/record/enums.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { partText } from '#worker/presenters/reading.ts';
import { PROGRAM_WORDS } from '#worker/search/programs/program-words.ts';
import { searchPrograms } from '#worker/search/programs/search-programs.ts';
import { committedDataset } from './catalogue.ts';

const dataset = committedDataset();
const { version } = dataset.manifest;
const snapshot = openSnapshot(
  buildSnapshot({ ...dataset, version, usdPerCad: dataset.manifest.exchangeRate.usdPerCad }),
);
const bytes = buildProgramSnapshot({ ...dataset, version });
const programs = openProgramSnapshot(bytes);
type University = (typeof dataset.universities)[number];
const isIn = (state: string) => (university: University) => university.state === state;
const isOutside = (state: string) => (university: University) => university.state !== state;
const isPublicIn = (state: string) => (university: University) =>
  university.type === 'public' && (state === '' || university.state === state);
const universityOf = new Map(dataset.universities.map((university) => [university.id, university]));

/** What the finder answers to a visitor's words, as far as these tests look at it. */
function find(q: string) {
  const outcome = searchPrograms(snapshot, programs, programsQuery.parse({ q: [q], limit: ['100'] }));
  const first = outcome.programs[0];
  return {
    outcome,
    read: outcome.read?.read,
    cips: new Set(outcome.programs.map(({ cip }) => cip)),
    cip: first?.cip,
    state: first && universityOf.get(first.universityId)?.state,
    name: first && universityOf.get(first.universityId)?.name,
    states: new Set(outcome.programs.map(({ universityId }) => universityOf.get(universityId)?.state)),
  };
}

it('the programs of the catalogue stay under 700 kB, as they are sent', () => {
  expect(gzipSync(bytes, { level: 9 }).length).toBeLessThan(700_000);
});

describe('the words of programs', () => {
  it('mean groups, programs, fields and levels that there are', () => {
    const known = new Set<string>([
      ...programs.cips,
      ...ACADEMIC_PROGRAM_KEYS,
      ...ACADEMIC_FIELD_KEYS.map((field) => `field:${field}`),
    ]);
    const meanings = PROGRAM_WORDS.flatMap(({ named, alsoFit }) => [...named, ...alsoFit]);
    expect(meanings.filter((meaning) => !known.has(meaning))).toEqual([]);
    const levels = PROGRAM_WORDS.flatMap((line) => line.levels);
    expect(levels.filter((level) => !AWARD_LEVELS.some((one) => one === level))).toEqual([]);
    expect(PROGRAM_WORDS.filter(({ words }) => words.includes(''))).toEqual([]);
  });

  it('find what they name, every one of them and every program by its title', () => {
    const titles = ACADEMIC_PROGRAMS.map(({ title, cips }) => ({ words: [title], named: cips.slice(0, 1) }));
    const byCip = PROGRAM_WORDS.filter(({ named }) => named.every((meaning) => /^\d\d\.\d\d$/.test(meaning)));
    for (const { words, named } of [...titles, ...byCip]) {
      for (const word of words) {
        const { outcome, read } = find(word);
        expect(outcome.total, word).toBeGreaterThan(0);
        const groups = [...(read?.groups ?? [])].map(([group]) => programs.cips[group]);
        expect(groups, word).toEqual(expect.arrayContaining(named));
        expect(read?.unknown, word).toEqual([]);
      }
    }
  }, 60_000);
});

describe('a visitor’s words', () => {
  it.each([
    ['coding', ['11.07', '11.02', '11.01']],
    ['pre-med', ['51.11']],
    ['premed', ['51.11']],
    ['nursing', ['51.38', '51.39']],
    ['nursign', ['51.38', '51.39']],
    ['psych', ['42.01']],
    ['psycology', ['42.01', '42.99']],
    ['game design', ['10.03', '11.08', '50.04']],
    ['I want to be a lawyer', ['22.01']],
    ['women’s studies', ['05.02']],
    ['theatre', ['50.05']],
    ['MBA', ['52.02', '52.01', '52.99']],
    ['neurosc', ['26.15']],
    ['marine biology', ['26.13', '30.32']],
    ['A.I.', ['11.01']],
    ['social work', ['44.07']],
  ])('%s: the first group is among those it names', (words, cips) => {
    expect(cips).toContain(find(words).cip);
  });

  it.each<[string, { cip: string[]; states?: string[]; name?: string; levels?: string[]; online?: boolean }]>([
    ['nursing in Texas', { cip: ['51.38'], states: ['TX'] }],
    ['nursing tx', { cip: ['51.38'], states: ['TX'] }],
    ['nursing masachusetts', { cip: ['51.38'], states: ['MA'] }],
    ['data science boston ma', { cip: ['30.70', '30.71'], states: ['MA'] }],
    ['best colleges for biology in vermont', { cip: ['26.01'], states: ['VT'] }],
    ['film school los angeles', { cip: ['50.06'], states: ['CA'] }],
    ['law near Boston', { cip: ['22.01'], states: ['MA'] }],
    ['online mba', { cip: ['52.02', '52.01'], levels: ['master'], online: true }],
    ['computer science masters in texas', { cip: ['11.07', '11.01'], states: ['TX'], levels: ['master'] }],
    ['ms computer science', { cip: ['11.07', '11.01'], levels: ['master'] }],
    ['nursing ms', { cip: ['51.38'], states: ['MS'], levels: [] }],
    ['doctor of pharmacy', { cip: ['51.20'], levels: ['doctorate'] }],
    ['certificate in data analytics', { cip: ['30.71'], levels: ['certificate', 'postbaccalaureate'] }],
    ['harvard law', { cip: ['22.01'], name: 'Harvard University' }],
    ['stanferd law', { cip: ['22.01'], name: 'Stanford University' }],
    ['computer science ucla', { cip: ['11.07'], name: 'University of California, Los Angeles' }],
    ['ohio state engineering', { cip: ['14.09'], name: 'Ohio State University' }],
    ['boston college business', { cip: ['52.02'], name: 'Boston College' }],
    ['hbcu engineering', { cip: ['14.19'], name: 'North Carolina A&T State University' }],
  ])('%s: subject, place, school, degree', (words, expected) => {
    const found = find(words);
    expect(expected.cip).toContain(found.cip);
    if (expected.states) expect([...found.states]).toEqual(expected.states);
    if (expected.name) expect(found.name).toBe(expected.name);
    if (expected.levels) expect(found.read?.levels).toEqual(expected.levels);
    expect(found.read?.onlineOnly).toBe(expected.online ?? false);
    expect(found.read?.unknown).toEqual([]);
  });

  it.each<[string, { cip: string; filters: string[]; holds: (university: University) => boolean }]>([
    ['public nursing programs in ohio', { cip: '51.38', filters: ['Public', 'Ohio'], holds: isPublicIn('OH') }],
    ['engineering midwest public', { cip: '14.19', filters: ['Midwest', 'Public'], holds: isPublicIn('') }],
    ['computer science not in california', { cip: '11.01', filters: ['not California'], holds: isOutside('CA') }],
    ['génie mécanique québec', { cip: '14.19', filters: ['Quebec'], holds: isIn('QC') }],
    ['travail social à Moncton', { cip: '44.07', filters: ['Moncton, New Brunswick'], holds: isIn('NB') }],
    ['enfermería en texas', { cip: '51.38', filters: ['Texas'], holds: isIn('TX') }],
    ['biology small colleges in minnesota', { cip: '26.01', filters: ['Small', 'Minnesota'], holds: isIn('MN') }],
  ])('%s: what the search box reads narrows programs too', (words, { cip, filters, holds }) => {
    const { outcome, cip: first, read } = find(words);
    expect(first).toBe(cip);
    expect(read?.filters.map(partText)).toEqual(filters);
    expect(read?.unknown).toEqual([]);
    expect(outcome.total).toBeGreaterThan(0);
    const there = outcome.programs.map(({ universityId }) => universityOf.get(universityId) as University);
    expect(there.filter((university) => !holds(university))).toEqual([]);
  });

  it('narrows to what is near a school, a town or a postal code, as a search does', () => {
    for (const words of ['nursing near harvard', 'nursing near boston', 'nursing near 02138']) {
      const { read, outcome } = find(words);
      const there = read?.area?.reduce((sum, here) => sum + here, 0) ?? 0;
      expect(there, words).toBeGreaterThan(20);
      expect(there, words).toBeLessThan(200);
      expect(outcome.total, words).toBeLessThan(find('nursing').outcome.total);
    }
  });

  it.each<[string, Partial<NonNullable<ReturnType<typeof find>['read']>>]>([
    ['programs that pay off', { paysOff: true }],
    ['growing computer science programs', { trends: ['growing'] }],
    ['discontinued german programs', { trends: ['ended'] }],
    ['ms computer science', { levels: ['master'], filters: [] }],
    ['ba english', { levels: ['bachelor'], filters: [] }],
    ['baccalauréat en psychologie à distance', { levels: ['bachelor'], onlineOnly: true }],
    ['government', { filters: [] }],
    ['agriculture programs that teach farming', { unknown: [] }],
    ['cheap nursing like nyu', { unknown: ['cheap', 'nyu'] }],
  ])('%s: degrees, ways of study and results', (words, expected) => {
    expect(find(words).read).toMatchObject(expected);
  });

  it('leaves out what means nothing and says so; of nothing else it finds nothing', () => {
    const some = find('nursing qwxyzk');
    expect(some.read?.unknown).toEqual(['qwxyzk']);
    expect(some.outcome.total).toBe(find('nursing').outcome.total);
    expect(find('qwxyzk').outcome.total).toBe(0);
  });

  it('puts what the words name before what also fits', () => {
    const { outcome } = find('pre-med');
    expect(outcome.programs[0]?.cip).toBe('51.11');
    const deep = searchPrograms(
      snapshot,
      programs,
      programsQuery.parse({ q: ['pre-med'], limit: ['100'], page: ['10'] }),
    );
    expect(new Set(deep.programs.map(({ cip }) => cip))).toEqual(new Set(['26.01', '26.02']));
  });
});
