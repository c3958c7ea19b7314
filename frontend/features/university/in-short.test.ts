import { describe, expect, test } from 'vitest';
import { aRecord } from '#tests/fixtures/university-record.ts';
import { inShort } from './brief.ts';
import { costColumns } from './cost-model.ts';
import {
  aidInShort,
  enrolmentInShort,
  fourYearsInShort,
  incomesInShort,
  livingInShort,
  safetyRate,
  sharesInShort,
  yearsInShort,
} from './in-short.ts';

describe('what a folded part comes to', () => {
  test('leaves out what is not known, and is nothing where nothing is', () => {
    expect(inShort(['Grant', '$5,000'], ['Share', null])).toEqual(['Grant: $5,000']);
    expect(inShort(['Grant', null])).toBeNull();
    expect(aidInShort(aRecord(1, { averageAidAmount: null, percentReceivingAid: 59 }))).toEqual([
      'Students with grant aid: 59%',
    ]);
    expect(livingInShort(aRecord(1, { rent: null }))).toBeNull();
  });

  test('calls four years an estimate', () => {
    const university = aRecord(1);
    expect(fourYearsInShort(university, costColumns(university))).toEqual([
      'Estimate',
      expect.stringMatching(/\$\d/),
      expect.stringMatching(/\$\d/),
      'before aid, with prices rising 5% a year',
    ]);
  });

  test('says the price of the lowest and of the highest incomes that have one', () => {
    const university = aRecord(1);
    expect(incomesInShort(university, [0, 1, 2, 3, 40_000])).toEqual([
      '$0–$30,000: No cost after aid',
      'Over $110,000: $40,000',
    ]);
    expect(incomesInShort(university, [null, 100, null, null, null])).toEqual(['$30,001–$48,000: $100']);
    expect(incomesInShort(university, [null, null, null, null, null])).toBeNull();
  });

  test('says the first year and the newest', () => {
    expect(
      enrolmentInShort([
        [2009, 100],
        [2010, 5],
        [2023, 1_200],
      ]),
    ).toEqual(['2009: 100', '2023: 1,200']);
    expect(enrolmentInShort([[2009, 100]])).toEqual(['2009: 100']);
  });

  test('names three groups at most', () => {
    const shares = ['a', 'b', 'c', 'd'].map((name) => ({ group: name, name, share: 25 }));
    expect(sharesInShort(shares)).toEqual(['a: 25%', 'b: 25%', 'c: 25%']);
  });

  test('leaves out who is not there, and says where all are men or women', () => {
    const shares = (women: number) => [
      { group: 'women', name: 'Women', share: women },
      { group: 'partTime', name: 'Part-time', share: 0 },
      { group: 'adults', name: '25 or older', share: 12.5 },
    ];
    expect(sharesInShort(shares(0))).toEqual(['All men', '25 or older: 12.5%']);
    expect(sharesInShort(shares(100))).toEqual(['All women', '25 or older: 12.5%']);
    expect(sharesInShort(shares(60))).toEqual(['Women: 60%', '25 or older: 12.5%']);
    expect(sharesInShort([{ group: 'hispanic', name: 'Hispanic', share: 0 }])).toBeNull();
    const rates = { fourYears: 0, sixYears: 64, eightYears: 65.5, cohort: null };
    const record = aRecord(1, { graduationRates: rates as never });
    expect(yearsInShort(record)?.slice(0, 2)).toEqual(['Six years: 64%', 'Eight years: 65.5%']);
  });

  test('gives a small rate its decimal', () => {
    expect([safetyRate(4.46), safetyRate(12.6)]).toEqual(['4.5 per year', '13 per year']);
  });
});
