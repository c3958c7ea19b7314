import { parse } from 'csv-parse/browser/esm/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { suggestResponse } from '#schema/api/search.ts';
import { universityRecord } from '#schema/api/university.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { universitiesCsv } from '#worker/presenters/universities-csv.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const stanford = universityNamed('Stanford University');
const toronto = universityNamed('University of Toronto');

describe('GET /api/universities/suggest', () => {
  it('goes on from an unfinished name', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/api/universities/suggest?q=stanf');
    const { suggestions } = suggestResponse.parse(await response.json());
    expect(suggestions[0]).toMatchObject({ id: stanford.id, slug: slugOf(stanford.name, stanford.id), state: 'CA' });
  });

  it('answers at most as many as asked, and none for nothing', async () => {
    const world = await warmTestApp();
    const read = async (query: string) =>
      suggestResponse.parse(await (await world.ask(`/api/universities/suggest?${query}`)).json()).suggestions;
    expect(await read('q=university&limit=3')).toHaveLength(3);
    expect(await read('q=university')).toHaveLength(8);
    expect(await read('')).toEqual([]);
  });
});

describe('GET /api/universities/by-slug/:slug', () => {
  const read = async (slug: string) => {
    const world = await warmTestApp();
    const response = await world.ask(`/api/universities/by-slug/${slug}`);
    expect(response.status, slug).toBe(200);
    return { record: universityRecord.parse(await response.json()), world };
  };

  it('answers the whole record in one round trip', async () => {
    const { record, world } = await read(slugOf(stanford.name, stanford.id));
    expect(record).toMatchObject({
      id: stanford.id,
      name: stanford.name,
      stateName: 'California',
      graduationRate: stanford.graduationRate,
      netPriceByIncome: stanford.netPriceByIncome,
      sizeCategory: 'Large',
      affordabilityCategory: 'Premium',
    });
    expect(world.database.trips).toBe(1);
  });

  it('gives each figure its source and each blank its reason', async () => {
    const { record } = await read(`x-${stanford.id}`);
    const key = stanford.facts.graduationRate as string;
    expect(record.facts.graduationRate).toEqual(SMALL.provenance[key]);
    expect(record.missing).toEqual(stanford.missing);
  });

  it('groups every program under its field, most graduates first', async () => {
    const { record } = await read(`x-${stanford.id}`);
    const stored = SMALL.programs.find(({ id }) => id === stanford.id)?.programs ?? [];
    const sent = record.programs.flatMap(({ programs }) => programs);
    expect(sent).toHaveLength(stored.length);
    expect(sent.map(({ graduates }) => graduates ?? 0).reduce((a, b) => a + b)).toBe(
      stored.reduce((sum, [, , graduates]) => sum + (graduates ?? 0), 0),
    );
    const sizes = record.programs.map(({ graduates }) => graduates ?? 0);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    for (const { cip, title } of record.programs) expect(title).toBe(SMALL.cipTitles[cip]);
  });

  it('sends what has ended of the one school that ended a program', async () => {
    const { endedPrograms } = (await read('x-152673')).record;
    expect((await read(`x-${stanford.id}`)).record.endedPrograms).toBeUndefined();
    expect(endedPrograms).toEqual([
      { cip: '51.38', title: SMALL.cipTitles['51.38'], level: 'bachelor', graduatesByYear: [14, 9, 3, 1, 0] },
    ]);
  });

  it('sends all other names', async () => {
    const { record } = await read(`x-${stanford.id}`);
    const stored = SMALL.aliases.filter(({ id }) => id === stanford.id).map(({ name }) => name);
    expect(record.aliases.map(({ name }) => name).sort()).toEqual(stored.sort());
  });

  it('lets the id decide and answers with the right slug', async () => {
    const { record } = await read(`harvard-university-${toronto.id}`);
    expect(record.slug).toBe(slugOf(toronto.name, toronto.id));
  });

  it('shares one cache entry between all slugs of an id', async () => {
    const { world } = await read(`a-${toronto.id}`);
    await world.settle();
    expect((await world.ask(`/api/universities/by-slug/b-${toronto.id}`)).headers.get('x-cache')).toBe('HIT');
  });

  it.each(['stanford-university', 'nobody-1', '-', '%E0%A4%A', '%00', 'x-99999999999999999999', "x-1'or'1", '..%2F..'])(
    'answers 404 in a sentence for %s',
    async (slug) => {
      const world = await warmTestApp();
      const response = await world.ask(`/api/universities/by-slug/${slug}`);
      expect([response.status, await response.text()]).toEqual([404, 'We couldn’t find that university.']);
    },
  );
});

