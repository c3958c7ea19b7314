import { expect, test } from 'vitest';
import { situationLine } from '#frontend/content/situation-line.ts';
import { NOTHING_SAID } from '#schema/domain/situation/personal-situation.ts';
import { draftOf, homeNameOf, situationOfDraft, withPostalCode, wrongFields } from './draft.ts';

const SAID = { ...NOTHING_SAID, home: 'CA-ON' as const, income: '75-110' as const, sat: 1_400, subjects: ['history'] };

test('what is said shows in the fields and comes back from them', () => {
  expect(situationOfDraft(draftOf(SAID))).toEqual(SAID);
});

test('empty fields say nothing', () => {
  expect(wrongFields(draftOf(null)).size).toBe(0);
  expect(situationOfDraft(draftOf(null))).toBeNull();
});

test('a text that is no score and no code is told at its field', () => {
  const draft = { ...draftOf(null), sat: '1601', act: '2o', average: '-1', postalCode: '1' };
  expect([...wrongFields(draft)].sort()).toEqual(['act', 'average', 'postalCode', 'sat']);
});

test('a situation in one line names home and income', () => {
  expect(situationLine(SAID)).toBe('Ontario · $75,001–$110,000');
  expect(situationLine({ ...NOTHING_SAID, residence: 'other' })).toBe('Neither');
});

test('a whole ZIP or postal code says where home is; half of one, or one of no state, changes nothing', () => {
  const ohio = withPostalCode(draftOf(null), '45701');
  expect(homeNameOf(ohio)).toBe('Ohio');
  expect(homeNameOf(withPostalCode(ohio, '4570'))).toBe('Ohio');
  expect(homeNameOf(withPostalCode(ohio, 'm5v2t6'))).toBe('Ontario');
  expect(homeNameOf(withPostalCode(draftOf(null), '09012'))).toBeNull();
});
