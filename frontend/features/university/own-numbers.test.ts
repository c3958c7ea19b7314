import { describe, expect, it } from 'vitest';
import { groupOf } from './own-numbers.ts';

const said = { starting: null, attendance: null, income: null } as const;

describe('whom somebody is like', () => {
  it.each([
    [{ ...said, starting: 'transfer', attendance: 'part-time', income: '0-30' } as const, 'transfer'],
    [{ ...said, starting: 'first-year', attendance: 'part-time', income: '0-30' } as const, 'part-time'],
    [{ ...said, attendance: 'full-time', income: '0-30' } as const, 'pell'],
    [{ ...said, income: '110+' } as const, null],
    [said, null],
    [null, null],
  ])('of %o is %s', (situation, group) => {
    expect(groupOf(situation)).toBe(group);
  });
});