describe('GET /api/universities/compare', () => {
  const read = async (ids: string) => {
    const world = await warmTestApp();
    const response = await world.ask(`/api/universities/compare?ids=${ids}`);
    expect(response.status).toBe(200);
    return { records: z.array(universityRecord).parse(await response.json()), world };
  };

  it('answers in the order asked, each once, without unknown ids, in one round trip', async () => {
    const { records, world } = await read(`${toronto.id},1,${stanford.id},${toronto.id}`);
    expect(records.map(({ id }) => id)).toEqual([toronto.id, stanford.id]);
    expect(world.database.trips).toBe(1);
  });

  it('does not mix up what belongs to whom', async () => {
    const { records } = await read(`${toronto.id},${stanford.id}`);
    for (const record of records) {
      const stored = SMALL.aliases.filter(({ id }) => id === record.id);
      expect(record.aliases).toHaveLength(stored.length);
      expect(record.programs.length).toBeLessThanOrEqual(5);
    }
    expect(records[1]?.programs.length).toBe(5);
  });

  it('answers an empty list when every id is unknown', async () => {
    expect((await read('1,2')).records).toEqual([]);
  });
});

describe('GET /api/universities/export.csv', () => {
  const read = async (query: string) => {
    const world = await warmTestApp();
    const response = await world.ask(`/api/universities/export.csv?${query}`);
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(await response.arrayBuffer()),
    };
  };
  const rowsOf = (text: string) =>
    parse(text, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];

  it('is the search as a file that spreadsheets read, named after the data', async () => {
    const { response, text } = await read('country=CA&sortBy=name&sortOrder=desc');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="campusatlas-universities-2026-${SMALL.manifest.version}.csv"`,
    );
    expect(text.startsWith('\uFEFFID,Name,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const names = rowsOf(text).map(({ Name }) => Name);
    expect(names).toHaveLength(SMALL.manifest.counts.CA);
    expect(names).toContain('Université Laval');
    expect(names[0]).toBe('Yukon University');
  });

  it('takes no page: the file holds everything, and says so rather than half of it', async () => {
    expect(rowsOf((await read('')).text)).toHaveLength(SMALL.universities.length);
    const world = await warmTestApp();
    const refused = await world.ask('/api/universities/export.csv?page=3&limit=2');
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('`page` is not a parameter here'),
    ]);
  });

  it('makes cells harmless that a spreadsheet would run, and leaves numbers numbers', async () => {
    const nothing = Object.fromEntries(Object.keys(stanford).map((field) => [field, null]));
    const row = {
      ...nothing,
      tuitionUsd: null,
      country: 'US',
      state: 'VT',
      currency: 'USD',
      kind: 'bachelors',
      status: OPEN,
      cohorts: {},
    };
    const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'Plain, "quoted"\nline'];
    const file = universitiesCsv(
      cells.map((name, at) => ({ ...row, id: at, name, tuition: -5 }) as unknown as CardRow),
    );
    const rows = rowsOf(file);
    expect(rows.map(({ Name }) => Name)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\t=1",
      "'\r=1",
      'Plain, "quoted"\nline',
    ]);
    expect(file).toContain(',-5,');
  });

  it('has a header for every cell, with units where there are any', async () => {
    const header = Object.keys(rowsOf((await read('')).text)[0] ?? {});
    expect(new Set(header).size).toBe(header.length);
    expect(header).toEqual(expect.arrayContaining(['Currency', 'Acceptance rate (%)', 'Net price (per year)']));
  });
});
