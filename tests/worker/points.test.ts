import { beforeAll, describe, expect, it } from 'vitest';
import { pointsResponse, type SearchResponse, searchResponse } from '#schema/api/search.ts';
import { milesBetween } from '#schema/domain/places/distance.ts';
import { isInBox, type MapBox, projectToMap } from '#schema/domain/places/map-projection.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

async function points(query = '') {
  const world = await warmTestApp();
  const response = await world.ask(`/api/universities/points?${query}`);
  expect(response.status).toBe(200);
  return { world, response, answer: pointsResponse.parse(await response.clone().json()) };
}

async function search(query: string): Promise<SearchResponse> {
  const world = await warmTestApp();
  const response = await world.ask(`/api/universities/search?limit=500&${query}`);
  expect(response.status).toBe(200);
  return searchResponse.parse(await response.json());
}

describe('GET /api/universities/points', () => {
  it('answers where every university is, without a trip to the database', async () => {
    const { world, answer } = await points();
    expect(world.database).toMatchObject({ trips: 0, rowsRead: 0 });
    expect(answer.total).toBe(SMALL.universities.length);
    const stanford = universityNamed('Stanford University');
    const point = answer.points.find(([id]) => id === stanford.id);
    expect(point).toEqual([
      stanford.id,
      expect.closeTo(37.43, 1),
      expect.closeTo(-122.17, 1),
      stanford.name,
      stanford.tuition,
      stanford.acceptanceRate,
      stanford.netPrice,
      stanford.graduationRate,
      null,
    ]);
    const toronto = universityNamed('University of Toronto');
    expect(answer.points.find(([id]) => id === toronto.id)?.[8]).toBe(toronto.tuitionInState);
    expect(answer.own).toBe(false);
  });

  it.each(['country=US&home=US-CA&income=30-48', 'search=colleges%20in%20california%20family%20income%2040000'])(
    'has the prices of whoever asks, where the question or its line says who: %s',
    async (query) => {
      const { answer } = await points(query);
      const { universities } = await search(query);
      expect(answer.own).toBe(true);
      const priced = universities.filter(({ yourPrice }) => yourPrice?.amountUsd != null);
      expect(priced.length).toBeGreaterThan(0);
      for (const { id, yourPrice } of priced)
        expect(answer.points.find(([one]) => one === id)?.[6]).toBe(yourPrice?.amountUsd);
    },
  );

  it('of a question that says nothing of who asks has nobody’s', async () => {
    expect((await points('country=US&income=30-48')).answer.own).toBe(false);
  });

  it.each([
    'country=CA',
    'search=university',
    'type=private&tuitionMin=50000',
    'near=42.36,-71.06&radiusMiles=250',
    'nearPlace=montreal&radiusMiles=100',
    'nearPlace=H3A%200G4&radiusMiles=100',
    'search=94305&country=US',
    'box=0,-200,400,200',
    'nearPlace=atlantis',
    'subject=computer-science&degree=doctorate',
    'state=VT,MA&carnegie=liberal-arts',
    'search=cheap%20public%20universities',
    'like=110662',
  ])('holds exactly the universities of the same search: %s', async (query) => {
    const { answer } = await points(query);
    const found = await search(query);
    expect(answer.points.map(([id]) => id).sort()).toEqual(found.universities.map(({ id }) => id).sort());
    expect(answer.total).toBe(found.total);
  });

  it('of a part of the map are those of the whole that lie in it, also where a word is measured by what there is', async () => {
    const box: MapBox = [100, -100, 400, 300];
    const { answer } = await points('search=cheap%20public%20universities');
    const inBox = answer.points.filter(([, latitude, longitude]) => isInBox(projectToMap(latitude, longitude), box));
    expect(inBox.length).toBeGreaterThan(0);
    expect(inBox.length).toBeLessThan(answer.points.length);
    const found = await search(`search=cheap%20public%20universities&box=${box.join()}`);
    expect(found.universities.map(({ id }) => id).sort()).toEqual(inBox.map(([id]) => id).sort());
  });

  it('is stored and answered as a search is', async () => {
    const { world, response } = await points('country=US');
    await world.settle();
    expect(response.headers.get('x-cache')).toBe('MISS');
    const again = await world.ask('/api/universities/points?country=us&type=');
    expect(again.headers.get('x-cache')).toBe('HIT');
    const tag = again.headers.get('etag') ?? '';
    const unchanged = await world.ask('/api/universities/points?country=US', { headers: { 'if-none-match': tag } });
    expect(unchanged.status).toBe(304);
  });
});

