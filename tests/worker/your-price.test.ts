import { parse } from 'csv-parse/browser/esm/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { searchResponse, similarResponse } from '#schema/api/search.ts';
import { pricesResponse } from '#schema/api/situation.ts';
import { universityRecord } from '#schema/api/university.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { pageAddress } from '#worker/pages/page-addresses.ts';
import { loadSmallDataset, universityNamed } from './helpers/database.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const ohioState = universityNamed('Ohio State University');
const stanford = universityNamed('Stanford University');
const toronto = universityNamed('University of Toronto');
const mcgill = universityNamed('McGill University');
const algonquin = universityNamed('Algonquin College');
const SCHOOLS = [ohioState, stanford, toronto, mcgill, algonquin];
const WHO = ['home=US-OH&income=0-30', 'home=US-TX&income=110+', 'home=CA-ON', 'home=CA-QC', 'residence=other'];

async function read<Contract extends z.ZodMiniType>(contract: Contract, address: string): Promise<z.infer<Contract>> {
  const world = await warmTestApp();
  const response = await world.ask(address);
  expect(response.status, address).toBe(200);
  return contract.parse(await response.json());
}
const search = (query: string) => read(searchResponse, `/api/universities/search?${query}`);
const textOf = async (address: string) => (await (await warmTestApp()).ask(address)).text();

describe('GET /api/universities/prices and all other answers: one price', () => {
  it('is in the words of the language that was asked for', async () => {
    const who = 'home=CA-ON&lang=fr';
    const { prices } = await read(pricesResponse, `/api/universities/prices?ids=${toronto.id}&${who}`);
    const { yourPrice } = await read(universityRecord, `/api/universities/by-slug/x-${toronto.id}?${who}`);
    expect(prices[0]?.yourPrice).toEqual(yourPrice);
    expect(yourPrice?.parts.map(({ of, label }) => [of, label])).toEqual([
      ['domestic-tuition', 'Droits de scolarité et frais pour les Canadiens'],
      ['rent', 'Loyer d’un petit appartement pendant huit mois'],
    ]);
  });

  it.each(WHO)('%s', async (who) => {
    const ids = SCHOOLS.map(({ id }) => id);
    const records = await read(z.array(universityRecord), `/api/universities/compare?ids=${ids.slice(0, 4)}&${who}`);
    const { prices } = await read(pricesResponse, `/api/universities/prices?ids=${ids}&${who}`);
    const { universities: cards } = await search(`limit=500&kind=bachelors,two-year,mostly-associate&${who}`);
    const { universities: like } = await read(
      similarResponse,
      `/api/universities/search?similarTo=${stanford.id}&limit=50&${who}`,
    );
    const file = await textOf(`/api/universities/export.csv?kind=bachelors,two-year,mostly-associate&${who}`);
    const rows: Record<string, string>[] = parse(file, { columns: true, bom: true });
    expect(prices.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b));
    for (const { id } of SCHOOLS) {
      const { yourPrice } = await read(universityRecord, `/api/universities/by-slug/x-${id}?${who}`);
      const price = yourPrice as YourPrice;
      expect(price, String(id)).toBeDefined();
      expect(prices.find((one) => one.id === id)?.yourPrice).toEqual(price);
      expect(cards.find((one) => one.id === id)?.yourPrice).toEqual(price);
      for (const column of records.filter((one) => one.id === id)) expect(column.yourPrice).toEqual(price);
      for (const card of like.filter((one) => one.id === id)) expect(card.yourPrice).toEqual(price);
      const row = rows.find((one) => one.ID === String(id)) as Record<string, string>;
      expect(row['Your price (per year)']).toBe(price.amount === null ? '' : String(price.amount));
      expect(row['Your price (US dollars per year)']).toBe(price.amountUsd === null ? '' : String(price.amountUsd));
      expect(row['Why there is no price']).toBe(price.missing?.text ?? '');
      for (const { amount, source } of price.parts) {
        expect(row['What your price is made up of']).toContain(`${amount} (${source}`);
      }
    }
  });

  it('is what is published of such families at home', async () => {
    const { yourPrice } = await read(universityRecord, `/api/universities/by-slug/x-${ohioState.id}?${WHO[0]}`);
    expect(yourPrice).toMatchObject({ amount: ohioState.netPriceByIncome?.[0], estimate: false, currency: 'USD' });
  });
});

