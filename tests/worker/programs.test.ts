import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ProgramsResponse, programsResponse } from '#schema/api/programs.ts';
import type { PricesResponse } from '#schema/api/situation.ts';
import { ACADEMIC_FIELD_KEYS } from '#schema/domain/programs/academic-fields.ts';
import { fieldOfCip, programOfCip } from '#schema/domain/programs/academic-programs.ts';
import { checkEarnings, EARNINGS_RESULTS, resultOf } from '#schema/domain/programs/earnings-check.ts';
import { GRADUATE_TRENDS, programKey, trendOf } from '#schema/domain/programs/graduates-trend.ts';
import type { AwardLevel } from '#schema/domain/record/enums.ts';
import { PROGRAMS_KEY } from '#worker/cache/program-store.ts';
import { laterVersion, loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { makeTestApp, type TestApp, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

/** A world whose isolate holds the programs too. */
async function warm(): Promise<TestApp> {
  const world = await warmTestApp();
  // Finds nothing: no card is held when the test begins.
  await world.ask('/api/programs?q=nothing%20of%20this%20world&limit=1');
  await world.settle();
  world.database.reset();
  return world;
}

let shared: TestApp | undefined;

async function find(query: string): Promise<ProgramsResponse> {
  shared ??= await warm();
  const response = await shared.ask(`/api/programs?${query}`);
  expect(response.status, query).toBe(200);
  return programsResponse.parse(await response.json());
}

const linesOf = (id: number) => SMALL.universities.find((university) => university.id === id)?.earningsLines ?? null;

/** What the pay of a degree is set against, where it has a check. */
function linesFor({ cip, level }: { cip: string; level: AwardLevel }, lines: ReturnType<typeof linesOf>) {
  if (lines === null) return null;
  return level === 'master' || level === 'doctorate'
    ? { state: null, nation: lines.fields[cip.slice(0, 2)] }
    : { state: lines.state, nation: lines.nation };
}

/** Every program of the small dataset with its degrees, as the finder lists them. */
const PAIRS = SMALL.programs.flatMap(({ id, programs, graduatesByYear = {} }) =>
  [...Map.groupBy(programs, ([cip]) => cip)].map(([cip, rows]) => ({
    id,
    cip,
    awards: rows.map(([, level, graduates, online, _oneYear, earningsFourYears = null, _debt, basis]) => ({
      level,
      graduates,
      online: online === 1,
      basis: basis ?? 'completions',
      earningsFourYears,
      check: checkEarnings({ cip, level, earningsFourYears }, linesOf(id)),
      checkLines: linesFor({ cip, level }, linesOf(id)),
      trend: trendOf(graduatesByYear[programKey(cip, level)] ?? []),
    })),
  })),
);
type Pair = (typeof PAIRS)[number];
const levelsOf = (pair: Pair) => pair.awards.map(({ level }) => level);
/** What is said of a program's degrees: nothing of those that nobody read. */
const statedOf = (awards: Pair['awards']) =>
  awards
    .filter(({ basis }) => basis !== 'knowledge')
    .map(({ basis: _, check, checkLines, trend, ...award }) => ({
      ...award,
      ...(check ? { check, checkLines } : {}),
      ...(trend ? { trend } : {}),
    }));
const stateOf = (pair: Pair) => SMALL.universities.find(({ id }) => id === pair.id)?.state;
const keysOf = (list: readonly { id: number; cip: string }[]) => list.map(({ id, cip }) => `${id} ${cip}`).sort();

/** All programs a question finds, page by page. */
async function findAll(query: string): Promise<ProgramsResponse['programs']> {
  const first = await find(`${query}&limit=100`);
  const rest = [];
  for (let page = 2; page <= first.totalPages; page++)
    rest.push((await find(`${query}&limit=100&page=${page}`)).programs);
  return [...first.programs, ...rest.flat()];
}

describe('GET /api/programs', () => {
  it('lists every program of the catalogue once, page by page', async () => {
    const all = await findAll('');
    expect(keysOf(all)).toEqual(keysOf(PAIRS));
    const first = await find('');
    expect(first).toMatchObject({ total: PAIRS.length, page: 1, limit: 20, universities: SMALL.programs.length });
    expect(first.programs).toHaveLength(20);
    expect(first.origin).toEqual({ source: expect.stringContaining('IPEDS C2024_A'), year: '2023-24' });
  });

  it.each(['relevance', 'graduates', 'name'])('pages are a partition of the list by %s', async (sortBy) => {
    const query = `field=computing&levels=bachelors,masters&sortBy=${sortBy}`;
    const all = await find(`${query}&limit=100`);
    const paged = [];
    for (let page = 1; page <= Math.ceil(all.total / 7); page++) {
      paged.push(...(await find(`${query}&limit=7&page=${page}`)).programs);
    }
    expect(paged).toEqual(all.programs);
    expect(all.total).toBeGreaterThan(20);
    expect((await find(`${query}&page=9999`)).programs).toEqual([]);
  });

  it('orders by size and by name', async () => {
    const bySize = await findAll('field=health&sortBy=graduates');
    const sizes = bySize.map(({ graduates, basis }) => graduates ?? (basis === 'listed' ? 0.5 : -1));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const names = (await findAll('field=health&sortBy=name')).map(({ universityName }) => universityName);
    expect(names).toEqual(names.toSorted((a, b) => a.replace(/^The /, '').localeCompare(b.replace(/^The /, ''), 'en')));
  });

  it('keeps to each field and program, and every program belongs to one field at most', async () => {
    for (const field of ACADEMIC_FIELD_KEYS) {
      const found = await findAll(`field=${field}`);
      expect(keysOf(found), field).toEqual(keysOf(PAIRS.filter(({ cip }) => fieldOfCip(cip) === field)));
      expect(new Set(found.map((one) => one.field))).toEqual(new Set([field]));
    }
    const psychology = await findAll('program=psychology');
    expect(keysOf(psychology)).toEqual(
      keysOf(PAIRS.filter(({ cip }) => cip === '42' || programOfCip(cip)?.key === 'psychology')),
    );
    expect((await find('program=psychology&field=business')).total).toBe(0);
    expect(keysOf(await findAll('cip=45.06'))).toEqual(keysOf(PAIRS.filter(({ cip }) => cip === '45.06')));
  });

  it.each<[string, readonly AwardLevel[]]>([
    ['bachelors', ['bachelor']],
    ['masters', ['master']],
    ['doctoral', ['doctorate']],
    ['certificate', ['certificate', 'postbaccalaureate']],
    ['associate', ['associate']],
    ['bachelors,doctoral', ['bachelor', 'doctorate']],
  ])('keeps to the degrees of %s, and counts their graduates alone', async (levels, awards) => {
    const found = await findAll(`levels=${levels}&field=engineering`);
    const expected = PAIRS.filter(
      (pair) => fieldOfCip(pair.cip) === 'engineering' && levelsOf(pair).some((level) => awards.includes(level)),
    );
    expect(keysOf(found)).toEqual(keysOf(expected));
    for (const one of found) {
      const pair = expected.find(({ id, cip }) => id === one.id && cip === one.cip) as Pair;
      const counted = pair.awards.filter(({ level }) => awards.includes(level));
      expect(one.awards).toEqual(statedOf(counted));
      expect(one.degreeTypes).toEqual(statedOf(counted).map(({ level }) => level));
      const counts = counted.flatMap(({ graduates }) => graduates ?? []);
      expect(one.graduates).toBe(counts.length === 0 ? null : counts.reduce((sum, graduates) => sum + graduates, 0));
      expect(one.graduatesYear).toBe(one.graduates === null ? null : '2023-24');
    }
  });

  it('keeps to what is taught at a distance only, degree by degree', async () => {
    const found = await findAll('onlineOnly=1');
    const expected = PAIRS.filter(({ awards }) => awards.some(({ online }) => online));
    expect(keysOf(found)).toEqual(keysOf(expected));
    expect(found.length).toBeGreaterThan(0);
    for (const { awards, online } of found)
      expect([online, awards.every((award) => award.online)]).toEqual([true, true]);
  });

  it.each([
    ['state=TX', ['TX']],
    ['location=texas', ['TX']],
    ['location=TX', ['TX']],
    ['location=Austin', ['TX']],
    ['location=austin,%20texas', ['TX']],
    ['location=masachusetts', ['MA']],
    ['location=new%20england', ['CT', 'MA', 'VT']],
    ['location=94305', ['CA']],
  ])('keeps to the place of %s', async (query, states) => {
    const found = await findAll(query);
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found.map(({ state }) => state))].sort()).toEqual(states);
    if (query === 'state=TX') expect(keysOf(found)).toEqual(keysOf(PAIRS.filter((pair) => stateOf(pair) === 'TX')));
  });

  it('says that a place is not known, and what may have been meant', async () => {
    const page = await find('location=Cambrigde%20MAA&field=computing');
    expect(page).toMatchObject({ total: 0, programs: [], location: { known: false } });
    expect(page.loosen).toEqual([{ parameter: 'location', total: expect.any(Number) }]);
  });

  it('says of how many universities of a place no program is known', async () => {
    const inCanada = new Set(SMALL.universities.filter(({ country }) => country === 'CA').map(({ id }) => id));
    const pairs = PAIRS.filter(({ id, cip }) => inCanada.has(id) && fieldOfCip(cip) === 'computing');
    const page = await find('location=Canada&field=computing');
    expect(page).toMatchObject({ total: pairs.length, location: { known: true }, withoutPrograms: { US: 0 } });
    const known = new Set(PAIRS.map(({ id }) => id));
    expect(page.withoutPrograms?.CA).toBe([...inCanada].filter((id) => !known.has(id)).length);
    for (const { basis, awards, degreeTypes, graduates } of page.programs) {
      expect(graduates).toBeNull();
      if (basis === 'knowledge') expect([awards, degreeTypes]).toEqual([[], []]);
    }
  });

  it('shows a program nobody finished in the year with 0, after those that have graduates', async () => {
    const found = await findAll('sortBy=relevance');
    const sizes = found.map(({ graduates }) => graduates);
    const firstEmpty = sizes.indexOf(0);
    expect(firstEmpty).toBeGreaterThan(0);
    expect(sizes.slice(firstEmpty).filter((size) => (size ?? 0) > 0)).toEqual([]);
  });

  it('gives each result its university, place, kind and size', async () => {
    const stanford = universityNamed('Stanford University');
    const { programs } = await find('program=computer-science&levels=bachelors&q=stanford');
    expect(programs[0]).toMatchObject({
      id: stanford.id,
      slug: `stanford-university-${stanford.id}`,
      universityName: 'Stanford University',
      field: 'computing',
      location: 'Stanford, California',
      description: stanford.description,
      type: 'private',
      sizeCategory: 'Large',
      graduatesYear: '2023-24',
      degreeTypes: ['bachelor'],
    });
  });

  it('reads words: subject, degree, place and school, and names what it does not understand', async () => {
    const page = await find('q=computer%20science%20masters%20in%20texas%20qwxyzk&levels=bachelors');
    expect(page.understood).toMatchObject({
      levels: ['master'],
      filters: ['Texas'],
      universities: [],
      onlineOnly: false,
      paysOff: false,
      trends: [],
      unknown: ['qwxyzk'],
    });
    expect(page.understood?.programs).toContain('Computer Science');
    expect(new Set(page.programs.flatMap(({ degreeTypes }) => degreeTypes))).toEqual(new Set(['master']));
    expect(new Set(page.programs.map(({ state }) => state))).toEqual(new Set(['TX']));
    const school = await find('q=economics%20at%20ucla');
    expect(new Set(school.programs.map(({ universityName }) => universityName))).toEqual(
      new Set(['University of California, Los Angeles']),
    );
    const nothing = await find('q=qwxyzk');
    expect(nothing).toMatchObject({ total: 0, understood: { unknown: ['qwxyzk'] } });
  });

  it('lists programs by their earnings check, and only degrees that have it', async () => {
    const sum = async (query: string) => (await findAll(query)).flatMap(({ awards }) => awards).length;
    for (const result of EARNINGS_RESULTS) {
      const expected = PAIRS.flatMap(({ awards }) => statedOf(awards)).filter(
        ({ level, check }) => level === 'bachelor' && check !== undefined && resultOf(check) === result,
      );
      const found = (await findAll(`levels=bachelors&check=${result}`)).flatMap(({ awards }) => awards);
      expect(new Set(found.map(({ check }) => check && resultOf(check))), result).toEqual(
        new Set(expected.length > 0 ? [result] : []),
      );
      expect(found.length, result).toBe(expected.length);
    }
    expect(await sum('levels=bachelors&check=above,close,between,below')).toBeLessThan(await sum('levels=bachelors'));
    const paying = await find('q=nursing%20programs%20that%20pay%20off');
    expect(paying.understood).toMatchObject({ paysOff: true, unknown: [] });
    expect(paying.total).toBeGreaterThan(0);
    expect(
      paying.programs.every(({ awards }) => awards.every(({ check }) => check && resultOf(check) === 'above')),
    ).toBe(true);
  });

  it('lists programs by how their graduates have changed', async () => {
    const counts = new Map<string, number>();
    for (const trend of GRADUATE_TRENDS) {
      const found = (await findAll(`levels=bachelors&trend=${trend}`)).flatMap(({ awards }) => awards);
      expect(
        found.every((award) => award.trend === trend),
        trend,
      ).toBe(true);
      const expected = PAIRS.flatMap(({ awards }) => awards).filter(
        (award) => award.level === 'bachelor' && award.trend === trend,
      );
      expect(found.length, trend).toBe(expected.length);
      counts.set(trend, found.length);
    }
    expect(counts.get('growing')).toBeGreaterThan(5);
    expect(counts.get('falling')).toBeGreaterThan(5);
    const growing = await find('q=growing%20nursing%20programs');
    expect(growing.understood).toMatchObject({ trends: ['growing'], unknown: [] });
    expect(growing.programs.every(({ awards }) => awards.every(({ trend }) => trend === 'growing'))).toBe(true);
  });

  it('finds what has ended where it is asked for, and nowhere else', async () => {
    const ended = SMALL.endedPrograms.flatMap(({ id, ended: list }) => list.map(([cip]) => ({ id, cip })));
    expect(ended).toHaveLength(1);
    const [one] = (await find('trend=ended')).programs;
    expect(keysOf(await findAll('trend=ended'))).toEqual(keysOf(ended));
    expect(one).toMatchObject({
      graduates: 0,
      online: false,
      awards: [{ level: 'bachelor', graduates: 0, trend: 'ended', graduatesBefore: 14, earningsFourYears: null }],
    });
    // Beside a trend that is taught it comes last, and what narrows the list narrows it.
    const both = await findAll('trend=ended,growing&cip=51.38&levels=bachelors');
    expect(keysOf(both.slice(-1))).toEqual(keysOf(ended));
    expect(both.length).toBe((await findAll('trend=growing&cip=51.38&levels=bachelors')).length + 1);
    for (const other of [
      'cip=54.01',
      'levels=masters',
      'onlineOnly=true',
      'check=above',
      'state=CA',
      'location=Vermont',
    ]) {
      expect((await find(`trend=ended&${other}`)).total, other).toBe(0);
    }
    expect((await find('trend=ended&state=IN')).total).toBe(1);
    const asked = await find('q=discontinued%20nursing%20programs');
    expect(asked.understood).toMatchObject({ trends: ['ended'], unknown: [] });
    expect(keysOf(asked.programs)).toEqual(keysOf(ended));
    const refused = await shared?.ask('/api/universities/search?subject=nursing&trend=ended');
    expect(refused?.status).toBe(400);
  });

  it('orders by pay, highest first, what is not published last', async () => {
    const found = await findAll('field=business&levels=bachelors&sortBy=earnings');
    const pays = found.map(({ awards }) =>
      // What nobody finished in the year is ordered as if its pay were not published.
      Math.max(
        0,
        ...awards.map(({ earningsFourYears, graduates }) => (graduates === 0 ? 0 : (earningsFourYears ?? 0))),
      ),
    );
    expect(pays.filter((pay) => pay > 0).length).toBeGreaterThan(3);
    expect(pays.at(-1)).toBe(0);
    expect(pays).toEqual(pays.toSorted((a, b) => b - a));
  });

  it('orders by the price of whoever asks, lowest first, schools without one last; a stranger has no such order', async () => {
    shared ??= await warm();
    const { ask } = shared;
    const asker = 'home=US-OH&income=30-48';
    const found = await findAll(`field=business&levels=bachelors&sortBy=yourPrice&${asker}`);
    const prices: number[] = [];
    for (const { id } of found) {
      const answer = await ask(`/api/universities/prices?ids=${id}&${asker}`);
      const { prices: own }: PricesResponse = await answer.json();
      prices.push(own[0]?.yourPrice.amountUsd ?? Number.POSITIVE_INFINITY);
    }
    expect(new Set(prices).size).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    // An order alone: nothing else of the answer depends on who asks, and no cache but ours stores it.
    const query = 'field=business&levels=bachelors&limit=100';
    const plain = await find(query);
    expect(found).toHaveLength(plain.total);
    expect(new Set(keysOf(found)).size).toBe(plain.total);
    expect(await find(`${query}&sortBy=yourPrice`)).toEqual(plain);
    expect(await find(`${query}&${asker}`)).toEqual(plain);
    const personal = await ask(`/api/programs?${query}&sortBy=yourPrice&${asker}`);
    expect(personal.headers.get('cache-control')).toBe('private, no-store');
  });

  it('says what to loosen when nothing is found, most first', async () => {
    const page = await find('field=law-public-service&program=law&levels=bachelors&onlineOnly=1&state=VT');
    expect(page.total).toBe(0);
    const totals = page.loosen?.map(({ total }) => total) ?? [];
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    for (const { parameter, total } of page.loosen ?? []) {
      const left = new URLSearchParams('field=law-public-service&program=law&levels=bachelors&onlineOnly=1&state=VT');
      left.delete(parameter);
      if (parameter === 'field') left.delete('program');
      expect((await find(left.toString())).total, parameter).toBe(total);
    }
  });

  it.each([
    ['field=magic', 'field must be one of business, computing'],
    ['program=magic', 'program must be one of business-administration'],
    ['levels=bachelors,magic', 'levels must be any of bachelors, masters, doctoral, certificate, associate.'],
    ['sortBy=size', 'sortBy must be one of relevance, graduates, earnings, yourPrice, name.'],
    ['onlineOnly=maybe', 'onlineOnly must be 1 or 0.'],
    ['limit=101', 'limit must be one whole number from 1 to 100.'],
    ['page=0', 'page must be one whole number from 1 to 100,000.'],
    ['state=ZZ', 'state must be one of AL'],
    [`q=${'x'.repeat(201)}`, 'q must be one text of at most 200 characters.'],
    [`location=${'x'.repeat(201)}`, 'location must be one text of at most 200 characters.'],
  ])('refuses %s and says why', async (query, sentence) => {
    shared ??= await warm();
    const response = await shared.ask(`/api/programs?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
  });

  it.each([
    "'; drop table programs; --",
    '%',
    '__proto__',
    'constructor',
    '((((',
    '\u0000',
    '👩‍🎓',
    'a '.repeat(90),
    'in',
    'of the',
    'ﷺ',
    '--',
  ])('takes %j for a text like any other', async (text) => {
    for (const name of ['q', 'location', 'cip']) {
      const page = await find(`${name}=${encodeURIComponent(text)}`);
      expect(page.programs.length).toBeLessThanOrEqual(20);
    }
  });
});

describe('what a question for programs costs', () => {
  it.each([
    'limit=20',
    'limit=100',
    'field=engineering&levels=masters&limit=50',
    'q=nursing%20in%20texas',
    'program=psychology&location=california&sortBy=graduates',
    'onlineOnly=1&sortBy=name',
    'levels=bachelors&check=above&sortBy=earnings',
    'q=growing%20nursing%20programs',
    'trend=ended',
    'q=nothing%20of%20this%20world',
  ])('is one round trip and a row for each university of the page and the version: %s', async (query) => {
    const world = await warm();
    const page = programsResponse.parse(await (await world.ask(`/api/programs?${query}`)).json());
    const universities = new Set(page.programs.map(({ id }) => id)).size;
    expect(world.database.trips).toBe(universities > 0 ? 1 : 0);
    expect(world.database.rowsRead).toBe(universities > 0 ? universities + 1 : 0);
    expect(world.database.rowsRead).toBeLessThanOrEqual(page.programs.length + 1);
  });

  it('takes the programs once for an isolate, from KV without a trip when another isolate has been there', async () => {
    const world = await warmTestApp();
    await world.ask('/api/programs?limit=1');
    await world.settle();
    expect(world.database.trips).toBe(2);
    expect(world.cache.entries.has(PROGRAMS_KEY)).toBe(true);
    await world.ask('/api/programs?limit=1&page=40');
    expect(world.database.trips).toBe(3);

    world.newIsolate();
    world.database.reset();
    await world.ask('/api/programs?limit=1&page=3');
    await world.settle();
    // The page; and after it, since KV's copy may be old, which load D1 holds.
    expect(world.database).toMatchObject({ trips: 2, rowsRead: 6 });
  });

  it('leaves them alone while nobody asks for programs', async () => {
    const world = await warmTestApp();
    await world.ask('/api/universities/search');
    await world.settle();
    expect(world.deps.isolate.dataset.held?.programs).toBeNull();
    expect(world.cache.entries.has(PROGRAMS_KEY)).toBe(false);
  });

  it('takes those of D1 when the copy in KV is of another load', async () => {
    const world = await warm();
    world.cache.entries.clear();
    await world.deps.cache.put(PROGRAMS_KEY, new Uint8Array(16), { metadata: { version: 'other', loadKey: null } });
    world.newIsolate();
    expect((await world.ask('/api/programs?limit=2')).status).toBe(200);
    expect(world.deps.isolate.dataset.held?.programs?.version).toBe(SMALL.manifest.version);
  });
});

describe('the answer of the program finder as a stored one', () => {
  it('is stored, shared by equal questions and named by its tag', async () => {
    const world = await warm();
    const ask = (query: string, init?: RequestInit) => world.ask(`/api/programs?${query}`, init);
    const first = await ask('field=computing&program=computer-science&levels=masters,bachelors');
    expect(first.headers.get('x-cache')).toBe('MISS');
    await world.settle();
    const equal = 'program=computer-science&levels=bachelors&levels=masters&page=1&limit=20&sortBy=relevance';
    const second = await ask(equal);
    expect(second.headers.get('x-cache')).toBe('HIT');
    expect(await second.text()).toBe(await first.text());
    const tag = second.headers.get('etag') ?? '';
    expect((await ask(equal, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect(first.headers.get('cache-control')).toContain('max-age=60');
  });

  it('stores free words at their second sighting only', async () => {
    const world = await warm();
    const writesOf = async () => {
      const before = world.cache.writes.length;
      await world.ask('/api/programs?q=nursing');
      await world.settle();
      return world.cache.writes.length - before;
    };
    // The program snapshot itself may be handed to KV by the first question.
    await world.ask('/api/programs?field=health');
    await world.settle();
    expect(await writesOf()).toBe(0);
    expect(await writesOf()).toBe(1);
    expect(await writesOf()).toBe(0);
  });
});

describe('GET /api/programs when something is missing', () => {
  it('answers from the newer dataset after a reload, programs and all', async () => {
    const world = await warm();
    const { id } = universityNamed('Stanford University');
    await loadSmallDataset(laterVersion('small-later', id, 'Stanford Renamed University'));
    const page = programsResponse.parse(await (await world.ask('/api/programs?cip=45.06&limit=100')).json());
    expect(page.programs.find((one) => one.id === id)?.universityName).toBe('Stanford Renamed University');
    expect(world.deps.isolate.dataset.held?.programs?.version).toBe('small-later');
    await loadSmallDataset();
  });

  it('is 503 with Retry-After when the data was loaded without programs, and search goes on', async () => {
    await env.DB.prepare("DELETE FROM snapshots WHERE kind = 'programs'").run();
    const world = makeTestApp();
    const response = await world.ask('/api/programs');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect((await world.ask('/api/universities/search')).status).toBe(200);
    await loadSmallDataset();
  });
});