describe('GET /api/universities/search around a place', () => {
  it('orders by distance and says how far each is, in one round trip', async () => {
    const world = await warmTestApp();
    const page = (await (
      await world.ask('/api/universities/search?nearPlace=Cambridge,%20MA&limit=5')
    ).json()) as SearchResponse;
    expect(world.database).toMatchObject({ trips: 1, rowsRead: page.universities.length + 1 });
    expect(page.place?.name).toBe('Cambridge, Massachusetts');
    const miles = page.universities.map(({ distanceMiles }) => distanceMiles ?? Number.NaN);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles[0]).toBeLessThan(3);
    expect(['Harvard University', 'Massachusetts Institute of Technology']).toContain(page.universities[0]?.name);
  });

  it('is what a postal code in the search box asks for', async () => {
    const page = await search('search=94305&sortBy=relevance');
    expect(page.place?.name).toBe('94305 (Stanford, CA)');
    expect(page.universities[0]?.name).toBe('Stanford University');
    expect(page.universities[0]?.distanceMiles).toBeLessThan(3);
    const montreal = await search('search=h3a%200g4');
    expect(montreal.place?.name).toMatch(/^H3A \(near /);
    expect(montreal.universities[0]?.country).toBe('CA');
  });

  it('keeps to the radius', async () => {
    const page = await search('near=42.36,-71.06&radiusMiles=100');
    const expected = SMALL.universities.filter(
      ({ latitude, longitude }) =>
        latitude !== null &&
        longitude !== null &&
        milesBetween({ latitude: 42.36, longitude: -71.06 }, { latitude, longitude }) <= 100,
    );
    expect(page.universities.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    expect(page.total).toBeGreaterThan(2);
    expect(page.total).toBeLessThan(SMALL.universities.length);
  });

  it('takes coordinates to two decimals, so that no address is sent on', async () => {
    const page = await search('near=42.358431,-71.063611');
    expect(page.place).toEqual({ name: 'Cambridge, Massachusetts', latitude: 42.36, longitude: -71.06 });
  });

  it('takes coordinates before a name, and repeated parameters like a list', async () => {
    expect(await search('near=42.36,-71.06&nearPlace=montreal')).toEqual(await search('near=42.36&near=-71.06'));
  });

  it('answers a place that is not known with nothing and what may have been meant', async () => {
    const page = await search('nearPlace=Cambrigde&country=US');
    expect(page).toMatchObject({ total: 0, universities: [], place: null, otherPlaces: ['Cambridge, Massachusetts'] });
  });

  it('says nothing of places and distances when none is asked for', async () => {
    const page = await search('sortBy=distance&radiusMiles=10');
    expect(page.place).toBeUndefined();
    expect(page.universities[0]).not.toHaveProperty('distanceMiles');
    expect(page.universities.map(({ id }) => id)).toEqual((await search('')).universities.map(({ id }) => id));
  });

  it.each([
    ['near=42', 'near must be 2 numbers'],
    ['near=91,0', 'near must be 2 numbers'],
    ['near=a,b', 'near must be 2 numbers'],
    ['near=1,2,3', 'near must be 2 numbers'],
    ['radiusMiles=0', 'radiusMiles must be one whole number from 1 to 1,000.'],
    ['radiusMiles=far', 'radiusMiles must be one whole number'],
    ['box=1,2,3', 'box must be 4 numbers'],
    ['box=10,0,5,5', 'left below right and top below bottom'],
    [`nearPlace=${'x'.repeat(201)}`, 'nearPlace must be one text of at most 200 characters'],
  ])('refuses %s and says why', async (query, sentence) => {
    const world = await warmTestApp();
    for (const endpoint of ['search', 'points', 'export.csv']) {
      const response = await world.ask(`/api/universities/${endpoint}?${query}`);
      expect(response.status, endpoint).toBe(400);
      expect(await response.text()).toContain(sentence);
    }
  });

  it('shares one stored answer between equal questions', async () => {
    const world = await warmTestApp();
    const ask = async (query: string) =>
      (await world.ask(`/api/universities/search?${query}`)).headers.get('etag') ?? '';
    const tag = await ask('near=42.361,-71.058');
    expect(await ask('near=42.36,-71.06&sortBy=distance&nearPlace=x')).toBe(tag);
    expect(await ask('near=42.36,-71.06&sortBy=name')).not.toBe(tag);
  });
});