describe('without anybody who asks', () => {
  const withoutPrice = <Card extends { yourPrice?: unknown }>({ yourPrice: _, ...rest }: Card) => rest;

  it('everything else is as it was', async () => {
    const plain = await search('limit=50&sortBy=tuition');
    const mine = await search('limit=50&sortBy=tuition&home=US-OH&income=0-30');
    expect(plain.universities.every((card) => !('yourPrice' in card))).toBe(true);
    expect(mine.universities.map(withoutPrice)).toEqual(plain.universities);
    const address = `/api/universities/by-slug/x-${ohioState.id}`;
    const [record, ownRecord] = [
      await read(universityRecord, address),
      await read(universityRecord, `${address}?home=US-OH`),
    ];
    expect('yourPrice' in record).toBe(false);
    expect(withoutPrice(ownRecord)).toEqual(record);
    expect(await textOf('/api/universities/export.csv')).not.toContain('Your price');
  });

  it('an income alone names the band of net price and no more', async () => {
    const { universities } = await search('income=0-30&netPriceMax=5000');
    expect(universities.length).toBeGreaterThan(0);
    expect(universities.every((card) => !('yourPrice' in card))).toBe(true);
    expect(await textOf(`/api/universities/by-slug/x-${ohioState.id}?income=0-30`)).toBe(
      await textOf(`/api/universities/by-slug/x-${ohioState.id}`),
    );
    expect((await read(pricesResponse, `/api/universities/prices?ids=${ohioState.id}&income=0-30`)).prices).toEqual([]);
  });

  it('there is no order by a price and no bound', async () => {
    const plain = await textOf('/api/universities/search?limit=50');
    for (const query of ['sortBy=yourPrice', 'yourPriceMax=1', 'yourPriceMin=999999']) {
      expect(await textOf(`/api/universities/search?limit=50&${query}`)).toBe(plain);
    }
    expect((await search('facets=1')).facets?.yourPrice).toEqual({});
  });
});

