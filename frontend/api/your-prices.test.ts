import { expect, test } from 'vitest';
import { NOTHING_SAID } from '#schema/domain/personal-situation.ts';
import { askedOf } from './your-prices.ts';

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
