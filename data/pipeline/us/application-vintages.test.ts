import { describe, expect, it } from 'vitest';
import {
  ADMISSION_FACTOR_VINTAGES,
  APPLICATION_FEE,
  DEADLINES,
  EARLY_DECISION,
  TEST_POLICY,
  WAITLIST,
} from './application-vintages.ts';
import { rows } from './made-up-rows.ts';
import { choose } from './vintages.ts';

const noDates = {
  earlyDecision: null,
  earlyDecision2: null,
  earlyAction: null,
  earlyAction2: null,
  restrictiveEarlyAction: null,
  regular: null,
  rolling: false,
};
const noDatesBefore = {
  earlyDecisionBefore: null,
  earlyDecision2Before: null,
  earlyActionBefore: null,
  earlyAction2Before: null,
  restrictiveEarlyActionBefore: null,
  regularBefore: null,
  rollingBefore: false,
};

describe('test policy', () => {
  const cited = { policy: 'required', url: 'https://admissions.example.edu/', asOf: '2026-07-06' };
  const grid = { testCode: 'N' };
  const publics = (testPolicy: string, testBasis: string) => ({ testPolicy, testBasis });

  it('lets the page that was read win, then the newer list, then the older, then IPEDS', () => {
    const all = {
      'test-policy-2026-27': cited,
      'us-public-deadlines': publics('flexible', '2026-27 grid code F'),
      'common-app-grid': grid,
      adm2024: { tests: 3 },
    };
    const { 'test-policy-2026-27': _cited, ...uncited } = all;
    const { 'us-public-deadlines': _publics, ...unlisted } = uncited;
    expect(choose(TEST_POLICY, rows(all)).value).toEqual({ policy: 'required', cycle: '2026-27', url: cited.url });
    expect(choose(TEST_POLICY, rows(uncited)).value).toMatchObject({ policy: 'flexible', cycle: '2026-27' });
    expect(choose(TEST_POLICY, rows(unlisted)).value).toMatchObject({ policy: 'optional', cycle: '2025-26' });
    expect(choose(TEST_POLICY, rows({ adm2024: { tests: 3 } })).value).toEqual({
      policy: 'not-considered',
      cycle: 'fall 2024',
      url: null,
    });
  });

  it('takes no guess from sister campuses and no undated page for a statement', () => {
    for (const basis of ['inferred from five sister campuses in the 2026-27 grid', 'copy of a page (undated)']) {
      const choice = choose(TEST_POLICY, rows({ 'us-public-deadlines': publics('required', basis) }));
      expect(choice.value).toBeNull();
    }
  });
});

describe('deadlines', () => {
  const publics = { ...noDates, entry: 'fall 2027', confidence: 'one secondary', regular: '2026-11-30' };
  const grid = { ...noDates, ...noDatesBefore, earlyDecision: '2026-11-01', regularBefore: '2026-01-05' };

  it('takes the list of public universities before the grid, and this round before the last', () => {
    expect(choose(DEADLINES, rows({ 'us-public-deadlines': publics, 'common-app-grid': grid })).value).toMatchObject({
      cycle: '2026-27',
      regular: '2026-11-30',
      lastKnown: false,
    });
    expect(choose(DEADLINES, rows({ 'common-app-grid': grid })).value).toMatchObject({
      cycle: '2026-27',
      earlyDecision: '2026-11-01',
      regular: null,
      asOf: '2026-08-18',
    });
  });

  it('says that an earlier round is the last one known', () => {
    const before = { ...grid, earlyDecision: null };
    expect(choose(DEADLINES, rows({ 'common-app-grid': before })).value).toMatchObject({
      cycle: '2025-26',
      regular: '2026-01-05',
      lastKnown: true,
    });
  });

  it('tells no date that is only known by heart, and none of years ago', () => {
    for (const row of [
      { ...publics, confidence: 'from knowledge' },
      { ...publics, entry: 'last known fall 2020' },
    ]) {
      expect(choose(DEADLINES, rows({ 'us-public-deadlines': row })).value).toBeNull();
    }
  });
});

describe('what else an applicant asks', () => {
  it('takes the fee of the newest list, a 0 included', () => {
    expect(choose(APPLICATION_FEE, rows({ 'common-app-grid': { fee: 0 }, ic2023: { applicationFee: 50 } })).value).toBe(
      0,
    );
  });

  it('leaves out a consideration without an answer', () => {
    const choice = choose(ADMISSION_FACTOR_VINTAGES, rows({ adm2024: { gpa: 1, essay: 5, legacy: 3, tests: -2 } }));
    expect(choice.value).toEqual({ gpa: 'required', essay: 'considered', legacy: 'not-considered' });
  });

  it('has early decision only where it adds up', () => {
    const of = (applied: number, admitted: number) =>
      choose(EARLY_DECISION, rows({ 'cds-early-decision-2024': { year: '2024-25', applied, admitted } })).value;
    expect(of(6_013, 1_042)).toEqual({ applied: 6_013, admitted: 1_042, year: '2024-25' });
    expect(of(100, 101)).toBeNull();
  });

  it('says of which year a waiting list is', () => {
    const row = { year: '2024-25', offered: 206, accepted: 171, admitted: 41 };
    expect(choose(WAITLIST, rows({ 'cds-waitlist': row }))).toMatchObject({
      value: row,
      key: 'cds-waitlist.C2-of-2024-25',
    });
  });
});
