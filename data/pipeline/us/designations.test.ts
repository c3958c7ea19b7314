import { describe, expect, it } from 'vitest';
import { DESIGNATION_VINTAGES } from './designations.ts';
import type { UsRows } from './rows.ts';
import { choose } from './vintages.ts';

const designations = (flags: object, shares: object) =>
  choose(DESIGNATION_VINTAGES, {
    'scorecard-2025-01-attributes': flags,
    'scorecard-2023-24': shares,
  } as UsRows).value;

describe('a status that goes by the share of students', () => {
  it('is not taken over from another campus: Indiana University Bloomington is no Hispanic-serving institution', () => {
    expect(designations({ hispanicServing: true }, { hispanic: 8 })).toEqual([]);
  });

  it('stays where the share is near what the law asks', () => {
    expect(designations({ hispanicServing: true }, { hispanic: 24 })).toEqual(['hispanic-serving']);
  });

  it('stays where the share is not known', () => {
    expect(designations({ pbi: true }, { black: 'not-reported' })).toEqual(['pbi']);
  });

  it('adds up the two groups of an Asian American and Pacific Islander institution', () => {
    expect(designations({ aanapisi: true }, { asian: 3, pacificIslander: 4 })).toEqual(['aanapisi']);
  });
});
