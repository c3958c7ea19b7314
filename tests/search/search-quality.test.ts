import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import { BACHELORS_KINDS, isGone } from '#schema/domain/record/university-figures.ts';
import { buildProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { buildSnapshot } from '#schema/search/snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedDataset, namesSnapshot, readDataset } from './catalogue.ts';
import { knownItemQueries, scoreSearch } from './known-item-queries.ts';
import realLife from './real-life-queries.json' with { type: 'json' };

const dataset = readDataset();
const snapshot = namesSnapshot();
const EMPTY = searchQuery.parse({});
const search = (text: string) => searchUniversities(snapshot, { ...EMPTY, search: text, limit: 10 });

describe('search over the real names', () => {
  it.each([1, 2])('finds the school meant in every family of queries (seed %i)', { timeout: 60_000 }, (seed) => {
    const scores = scoreSearch(knownItemQueries(dataset, { seed, perFamily: 400 }), (text) => search(text).ids);
    expect(scores).toHaveLength(15);
    for (const { family, mrr } of scores) expect({ family, mrr: mrr >= 0.96 }).toEqual({ family, mrr: true });
    expect(scores.reduce((sum, { mrr }) => sum + mrr, 0) / scores.length).toBeGreaterThanOrEqual(0.99);
  });

  it('finds what people type', () => {
    const missed = realLife.filter(({ text, ids }) => !ids.includes(search(text).ids[0] ?? 0));
    expect(missed.map(({ text, name }) => `${text}: ${name}`)).toEqual([]);
  });

  it('answers a question about a place with the schools there', () => {
    const inVermont = dataset.universities.filter(({ state, status }) => state === 'VT' && !isGone(status));
    const listed = inVermont.filter(({ kind }) => BACHELORS_KINDS.includes(kind)).length;
    const { total, ids, otherKinds = {} } = search('colleges in vermont');
    expect(total).toBe(listed);
    expect(ids[0]).toBe(231174);
    expect(Object.values(otherKinds).reduce((sum, count) => sum + count, 0)).toBe(inVermont.length - listed);
  });

  it.each([
    ['ivy tech', 'Ivy Tech Community College'],
    ['northern virginia', 'Northern Virginia Community College'],
    ['columbus state', 'Columbus State Community College'],
  ])('finds the two-year college called %j', (text, name) => {
    const [college] = dataset.universities.filter((one) => one.name === name);
    expect(college?.kind).toBe('two-year');
    expect(search(text).ids[0]).toBe(college?.id);
  });

  it('names every school that has closed or merged, and lists none of them', () => {
    const gone = dataset.universities.filter(({ status }) => isGone(status));
    expect(gone.length).toBeGreaterThan(20);
    for (const { id, name } of gone) {
      const found = search(name);
      expect(found.gone?.map((school) => school.id)).toContain(id);
      expect(found.ids).not.toContain(id);
    }
  });

  it('says why of a known name that is out of scope, and offers no other', () => {
    const { ids, outside } = search('UCSF');
    expect(ids).toEqual([]);
    expect(outside?.map(({ name }) => name)).toEqual(['University of California, San Francisco']);
  });

  it('leads with schools a person expects where many finish', () => {
    const { ids } = searchUniversities(snapshot, {
      ...EMPTY,
      sortBy: 'graduationRate',
      sortOrder: 'desc',
      limit: 20,
    });
    const first = ids.map((id) => dataset.universities.find((one) => one.id === id));
    expect(first.every((one) => (one?.cohorts.graduationRate?.count ?? 0) >= MIN_COHORT)).toBe(true);
    const names = first.map((one) => one?.name);
    for (const name of ['Harvard University', 'Princeton University', 'Yale University']) expect(names).toContain(name);
  });

  it.each([
    ['harvard', 3],
    ['ucla', 3],
    ['university of notre dame', 10],
    ['stanferd', 3],
  ])('does not bury "%s" in neighbours', (text, most) => {
    expect(search(text).total).toBeLessThanOrEqual(most);
  });
});

describe('what an isolate holds', () => {
  it('stays under 1.5 MB, compressed: both snapshots', { timeout: 60_000 }, () => {
    const whole = committedDataset();
    const programs = buildProgramSnapshot({ ...whole, version: dataset.version });
    const kilobytes = [buildSnapshot({ ...whole, ...dataset }), programs].map((bytes) =>
      Math.ceil(gzipSync(bytes).length / 1_000),
    );
    const [search = 0, taught = 0] = kilobytes;
    console.info(`search snapshot ${search} kB, program snapshot ${taught} kB, gzipped`);
    expect(search + taught).toBeLessThan(1_500);
  });
});
