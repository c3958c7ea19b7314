import { describe, expect, test } from 'vitest';
import { preferencesResponse } from '#schema/api/preferences.ts';
import { DEFAULT_SETTINGS, type Preferences } from '#schema/domain/account/account.ts';
import { changesOf, draftOf, readDraft, toggled } from './preferences-draft.ts';
import { withParts } from './queries.ts';

const NONE = DEFAULT_SETTINGS.preferences;

describe('a draft of preferences', () => {
  test.each<Partial<Preferences>>([
    {},
    { tuitionMin: 0, tuitionMax: 20_000 },
    { interests: ['computing'], states: ['OH', 'ON'], sizes: ['Very Large'] },
  ])('stands for what it was made of: %j', (part) => {
    const preferences = { ...NONE, ...part };
    expect(readDraft(draftOf(preferences))).toEqual({ preferences, faults: {} });
  });

  test('reads amounts as people type them', () => {
    const { preferences, faults } = readDraft({ ...draftOf(NONE), tuitionMin: ' $5,000 ', tuitionMax: '12 500' });
    expect([preferences.tuitionMin, preferences.tuitionMax, faults]).toEqual([5_000, 12_500, {}]);
  });

  test.each([
    ['cheap', '', { tuitionMin: 'amount' }],
    ['', '-5', { tuitionMax: 'amount' }],
    ['', '2000000', { tuitionMax: 'amount' }],
    ['9000', '8000', { tuitionMax: 'order' }],
    ['x', 'y', { tuitionMin: 'amount', tuitionMax: 'amount' }],
  ])('says what is wrong with %j to %j', (tuitionMin, tuitionMax, faults) => {
    expect(readDraft({ ...draftOf(NONE), tuitionMin, tuitionMax }).faults).toEqual(faults);
  });

  test('what is taken is what the server takes', () => {
    const { preferences } = readDraft({ ...draftOf(NONE), states: ['QC'], tuitionMax: '1,000,000' });
    const { notifications, privacy } = DEFAULT_SETTINGS;
    expect(preferencesResponse.safeParse({ preferences, notifications, privacy, situation: null }).success).toBe(true);
  });
});

test('a value is in a list once, or not at all', () => {
  expect(toggled(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
});

test('a part that is left out stays as it is', () => {
  const { dashboard: _, ...settings } = DEFAULT_SETTINGS;
  expect(withParts(settings, { privacy: { keepHistory: false, countTogether: true } })).toEqual({
    ...settings,
    privacy: { keepHistory: false, countTogether: true },
  });
});

test('only what differs is sent, and both bounds of the tuition together', () => {
  const before = { a: 1, b: ['x'], min: 1, max: 2 };
  expect(changesOf(before, { ...before })).toEqual({});
  expect(changesOf(before, { ...before, b: ['x', 'y'] }, ['min', 'max'])).toEqual({ b: ['x', 'y'] });
  expect(changesOf(before, { ...before, max: 3 }, ['min', 'max'])).toEqual({ min: 1, max: 3 });
});

test('a choice that is left out stays as it is', () => {
  const { dashboard: _, ...settings } = DEFAULT_SETTINGS;
  expect(withParts(settings, { privacy: { countTogether: false } }).privacy).toEqual({
    keepHistory: true,
    countTogether: false,
  });
});
