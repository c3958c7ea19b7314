import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { universityRecord } from '#schema/api/university.ts';
import { loadSmallDataset, universityNamed } from './helpers/database.ts';
import { plainOf } from './helpers/page-markup.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const laval = universityNamed('Université Laval');
const harvard = universityNamed('Harvard University');

async function visit(address: string, failing?: Error) {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  if (failing) world.database.failing = failing;
  const response = await world.ask(address);
  const text = await response.text();
  const data = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(text)?.[1];
  return {
    text,
    status: response.status,
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="(.*?)"/.exec(text)?.[1],
    noindex: text.includes('<meta name="robots" content="noindex" />'),
    entries: data === undefined ? [] : JSON.parse(data).entries,
  };
}

describe('the comparison page', () => {
  it('is there without universities, under both addresses', async () => {
    const plain = { status: 200, canonical: `${ORIGIN}/compare`, entries: [] };
    expect(await visit('/compare')).toMatchObject(plain);
    expect(await visit('/compare-universities')).toMatchObject(plain);
  });

  it('brings the records of its address along, in their order, and the rate across the border', async () => {
    const { status, title, entries, noindex, canonical } = await visit(`/compare?ids=${laval.id},${harvard.id}`);
    expect([status, noindex, canonical]).toEqual([200, false, `${ORIGIN}/compare?ids=${laval.id},${harvard.id}`]);
    expect(title).toBe('Compare Université Laval and Harvard University | US &amp; Canada University Search');
    expect(entries.map(({ endpoint, query }: { endpoint: string; query: string }) => [endpoint, query])).toEqual([
      ['compareUniversities', `ids=${laval.id},${harvard.id}`],
      ['meta', ''],
    ]);
    expect(z.array(universityRecord).parse(entries[0].data)).toHaveLength(2);
  });

  it('asks for the stored schools only where its address names none', async () => {
    const script = '<script src="/stored-comparison.js"></script>';
    expect((await visit('/compare')).text).toContain(script);
    expect((await visit('/fr/comparer?tab=costs')).text).toContain(script);
    for (const named of ['/compare?ids=5', `/compare?ids=${harvard.id}`, '/'])
      expect((await visit(named)).text, named).not.toContain('stored-comparison');
  });

  it('brings no rate along within one country', async () => {
    expect((await visit(`/compare?ids=${harvard.id}`)).entries).toHaveLength(1);
  });

  it('leaves out what is no id and what no university has', async () => {
    const { entries, text } = await visit(`/compare?ids=x,${harvard.id},5,-1&tab=zz`);
    expect(entries[0].data.map(({ id }: { id: number }) => id)).toEqual([harvard.id]);
    expect(plainOf(text)).toContain('Harvard University</a>');
    expect(await visit('/compare?ids=5')).toMatchObject({ status: 200, entries: [] });
    expect(await visit('/compare?ids=%3Cscript%3E')).toMatchObject({ status: 200, entries: [] });
  });

  it('comes without records when the database fails', async () => {
    expect(await visit(`/compare?ids=${harvard.id}`, new Error('D1_ERROR: gone'))).toMatchObject({
      status: 200,
      entries: [],
    });
  });
});