describe('a list by one’s own price', () => {
  const usd = ({ yourPrice }: { yourPrice?: YourPrice | undefined }) => yourPrice?.amountUsd ?? null;

  it('goes up unless told, those without a price last both ways', async () => {
    const up = await search('limit=500&home=US-OH&income=0-30&sortBy=yourPrice');
    const down = await search('limit=500&home=US-OH&income=0-30&sortBy=yourPrice&sortOrder=desc');
    const known = up.universities.map(usd).filter((amount) => amount !== null);
    expect(known.length).toBeGreaterThan(15);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(up.universities.slice(0, known.length).map(usd)).toEqual(known);
    expect(up.withoutValue).toBe(up.total - known.length);
    expect(down.universities.slice(0, known.length).map(usd)).toEqual(known.toReversed());
    expect(
      down.universities
        .slice(known.length)
        .map(usd)
        .every((amount) => amount === null),
    ).toBe(true);
  });

  it('is narrowed in US dollars, also in Canada, on the map too', async () => {
    const who = 'home=CA-ON';
    const all = (await search(`limit=500&${who}`)).universities;
    const expected = all.filter((card) => (usd(card) ?? Number.NaN) >= 10_000 && (usd(card) ?? Number.NaN) <= 60_000);
    const found = await search(`limit=500&${who}&yourPriceMin=10000&yourPriceMax=60000&facets=1`);
    expect(found.universities.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(expected.some(({ id }) => id === toronto.id)).toBe(true);
    const points = JSON.parse(await textOf(`/api/universities/points?${who}&yourPriceMin=10000&yourPriceMax=60000`));
    expect(points.total).toBe(expected.length);
    const counts = (await search(`${who}&facets=1`)).facets?.yourPrice ?? {};
    const inBucket = all.filter((card) => (usd(card) ?? Number.NaN) >= 10_000 && (usd(card) ?? Number.NaN) <= 19_999);
    expect(counts['10-20']).toBe(inBucket.length);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(
      all.filter((card) => usd(card) !== null).length,
    );
  });

  it('says how many there would be at any price', async () => {
    const { total, loosen } = await search('home=US-OH&income=110%2B&state=OH&yourPriceMax=100');
    expect(total).toBe(0);
    expect(loosen).toContainEqual({ parameter: 'yourPriceMax', total: (await search('state=OH')).total });
  });
});

describe('what is no situation', () => {
  const record = `/api/universities/by-slug/x-${ohioState.id}`;
  it.each([
    ['home=OH', 'home'],
    ['home=US-XX', 'home'],
    ['home=US-QC', 'home'],
    ['home=CA-OH', 'home'],
    ['home=43210', 'home'],
    ['home=US-OH,US-TX', 'home'],
    ['home=US-OH&home=US-TX', 'home'],
    ['home=__proto__', 'home'],
    ['home=US-OH%00', 'home'],
    ['residence=citizen', 'residence'],
    ['residence=us&residence=ca', 'residence'],
    ['residence=constructor', 'residence'],
    ['income=25000', 'income'],
    ['income=0-30,30-48', 'income'],
    ['home=US-OH&income=110%2B%2B', 'income'],
  ])('%s is refused everywhere', async (query, parameter) => {
    const world = await warmTestApp();
    for (const address of [
      '/api/universities/search?',
      '/api/universities/points?',
      '/api/universities/export.csv?',
      `${record}?`,
      `/api/universities/compare?ids=${ohioState.id}&`,
      `/api/universities/prices?ids=${ohioState.id}&`,
    ]) {
      const response = await world.ask(`${address}${query}`);
      expect(response.status, address).toBe(400);
      expect(await response.text(), address).toContain(`${parameter} must be`);
    }
  });

  it.each([
    ['yourPriceMin=-1', 'yourPriceMin'],
    ['yourPriceMax=1e3', 'yourPriceMax'],
    ['sortBy=price', 'sortBy'],
  ])('%s is refused in lists', async (query, parameter) => {
    const world = await warmTestApp();
    const response = await world.ask(`/api/universities/search?home=US-OH&${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(parameter);
  });

  it.each(['', `ids=${Array.from({ length: 101 }, (_, id) => id + 1)}`, 'ids=x', 'ids=0'])(
    'prices of %.20s',
    async (query) => {
      const world = await warmTestApp();
      expect((await world.ask(`/api/universities/prices?home=US-OH&${query}`)).status).toBe(400);
    },
  );

  it('is taken in any case, with a plus that arrives as a space', async () => {
    const one = await textOf('/api/universities/search?home=US-OH&income=110%2B');
    expect(await textOf('/api/universities/search?home=us-oh&residence=US&income=110+')).toBe(one);
    expect(await textOf('/api/universities/search?home=US-OH&income=110%20')).toBe(one);
  });

  it('schools that nobody knows have no price, and say nothing', async () => {
    const { prices } = await read(
      pricesResponse,
      `/api/universities/prices?home=US-OH&ids=1,${ohioState.id},999999999`,
    );
    expect(prices.map(({ id }) => id)).toEqual([ohioState.id]);
  });
});

describe('what is said of oneself', () => {
  it('is kept by no cache of a browser or of anybody in between, as what is asked of nobody is', async () => {
    const world = await warmTestApp();
    const control = async (address: string) => {
      const { status, headers } = await world.ask(address);
      expect(status, address).toBe(200);
      return headers.get('cache-control');
    };
    const prices = `/api/universities/prices?ids=${toronto.id}`;
    expect(await control(`${prices}&home=US-OH`)).toBe('private, no-store');
    expect(await control('/api/universities/search?limit=1&home=CA-ON')).toBe('private, no-store');
    expect(await control('/api/universities/export.csv?nearPlace=Columbus,+OH&home=US-OH&income=0-30')).toBe(
      'private, no-store',
    );
    const directions = `/api/universities/by-slug/x-${toronto.id}/directions`;
    expect(await control(`${directions}?nearPlace=H2X`)).toBe('private, no-store');
    expect(await control('/api/universities/search?limit=1')).toMatch(/^public/);
    // A town of the search is what the page is about, and says nothing of who looks at it.
    expect(await control('/api/universities/search?nearPlace=Columbus,+OH&limit=1')).toMatch(/^public/);
  });

  it('stands in no log', async () => {
    const world = await warmTestApp();
    const who = 'home=US-WY&residence=us&income=75-110';
    await world.ask(`/api/universities/search?${who}&sortBy=yourPrice&yourPriceMax=31337`);
    await world.ask(`/api/universities/by-slug/x-${ohioState.id}?${who}`);
    await world.ask(`/api/universities/prices?ids=${ohioState.id}&${who}`);
    await world.ask(`/api/universities/search?${who}&home=nowhere`);
    world.database.failing = new Error('D1_ERROR: internal error');
    await world.ask(`/api/universities/compare?ids=${ohioState.id},${stanford.id}&${who}`);
    await world.settle();
    expect(world.requests.length).toBeGreaterThanOrEqual(5);
    const everything = JSON.stringify([world.requests, world.log]);
    for (const secret of ['US-WY', 'us-wy', '75-110', '31337', 'nowhere']) expect(everything).not.toContain(secret);
  });

  it('makes a page of its own, which is not kept for others', async () => {
    const { keepable, address } = pageAddress(
      'search',
      new URL('https://a.example/search?ref=x&income=0-30&home=US-OH'),
    );
    expect([keepable, address]).toEqual([false, '/search?home=US-OH&income=0-30']);
    const school = pageAddress('university', new URL('https://a.example/university/x-1?home=US-OH'));
    expect([school.keepable, school.address]).toEqual([true, '/university/x-1']);
    const world = await warmTestApp({ assets: SITE_ASSETS });
    const stored = [...world.cache.entries.keys()];
    for (const page of ['/search?home=US-OH&income=0-30', '/search?country=US&residence=other']) {
      // What is asked for twice would be kept.
      for (const _ of [1, 2]) {
        const response = await world.ask(page);
        expect([response.status, response.headers.get('x-cache')], page).toEqual([200, 'BYPASS']);
        expect(await response.text(), page).toContain('yourPrice');
        await world.settle();
      }
    }
    expect([...world.deps.isolate.pages.answers.answers.keys()]).toEqual([]);
    expect([...world.cache.entries.keys()]).toEqual(stored);
  });
});
