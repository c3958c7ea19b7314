import { beforeAll, describe, expect, it } from 'vitest';
import { type SearchResponse, searchResponse, similarResponse } from '#schema/api/search.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { similarReason } from '#words/university/similar-reasons.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { makeTestApp, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

async function search(query: string): Promise<SearchResponse> {
  const world = await warmTestApp();
  const response = await world.ask(`/api/universities/search?${query}`);
  expect(response.status).toBe(200);
  return searchResponse.parse(await response.json());
}

describe('GET /api/universities/search', () => {
  it('lists everything by name, twenty a page, when nothing is asked', async () => {
    const page = await search('');
    expect(page.total).toBe(SMALL.universities.length);
    expect(page.universities).toHaveLength(20);
    expect(page.universities[0]?.name).toBe('Algonquin College');
    expect(page).toMatchObject({ page: 1, limit: 20, totalPages: Math.ceil(page.total / 20) });
  });

  it('finds by an acronym, by a slip and by an abbreviation', async () => {
    for (const [text, name] of [
      ['ucla', 'University of California, Los Angeles'],
      ['univ of michgan', 'University of Michigan'],
      ['texas a and m', 'Texas A&M University'],
      ['universite laval', 'Université Laval'],
    ]) {
      const page = await search(`search=${encodeURIComponent(text as string)}`);
      expect(page.universities[0]?.name, text).toBe(name);
    }
  });

  it('combines filters, each with its own meaning', async () => {
    const page = await search('country=US&type=public,for-profit&tuitionMax=60000&studentPopulationMin=1000');
    const expected = SMALL.universities.filter(
      ({ country, type, tuition, studentPopulation }) =>
        country === 'US' &&
        (type === 'public' || type === 'for-profit') &&
        (tuition ?? Infinity) <= 60_000 &&
        (studentPopulation ?? 0) >= 1_000,
    );
    expect(page.universities.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    expect(expected.length).toBeGreaterThan(3);
  });

  it('takes repeated parameters and comma lists alike', async () => {
    const repeated = await search('type=public&type=private&limit=500');
    const listed = await search('type=private,public&limit=500');
    expect(repeated).toEqual(listed);
  });

  it('counts facets when asked and only then', async () => {
    expect((await search('')).facets).toBeUndefined();
    const { facets } = await search('facets=1');
    expect(facets?.country).toEqual({ US: SMALL.manifest.counts.US, CA: SMALL.manifest.counts.CA });
  });

  it('answers a page past the end with an empty list and the right total', async () => {
    const page = await search('page=99');
    expect(page.universities).toEqual([]);
    expect(page.total).toBe(SMALL.universities.length);
  });

  it('pages are a partition of the list', async () => {
    const all = await search('limit=500&sortBy=tuition');
    const paged = [];
    for (let page = 1; page <= 5; page++)
      paged.push(...(await search(`limit=7&page=${page}&sortBy=tuition`)).universities);
    expect(paged).toEqual(all.universities);
  });

  it('says which filters to loosen when nothing is found', async () => {
    const page = await search('country=CA&state=VT');
    expect(page.total).toBe(0);
    expect(page.loosen?.map(({ parameter }) => parameter)).toEqual(expect.arrayContaining(['country', 'state']));
  });
});

describe('a search for subjects', () => {
  const teaches = (test: RegExp, levels: readonly string[]) =>
    SMALL.programs
      .filter(({ programs }) =>
        programs.some(([cip, level, graduates]) => test.test(cip) && levels.includes(level) && graduates !== 0),
      )
      .map(({ id }) => id)
      .sort();

  it('finds who teaches them, at the degree asked for', async () => {
    const expected = teaches(/^51\.3[89]$/, ['master']);
    expect(expected.length).toBeGreaterThan(3);
    const page = await search(
      'subject=nursing&degree=masters&limit=500&kind=bachelors,seminary,mostly-associate,two-year',
    );
    expect(page.universities.map(({ id }) => id).sort()).toEqual(expected);
  });

  it('reads a row a card and one for the page, the programs once an isolate', async () => {
    const world = await warmTestApp();
    await world.ask('/api/universities/search?subject=51.38&limit=3');
    world.database.reset();
    const response = await world.ask('/api/universities/search?subject=51.38&limit=4&facets=1');
    expect(searchResponse.parse(await response.json()).universities).toHaveLength(4);
    expect(world.database.rowsRead).toBeLessThanOrEqual(5);
  });

  it('opens no programs for any other question', async () => {
    const world = await warmTestApp();
    await world.ask('/api/universities/search?degree=masters&carnegie=research&offers=housing&limit=2');
    expect(world.database).toMatchObject({ trips: 1 });
  });

  it.each([
    ['state=CT&state=MA', ({ state }: UniversityRecord) => state === 'CT' || state === 'MA'],
    ['designation=hbcu', ({ designations }: UniversityRecord) => designations.includes('hbcu')],
    [
      'satScore=1500',
      ({ satReading: r, satMath: m }: UniversityRecord) => !!r && !!m && r[0] + m[0] <= 1500 && r[1] + m[1] >= 1500,
    ],
    ['netPriceMax=5000&income=0-30', ({ netPriceByIncome: by }: UniversityRecord) => by?.[0] != null && by[0] <= 5_000],
    ['language=fr', ({ language }: UniversityRecord) => language === 'French' || language === 'Bilingual'],
    ['denomination=roman-catholic', ({ religiousDenomination: of }: UniversityRecord) => of === 'Roman Catholic'],
    ['applicationFeeMax=0', ({ applicationFee }: UniversityRecord) => applicationFee === 0],
  ])('%s answers as the records say', async (query, holds) => {
    const expected = SMALL.universities.filter((one) => one.kind !== 'two-year' && holds(one));
    expect(expected.length).toBeGreaterThan(0);
    const page = await search(`limit=500&${query}`);
    expect(page.universities.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
  });
});

describe('GET /api/universities/search with similarTo', () => {
  it('answers the nearest in order, never itself, each with its reasons', async () => {
    const yale = universityNamed('Yale University');
    const world = await warmTestApp();
    const response = await world.ask(`/api/universities/search?similarTo=${yale.id}&limit=3`);
    const page = similarResponse.parse(await response.json());
    const stored = SMALL.neighbours.find(({ id }) => id === yale.id)?.neighbours ?? [];
    expect(page.universities.map(({ id }) => id)).toEqual(stored.slice(0, 3).map(([id]) => id));
    expect(page.universities[0]?.reasons).toEqual(stored[0]?.[2].map((reason) => similarReason(reason)));
    expect(page.total).toBe(stored.length);
    expect(page.universities.map(({ id }) => id)).not.toContain(yale.id);
  });

  it('pages through the neighbours', async () => {
    const { id } = universityNamed('Yale University');
    const world = await warmTestApp();
    const read = async (query: string) =>
      similarResponse.parse(await (await world.ask(`/api/universities/search?similarTo=${id}&${query}`)).json());
    const both = await read('limit=4');
    expect((await read('limit=2&page=2')).universities).toEqual(both.universities.slice(2));
  });

  it('answers 404 for a university that does not exist', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/api/universities/search?similarTo=1');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('No university has this id.');
  });
});

describe('what a search costs', () => {
  it.each([
    'limit=20',
    'country=US',
    'type=public&tuitionMax=70000&facets=1',
    'sortBy=tuition&sortOrder=desc',
    'search=university',
    'search=univ%20of%20michgan',
  ])('is one round trip and no more rows than the page and the version: %s', async (query) => {
    const world = await warmTestApp();
    const page = (await (await world.ask(`/api/universities/search?${query}`)).json()) as SearchResponse;
    await world.settle();
    expect(world.database.trips).toBe(1);
    expect(page.universities.length).toBeGreaterThan(0);
    expect(world.database.rowsRead).toBe(page.universities.length + 1);
  });

  it('stays one round trip for 500 ids, five times what a statement may bind', async () => {
    const world = await warmTestApp();
    await world.ask('/api/universities/search?limit=500');
    expect(world.database).toMatchObject({ trips: 1, rowsRead: SMALL.universities.length + 1 });
  });

  it('is one round trip for similar universities', async () => {
    const { id } = universityNamed('Yale University');
    const world = await warmTestApp();
    await world.ask(`/api/universities/search?similarTo=${id}&limit=3`);
    expect(world.database.trips).toBe(1);
    expect(world.database.rowsRead).toBeLessThanOrEqual(2 * 3 + 3);
  });

  it('is still one round trip after a pause, because the rows bring the version along', async () => {
    const world = await warmTestApp();
    world.pass(3_600);
    await world.ask('/api/universities/search?country=CA');
    await world.settle();
    expect(world.database.trips).toBe(1);
  });

  it('is nothing in D1 for suggestions but the programs once, where a subject may be meant', async () => {
    const world = await warmTestApp();
    await world.ask('/api/universities/suggest?q=yale');
    await world.settle();
    expect(world.database.trips).toBe(0);
    await world.ask('/api/universities/suggest?q=nurs');
    await world.settle();
    expect(world.database.trips).toBe(1);
    await world.ask('/api/universities/suggest?q=psych');
    await world.settle();
    expect(world.database.trips).toBe(1);
  });

  it('reads a wish, and answers it with the page and the version alone', async () => {
    const world = await warmTestApp();
    const page = (await (
      await world.ask('/api/universities/search?search=public%20universities%20not%20in%20texas')
    ).json()) as SearchResponse;
    await world.settle();
    expect(page.reading).toMatchObject({ as: 'wish', parameters: { type: ['public'], not: ['state:TX'] }, unused: [] });
    expect(page.universities.every(({ type, state }) => type === 'public' && state !== 'TX')).toBe(true);
    expect(world.database).toMatchObject({ trips: 1, rowsRead: page.universities.length + 1 });
  });

  it('is no round trip for the snapshot when KV has it, but for asking once, afterwards, whether it is the newest', async () => {
    const world = makeTestApp();
    await world.ask('/api/universities/search');
    await world.settle();
    world.newIsolate();
    world.database.reset();
    expect((await world.ask('/api/universities/suggest?q=mcgill')).status).toBe(200);
    await world.settle();
    expect(world.database.trips).toBe(1);
    await world.ask('/api/universities/search?country=CA');
    await world.settle();
    expect(world.database.trips).toBe(2);
  });
});
