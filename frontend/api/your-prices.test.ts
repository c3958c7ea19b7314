import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { COPIES_PREFIX } from '#frontend/service-worker/protocol.ts';
import { NOTHING_SAID } from '#schema/domain/situation/personal-situation.ts';
import { askedOf, forgetAsked } from './your-prices.ts';

test('a question says where home is, residence and income, and nothing else of somebody', () => {
  const said = { ...NOTHING_SAID, home: 'US-OH' as const, income: '110+' as const, postalCode: '43210', sat: 1_200 };
  expect(askedOf(said)).toBe('home=US-OH&income=110%2B');
});

test('a residence that goes without saying makes no question of its own', () => {
  expect(askedOf({ ...NOTHING_SAID, home: 'US-OH', residence: 'us' })).toBe('home=US-OH');
  expect(askedOf({ ...NOTHING_SAID, home: 'US-OH', residence: 'ca' })).toBe('home=US-OH&residence=ca');
});

test('nobody is asked for without a home and a residence', () => {
  expect(askedOf(null)).toBeNull();
  expect(askedOf({ ...NOTHING_SAID, income: '0-30' })).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

test('forgetting takes every copy of a question that says something of somebody, and no other', async () => {
  const at = (query: string) => `https://site.example/api/universities/${query}`;
  const kept = new Set([
    at('prices?ids=1&home=US-OH'),
    at('prices?ids=1&residence=other'),
    at('by-slug/x-1/directions?nearPlace=94300'),
    at('search?q=ohio'),
  ]);
  const cache = {
    keys: async () => [...kept].map((url) => ({ url })),
    delete: async (url: string) => kept.delete(url),
  };
  const caches = { keys: async () => [`${COPIES_PREFIX}1`], open: async () => cache };
  vi.stubGlobal('window', { caches });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  await forgetAsked(new QueryClient());
  expect([...kept]).toEqual([at('search?q=ohio')]);
});
