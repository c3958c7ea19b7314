import { describe, expect, it, test } from 'vitest';
import { checkEarnings, type EarningsLines, resultOf } from './earnings-check.ts';

const LINES: EarningsLines = { state: 40_000, nation: 36_000, fields: { 51: 61_854 } };
const check = (earningsFourYears: number | null, level = 'bachelor', lines: EarningsLines | null = LINES) =>
  checkEarnings({ cip: '51.38', level: level as 'bachelor', earningsFourYears }, lines);

describe('undergraduate programs stand between what high school pays in the state and in the nation', () => {
  test.each([
    [43_600, 'above', false],
    [43_599, 'above', true],
    [40_000, 'above', true],
    [39_999, 'between', true],
    [36_000, 'between', true],
    [35_999, 'below', true],
    [32_760, 'below', false],
    [12_000, 'below', false],
  ] as const)('%i is %s, close: %s', (pay, side, close) => {
    for (const level of ['certificate', 'associate', 'bachelor']) {
      expect(check(pay, level)).toEqual({ against: 'high-school', side, close });
    }
  });

  it('is between and not close where the lines are far apart', () => {
    const far = { ...LINES, state: 16_495 };
    expect(check(25_000, 'bachelor', far)).toEqual({ against: 'high-school', side: 'between', close: false });
  });
});

describe('graduate programs', () => {
  it('are above the line of their field, or not known: never below, and never against high school', () => {
    expect(check(61_854, 'master')).toEqual({ against: 'bachelors', side: 'above', close: true });
    expect(check(90_000, 'doctorate')).toEqual({ against: 'bachelors', side: 'above', close: false });
    expect(check(61_853, 'master')).toBeNull();
    expect(check(90_000, 'master', { ...LINES, fields: {} })).toBeNull();
  });

  it('and certificates after a bachelor’s degree, some of which are for undergraduates, have none', () => {
    expect(check(200_000, 'postbaccalaureate')).toBeNull();
    expect(check(10_000, 'postbaccalaureate')).toBeNull();
  });
});

it('nothing is known without pay or without lines', () => {
  expect(check(null)).toBeNull();
  expect(check(50_000, 'bachelor', null)).toBeNull();
});

test('lists go by closeness first', () => {
  expect(resultOf({ against: 'high-school', side: 'below', close: true })).toBe('close');
  expect(resultOf({ against: 'high-school', side: 'below', close: false })).toBe('below');
  expect(resultOf({ against: 'bachelors', side: 'above', close: false })).toBe('above');
});
