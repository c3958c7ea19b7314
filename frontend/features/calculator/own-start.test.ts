import { expect, test } from 'vitest';
import { NOTHING_SAID, type PersonalSituation } from '#schema/domain/situation/personal-situation.ts';
import { ownStart } from './own-start.ts';

const said = (part: Partial<PersonalSituation>): PersonalSituation => ({ ...NOTHING_SAID, ...part });
const publicIn = (state: string) => ({ country: 'US' as const, state, type: 'public' });

test('home decides which price of a public school is meant', () => {
  const ohio = said({ home: 'US-OH', living: 'with-family' });
  expect(ownStart(ohio, publicIn('OH'))).toEqual({ universityType: 'public-in-state', housingOption: 'home' });
  expect(ownStart(ohio, publicIn('MI'))).toMatchObject({ universityType: 'public-out-state' });
  expect(ownStart(ohio, null)).toMatchObject({ universityType: 'public-in-state' });
  expect(ownStart(said({ home: 'US-OH', residence: 'other' }), publicIn('OH'))).toMatchObject({
    universityType: 'public-out-state',
  });
});

test('in Canada residence decides, not the address', () => {
  const waterloo = { country: 'CA' as const, state: 'ON', type: 'public' };
  expect(ownStart(said({ home: 'CA-ON' }), waterloo)).toEqual({ universityType: 'canadian', feeStatus: 'inState' });
  expect(ownStart(said({ home: 'US-TX' }), waterloo)).toMatchObject({ feeStatus: 'outOfState' });
});

test('what does not follow is left as it is', () => {
  expect(ownStart(said({ income: '0-30' }), publicIn('OH'))).toEqual({});
  expect(ownStart(said({ residence: 'us' }), publicIn('OH'))).toEqual({});
  expect(ownStart(said({ home: 'US-OH' }), { country: 'US', state: 'OH', type: 'private' })).toEqual({});
});
