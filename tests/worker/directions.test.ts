import { beforeAll, describe, expect, it } from 'vitest';
import { directionsResponse } from '#schema/api/directions.ts';
import { similarResponse } from '#schema/api/search.ts';
import { DIRECTIONS } from '#schema/domain/peers/directions.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const harvard = universityNamed('Harvard University');
const yale = universityNamed('Yale University');
const mcgill = universityNamed('McGill University');
const byId = new Map(SMALL.universities.map((university) => [university.id, university]));
const addressOf = ({ id, name }: { id: number; name: string }, query = '') =>
  `/api/universities/by-slug/${slugOf(name, id)}/directions${query}`;

async function ask(address: string) {
  const world = await warmTestApp();
  const response = await world.ask(address);
  expect(response.status, address).toBe(200);
  return { world, directions: directionsResponse.parse(await response.json()).directions };
}

describe('GET /api/universities/by-slug/:slug/directions', () => {
  it('names schools of its kind with two reasons, none twice, by published figures while nobody says who asks', async () => {
    const { directions } = await ask(addressOf(harvard));
    expect(Object.keys(directions)).toEqual([...DIRECTIONS]);
    expect(directions.closer).toEqual({ basis: 'miles', gap: 'no-home', universities: [] });
    expect(directions.cheaper.basis).toBe('net-price');
    expect(directions.border.universities.map(({ country }) => country)).toContain('CA');
    for (const { gap, universities } of Object.values(directions)) {
      expect(gap === null).toBe(universities.length > 0);
      const reasons = universities.flatMap((one) => one.reasons);
      expect(new Set(reasons).size).toBe(reasons.length);
      for (const one of universities) {
        expect(one.id).not.toBe(harvard.id);
        expect(one).not.toHaveProperty('yourPrice');
      }
    }
  });

  it('goes by the price of whoever asks, and by where they live', async () => {
    const { directions } = await ask(addressOf(harvard, '?home=CA-QC&nearPlace=H2X'));
    expect(directions.cheaper.basis).toBe('your-price');
    expect(directions.closer.basis).toBe('miles');
    for (const one of directions.cheaper.universities) {
      expect(one.yourPrice?.amountUsd).not.toBeNull();
      expect(one.reasons[0]).toMatch(/^US\$[\d,]+ per year less for you: about US\$[\d,]+ vs\. US\$[\d,]+ here$/);
    }
    for (const { reasons } of directions.closer.universities) {
      expect(reasons[0]).toMatch(/^About [\d,]+ miles from your home vs\. [\d,]+ for this school$/);
    }
    const byState = await ask(addressOf(harvard, '?home=CA-QC'));
    expect(byState.directions.closer.basis).toBe('state');
    for (const { state } of byState.directions.closer.universities) expect(state).toBe('QC');
    expect((await ask(addressOf(mcgill, '?home=CA-QC'))).directions.closer.gap).toBe('home-state');
  });

  it('takes a place that nobody knows as one that was not said', async () => {
    const { directions } = await ask(addressOf(harvard, '?nearPlace=zzzz%00%F0%9F%98%80'));
    expect(directions.closer.gap).toBe('no-home');
  });

  it('is two round trips and a row for each card, and the same answer for equal questions', async () => {
    const { world, directions } = await ask(addressOf(harvard));
    const shown = new Set(Object.values(directions).flatMap(({ universities }) => universities.map(({ id }) => id)));
    expect(world.database.trips).toBe(2);
    expect(world.database.rowsRead).toBeLessThanOrEqual(shown.size + 7);
    const other = await ask(addressOf(harvard, '?income=0-30'));
    expect(other.directions).toEqual(directions);
  });

  it('says what is wrong with a question', async () => {
    const world = await warmTestApp();
    expect((await world.ask('/api/universities/by-slug/nobody-1/directions')).status).toBe(404);
    expect((await world.ask('/api/universities/by-slug/nobody/directions')).status).toBe(404);
    expect((await world.ask(addressOf(harvard, '?home=XX-QC'))).status).toBe(400);
    expect((await world.ask(addressOf(harvard, `?nearPlace=${'x'.repeat(300)}`))).status).toBe(400);
    expect((await world.ask(addressOf(harvard, '?direction=cheaper'))).status).toBe(400);
  });
});

describe('the schools most like one', () => {
  it('have a trade-off that is true, by the price of whoever asks where somebody does', async () => {
    const world = await warmTestApp();
    const read = async (who: string) =>
      similarResponse.parse(
        await (await world.ask(`/api/universities/search?similarTo=${yale.id}&limit=10${who}`)).json(),
      ).universities;
    const cards = await read('');
    expect(cards.some(({ tradeOff }) => tradeOff !== null)).toBe(true);
    for (const { id, tradeOff } of cards) {
      const there = byId.get(id);
      const [, a, b] = /^Lower graduation rate: ([\d.]+)% vs\. ([\d.]+)% here$/.exec(tradeOff ?? '') ?? [];
      if (a && b) expect(there?.graduationRate).toBeLessThan(yale.graduationRate ?? 0);
      if (tradeOff?.startsWith('Costs more')) expect(there?.netPrice).toBeGreaterThan(yale.netPrice ?? 1e9);
    }
    for (const { tradeOff } of await read('&home=US-OH&income=110%2B')) expect(tradeOff ?? '').not.toMatch(/after aid/);
  });
});
