import { beforeAll, describe, expect, it } from 'vitest';
import { locationsResponse, townResponse } from '#schema/api/locations.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

describe('GET /api/locations', () => {
  it('finds towns by name, state and region without a trip to the database', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/api/locations?q=New%20England');
    expect(response.status).toBe(200);
    expect(world.database).toMatchObject({ trips: 0, rowsRead: 0 });
    const answer = locationsResponse.parse(await response.json());
    expect(answer.locations.map(({ name }) => name).toSorted()).toEqual([
      'Amherst',
      'Bennington',
      'Burlington',
      'Cambridge',
      'Middlebury',
      'New Haven',
      'Williamstown',
    ]);
    expect(answer).toMatchObject({ total: 7, radiusMiles: 25, approximate: false });
    expect(answer.locations[0]).toMatchObject({ key: 'cambridge-ma', inTown: 2, universities: 2 });
  });

  it('answers the described college towns when nothing is typed', async () => {
    const world = await warmTestApp();
    for (const query of ['', '?q=', '?q=%20%20', '?q=%00']) {
      const answer = locationsResponse.parse(await (await world.ask(`/api/locations${query}`)).json());
      if (query === '?q=%00') expect(answer.total).toBe(0);
      else expect(answer.locations.map(({ key }) => key)).toEqual(['ann-arbor-mi', 'toronto-on', 'montreal-qc']);
    }
  });

  it('calls towns and states by their French names in French', async () => {
    const world = await warmTestApp();
    const french = locationsResponse.parse(await (await world.ask('/api/locations?q=Montreal&lang=fr')).json());
    expect(french.locations).toMatchObject([{ key: 'montreal-qc', name: 'Montréal', stateName: 'Québec' }]);
    const town = townResponse.parse(await (await world.ask('/api/locations/montreal-qc?lang=fr')).json());
    expect(town).toMatchObject({ location: { name: 'Montréal' }, universities: [{ city: 'Montréal' }] });
    const around = async (place: string) =>
      (
        await world.ask(`/api/universities/search?lang=fr&radiusMiles=25&nearPlace=${encodeURIComponent(place)}`)
      ).json();
    const montreal = { place: { name: 'Montréal (Québec)' } };
    expect(await around('Montréal, Québec')).toMatchObject(montreal);
    // What a page calls a place can be asked for again.
    expect(await around(montreal.place.name)).toMatchObject(montreal);
    expect(await around('Cambridge, MA')).toMatchObject({ place: { name: 'Cambridge (Massachusetts)' } });
    expect(await around('02139')).toMatchObject({ place: { name: '02139, Cambridge (MA)' } });
  });

  it('is stored at its second sighting, whatever the case and the defaults', async () => {
    const world = await warmTestApp();
    const stored = [];
    for (const query of ['q=Ontario', 'q=ONTARIO&radiusMiles=25&page=1', 'q=ontario']) {
      const before = world.cache.writes.length;
      await world.ask(`/api/locations?${query}`);
      await world.settle();
      stored.push(world.cache.writes.length - before);
    }
    expect(stored).toEqual([0, 1, 0]);
  });

  it.each([
    ['radiusMiles=0', 'radiusMiles must be one whole number from 1 to 1,000.'],
    ['radiusMiles=ten&page=0', 'radiusMiles must be one whole number from 1 to 1,000. page must be'],
    [`q=${'x'.repeat(201)}`, 'q must be one text of at most 200 characters.'],
    ['q=a&q=b', 'q must be one text of at most 200 characters.'],
  ])('refuses %s and says why', async (query, sentence) => {
    const world = await warmTestApp();
    const response = await world.ask(`/api/locations?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
  });

  it.each(["'; drop table universities; --", '%', '_', '*', '" OR 1=1', 'constructor', '\u202e', '👩‍🎓', 'NEAR(a b)'])(
    'takes %s for a text like any other',
    async (text) => {
      const world = await warmTestApp();
      const response = await world.ask(`/api/locations?q=${encodeURIComponent(text)}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ locations: [], total: 0 });
    },
  );
});

