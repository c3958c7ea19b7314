import { expect, it } from 'vitest';
import { payingMoreNearby } from './paying-more.ts';

const close = { against: 'high-school', side: 'above', close: true } as const;
const program = { cip: '51.38', level: 'bachelor', check: close } as const;
const erie = { city: 'Erie', state: 'PA' };

it('leads from what is not clearly above the lines to the same major around the school', () => {
  const to = payingMoreNearby(program, erie);
  for (const part of ['subject=51.38', 'degree=bachelors', 'nearPlace=Erie%2C+PA', 'check=above'])
    expect(to).toContain(part);
  expect(payingMoreNearby({ ...program, check: { ...close, side: 'below', close: false } }, erie)).toBe(to);
});

it('leads nowhere from what is clearly above or not known, from graduate programs, and without a town', () => {
  expect(payingMoreNearby({ ...program, check: { ...close, close: false } }, erie)).toBeNull();
  expect(payingMoreNearby({ cip: '51.38', level: 'bachelor' }, erie)).toBeNull();
  expect(payingMoreNearby({ ...program, level: 'master' }, erie)).toBeNull();
  expect(payingMoreNearby(program, { city: null, state: 'PA' })).toBeNull();
});
