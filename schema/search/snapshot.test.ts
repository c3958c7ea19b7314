import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aUniversity, FAMILIAR, snapshotOf } from '#tests/search/made-up-universities.ts';
import { unpackText } from './sections.ts';
import { buildSnapshot, NO_CODE, NO_NUMBER, NO_ORIGIN, openSnapshot, originOf } from './snapshot.ts';

describe('a snapshot', () => {
  it('is the same to the byte for the same catalogue in any order', () => {
    const build = (universities: typeof FAMILIAR.universities, aliases: typeof FAMILIAR.aliases) =>
      buildSnapshot({ version: 'v', usdPerCad: 0.7, universities, aliases });
    const bytes = build(FAMILIAR.universities, FAMILIAR.aliases);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(FAMILIAR.universities, { minLength: FAMILIAR.universities.length }),
        fc.shuffledSubarray(FAMILIAR.aliases, { minLength: FAMILIAR.aliases.length }),
        (universities, aliases) => {
          expect(build(universities, aliases)).toEqual(bytes);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('carries the version of its dataset', () => {
    const bytes = buildSnapshot({ version: 'abc-123', usdPerCad: 1, universities: [], aliases: [] });
    expect(openSnapshot(bytes)).toMatchObject({ version: 'abc-123', size: 0 });
  });

  it('holds money in US dollars, rates in tenths and blanks as no number', () => {
    const snapshot = snapshotOf([
      aUniversity(1, { name: 'A', country: 'CA', tuition: 10_001, netPrice: 1_000, acceptanceRate: 12.3 }),
      aUniversity(2, { name: 'B', tuition: 10_001, type: 'private' }),
    ]);
    expect([...snapshot.tuition]).toEqual([7_501, 10_001]);
    expect([...snapshot.netPrice]).toEqual([750, NO_NUMBER]);
    expect([...snapshot.acceptanceRate]).toEqual([123, NO_NUMBER]);
    expect([...snapshot.type]).toEqual([NO_CODE, 1]);
  });

  it('holds prices in their own currency, each with where it comes from', () => {
    const provenance = {
      a: { source: 'Scorecard', variable: 'X', year: '2024-25' },
      b: { source: 'A page', variable: 'Y', year: '2023', estimate: true },
    };
    const universities = [
      aUniversity(1, { name: 'A', country: 'CA', tuition: 10_001, facts: { tuition: 'b' }, campusSetting: 'Rural' }),
      aUniversity(2, { name: 'B', tuition: 0, roomAndBoard: 9_000, facts: { tuition: 'a', roomAndBoard: 'a' } }),
      aUniversity(3, { name: 'C', facts: { tuition: 'a' } }),
    ];
    const snapshot = openSnapshot(
      buildSnapshot({ version: 'v', usdPerCad: 0.5, universities, aliases: [], provenance }),
    );
    const originAt = (code: number | undefined) =>
      code === NO_ORIGIN ? null : originOf(unpackText(snapshot.originTexts, snapshot.originTextStarts, code as number));
    expect([...snapshot.tuitionPrice]).toEqual([10_001, 0, NO_NUMBER]);
    expect([...snapshot.roomAndBoardPrice]).toEqual([NO_NUMBER, 9_000, NO_NUMBER]);
    expect([...snapshot.tuitionOrigin].map(originAt)).toEqual([
      { source: 'A page', year: '2023', estimate: true, few: false },
      { source: 'Scorecard', year: '2024-25', estimate: false, few: false },
      null,
    ]);
    expect([...snapshot.setting]).toEqual([3, NO_CODE, NO_CODE]);
  });

  it('holds rows in the order of names, equal names by id', () => {
    const snapshot = snapshotOf([
      aUniversity(9, { name: 'The Beta College' }),
      aUniversity(3, { name: 'beta college' }),
      aUniversity(5, { name: 'Àlpha' }),
    ]);
    expect([...snapshot.id]).toEqual([5, 3, 9]);
    expect([...snapshot.nameRank]).toEqual([0, 1, 1]);
  });
});