describe('GET /api/locations/:town', () => {
  it('answers the universities around a town with their prices in one round trip', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/api/locations/cambridge-ma?radiusMiles=50');
    expect(response.status).toBe(200);
    const answer = townResponse.parse(await response.json());
    expect(world.database).toMatchObject({ trips: 1, rowsRead: answer.universities.length + 1 });
    expect(answer.location).toMatchObject({ name: 'Cambridge', stateName: 'Massachusetts', country: 'US' });
    expect(answer.total).toBe(2);

    const harvard = universityNamed('Harvard University');
    const found = answer.universities.find(({ id }) => id === harvard.id);
    const fact = SMALL.provenance[harvard.facts.tuition ?? ''];
    expect(found).toMatchObject({
      name: 'Harvard University',
      slug: `harvard-university-${harvard.id}`,
      tuition: harvard.tuition,
      roomAndBoard: harvard.roomAndBoard,
      origins: { tuition: { source: fact?.source, year: fact?.year, estimate: false } },
    });
    const mit = universityNamed('Massachusetts Institute of Technology');
    const prices = [harvard.tuition as number, mit.tuition as number].toSorted((a, b) => a - b);
    expect(answer.costs).toMatchObject([
      {
        country: 'US',
        currency: 'USD',
        groups: [
          {
            type: null,
            universities: 2,
            tuition: {
              low: prices[0],
              high: prices[1],
              median: Math.round(((prices[0] as number) + (prices[1] as number)) / 2),
            },
          },
        ],
      },
    ]);
    expect(answer.costs[0]?.sources).toContainEqual({
      field: 'tuition',
      source: fact?.source,
      year: fact?.year,
      estimate: false,
      universities: 2,
    });
    expect(answer.students.total).toBe((harvard.studentPopulation ?? 0) + (mit.studentPopulation ?? 0));
  });

  it('gives Canadian prices in Canadian dollars, and no origin where there is no price', async () => {
    const world = await warmTestApp();
    const answer = townResponse.parse(await (await world.ask('/api/locations/Montreal-QC')).json());
    const mcgill = universityNamed('McGill University');
    expect(answer.costs).toMatchObject([{ country: 'CA', currency: 'CAD', groups: [{ universities: 1 }] }]);
    expect(answer.universities[0]).toMatchObject({ tuition: mcgill.tuition, roomAndBoard: mcgill.roomAndBoard });
    expect('roomAndBoard' in (answer.universities[0]?.origins ?? {})).toBe(mcgill.roomAndBoard !== null);
  });

  it('leaves the prices out of a page past the end, without a row', async () => {
    const world = await warmTestApp();
    const answer = townResponse.parse(await (await world.ask('/api/locations/cambridge-ma?page=9')).json());
    expect(answer).toMatchObject({ universities: [], total: 2, page: 9, totalPages: 1 });
    expect(world.database.rowsRead).toBe(0);
  });

  it('is stored at once for the radii that the page offers, and not for others', async () => {
    const world = await warmTestApp();
    for (const [query, stored] of [
      ['', 1],
      ['?radiusMiles=10', 1],
      ['?radiusMiles=17', 0],
    ] as const) {
      const before = world.cache.writes.length;
      await world.ask(`/api/locations/cambridge-ma${query}`);
      await world.settle();
      expect(world.cache.writes.length - before, query).toBe(stored);
    }
  });

  it.each(['cambridge', 'atlantis-on', 'cambridge-zz', '%00', '__proto__', "x'--", '..%2F..', 'cambridge-ma%20'])(
    'knows no town %s',
    async (key) => {
      const world = await warmTestApp();
      const response = await world.ask(`/api/locations/${key}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('We couldn’t find that town.');
      expect(world.database.trips).toBe(0);
    },
  );

  it('refuses a bad radius before it looks for the town', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/api/locations/cambridge-ma?radiusMiles=far');
    expect(response.status).toBe(400);
  });

  it('serves the stored answer when the database is gone', async () => {
    const world = await warmTestApp();
    await world.ask('/api/locations/cambridge-ma');
    await world.settle();
    world.pass(2 * 60 * 60);
    world.database.failing = new Error('D1_ERROR: gone');
    const response = await world.ask('/api/locations/cambridge-ma');
    expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'STALE']);
  });
});
