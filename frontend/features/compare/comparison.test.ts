import { describe, expect, test } from 'vitest';
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { COMPARE_TABS } from './address.ts';
import { comparisonLines, hasNoFigure, onlyCountry } from './comparison.ts';
import { comparisonRows } from './rows.ts';

const RATE = 0.73;
const A_PRICE: YourPrice = {
  amount: 9_000,
  amountUsd: 9_000,
  currency: 'USD',
  estimate: false,
  parts: [],
  missing: null,
  askFor: [],
  notes: [],
};
const ALL_ROWS = COMPARE_TABS.flatMap((tab) => comparisonRows()[tab]);

function line(key: string, universities: UniversityRecordView[], rate: number | null = RATE) {
  const found = comparisonLines(ALL_ROWS, universities, rate).find(({ row }) => row.key === key);
  if (!found) throw new Error(`No row ${key}`);
  return found;
}
const texts = (key: string, universities: UniversityRecordView[]) =>
  line(key, universities).cells.map(({ text }) => text);
const best = (key: string, universities: UniversityRecordView[], rate: number | null = RATE) =>
  line(key, universities, rate).cells.map((cell) => cell.best);

test('a row without a mark says why, and one that has nothing to rank does not', () => {
  const why = (key: string, universities: UniversityRecordView[]) => line(key, universities).unmarked;
  const two = [aRecord(1, { graduationRate: 50 }), aRecord(2, { graduationRate: 90 })];
  expect(why('acceptanceRate', two)).toBe('neither');
  expect(why('graduationRate', two)).toBeNull();
  expect(why('graduationRate', [aRecord(1), aCanadianRecord(2, { graduationRate: 70 })])).toBe('graduation');
  expect(why('graduationRate', [aRecord(1)])).toBeNull();
  const residents = [5_000, 9_000].map((tuitionInState, at) => aRecord(at + 1, { tuitionInState, state: 'OH' }));
  expect(why('tuitionInState', residents)).toBeNull();
  expect(why('tuitionInState', [...residents, aRecord(3, { tuitionInState: 7_000, state: 'MI' })])).toBe('residents');
  const asked = [90, 95].map((employmentRate, at) => aCanadianRecord(at + 1, { employmentRate, cohorts: {} }));
  expect(why('employmentRate', asked)).toBe('people');
});

describe('the rows', () => {
  test('have keys of their own', () => {
    expect(new Set(ALL_ROWS.map(({ key }) => key)).size).toBe(ALL_ROWS.length);
  });

  test('show N/A where a value is missing, whatever the row', () => {
    const empty = aRecord(1, {
      city: null,
      type: null,
      yearFounded: null,
      studentPopulation: null,
      sizeCategory: null,
      satRange: null,
      housingOptions: null,
      tuition: null,
      tuitionInState: null,
      netPriceByIncome: null,
      missing: { designations: 'not-applicable', tuition: 'not-reported' },
    });
    for (const key of [
      'type',
      'yearFounded',
      'studentPopulation',
      'size',
      'satRange',
      'housingOptions',
      'designations',
      'tuition',
      'yearOutOfState',
      'netPriceByIncome3',
      'largestFields',
    ]) {
      expect(texts(key, [empty]), key).toEqual(['N/A']);
    }
    expect(line('tuition', [empty]).cells[0]?.missing).toBe('not-reported');
  });

  test('count the results of the earnings check, which does not apply in Canada', () => {
    const us = aRecord(1, { earningsChecks: { above: 12, close: 2, between: 1, below: 0 } });
    expect(texts('earningsChecks', [us, aCanadianRecord(2, {})])).toEqual([
      '12 of 15 (College Scorecard, June 2026)',
      'Doesn’t apply in Canada',
    ]);
  });

  test('write each unit its own way', () => {
    const one = aRecord(1, {
      graduationRate: 70,
      percentReceivingAid: 80,
      studentFacultyRatio: 17,
      yearFounded: 1870,
    });
    expect(texts('graduationRate', [one])).toEqual(['70.0%']);
    expect(texts('percentReceivingAid', [one])).toEqual(['80.0%']);
    expect(texts('studentFacultyRatio', [one])).toEqual(['17:1']);
    expect(texts('yearFounded', [one])).toEqual(['1870']);
    expect(texts('studentPopulation', [one])).toEqual(['12,000']);
    expect(texts('tuition', [one])).toEqual(['$20,000']);
    expect(texts('satRange', [one])).toEqual(['1200–1400']);
    expect(texts('designations', [one])).toEqual(['None']);
  });

  test('that only Canada has show when a Canadian school is compared', () => {
    const keys = (universities: UniversityRecordView[]) =>
      comparisonLines(ALL_ROWS, universities, RATE).map(({ row }) => row.key);
    expect(keys([aRecord(1)])).not.toContain('language');
    expect(keys([aRecord(1), aCanadianRecord(2)])).toContain('language');
    const cells = line('language', [aRecord(1), aCanadianRecord(2, { language: 'French' })]).cells;
    expect(cells.map(({ text, instead }) => [text, instead])).toEqual([
      ['N/A', 'Published in Canada only'],
      ['French', null],
    ]);
  });
});

describe('marks', () => {
  test('stand at the better end of the row', () => {
    const two = [
      aRecord(1, { graduationRate: 70, netPrice: 9_000 }),
      aRecord(2, { graduationRate: 80, netPrice: 12_000 }),
    ];
    expect(best('graduationRate', two)).toEqual([false, true]);
    expect(line('graduationRate', two).mark).toBe('Highest');
    expect(best('netPrice', two)).toEqual([true, false]);
    expect(line('netPrice', two).mark).toBe('Lowest');
  });

  test('say when the best value is shared', () => {
    const three = [70, 80, 80].map((graduationRate, place) => aRecord(place + 1, { graduationRate }));
    expect(best('graduationRate', three)).toEqual([false, true, true]);
    expect(line('graduationRate', three).mark).toBe('Among the highest');
  });

  test('are not given where neither end is better for everyone', () => {
    const two = [aRecord(1, { acceptanceRate: 10 }), aRecord(2, { acceptanceRate: 90 })];
    expect(best('acceptanceRate', two)).toEqual([false, false]);
    expect(line('acceptanceRate', two).mark).toBeNull();
  });

  test('are not given to an estimate, and the row says so', () => {
    const fact = { source: 'S', variable: 'V', year: '2024' };
    const two = [
      aRecord(1, { roomAndBoard: 9_000, facts: { roomAndBoard: { ...fact, estimate: true } } }),
      aRecord(2, { roomAndBoard: 11_000, facts: { roomAndBoard: fact } }),
    ];
    expect(best('roomAndBoard', two)).toEqual([false, false]);
    expect(line('roomAndBoard', two).note).toContain('estimate');
    expect(line('roomAndBoard', two).cells[0]?.estimate).toBe(true);
  });
});

describe('a rate of few people', () => {
  const of = (count: number) => ({ graduationRate: { count, of: 'students', year: '2018 cohort' } });
  const records = [
    aRecord(1, { graduationRate: 100, cohorts: of(1) }),
    aRecord(2, { graduationRate: 90, cohorts: of(2_000) }),
    aRecord(3, { graduationRate: 80, cohorts: of(30) }),
    aRecord(4, { graduationRate: 99, cohorts: {} }),
  ];

  test('says of how many it is', () => {
    expect(texts('graduationRate', records)).toEqual(['100.0% (of 1)', '90.0%', '80.0%', '99.0%']);
  });

  test('is never called the highest, nor is one of nobody knows how many', () => {
    expect(best('graduationRate', records)).toEqual([false, true, false, false]);
  });
});

describe('the cost of a year', () => {
  test('adds up what the school published', () => {
    expect(texts('yearOutOfState', [aRecord(1)])).toEqual(['$34,000']);
    expect(line('yearOutOfState', [aRecord(1)]).cells[0]?.estimate).toBe(false);
  });

  test('is an estimate when a usual amount stands in', () => {
    const cell = line('yearOutOfState', [aRecord(1, { booksAndSupplies: null })]).cells[0];
    expect(cell).toMatchObject({ text: '$34,200', estimate: true });
  });

  test('never takes an international fee for a domestic one', () => {
    const international = aCanadianRecord(2, { tuitionInState: null, tuition: 40_000 });
    expect(texts('yearInState', [international])).toEqual(['N/A']);
  });
});

describe('across the border', () => {
  const us = aRecord(1, { tuition: 20_000, graduationRate: 70, studentFacultyRatio: 17, tuitionInState: 10_000 });
  const canadian = aCanadianRecord(2, {
    tuition: 25_000,
    graduationRate: 80,
    studentFacultyRatio: 20,
    tuitionInState: 7_000,
  });

  test('a row has the name that the one country of all schools gives it', () => {
    const labelOf = (...records: (typeof us)[]) => line('tuition', records).row.label;
    expect([labelOf(us), labelOf(canadian), labelOf(us, canadian)]).toEqual([
      'Out-of-state tuition',
      'International tuition',
      'Out-of-state or international tuition',
    ]);
  });

  test('money stands in its own currency first, then in the other one', () => {
    expect(line('tuition', [us, canadian]).cells.map(({ text, converted }) => [text, converted])).toEqual([
      ['$20,000', '≈ CA$27,397'],
      ['CA$25,000', '≈ US$18,250'],
    ]);
  });

  test('nothing is converted within one country', () => {
    expect(line('tuition', [canadian]).cells[0]?.converted).toBeNull();
  });

  test('money is ranked in one currency', () => {
    expect(best('tuition', [us, canadian])).toEqual([false, true]);
  });

  test('money is not ranked without a rate', () => {
    expect(best('tuition', [us, canadian], null)).toEqual([false, false]);
    expect(line('tuition', [us, canadian], null).note).toContain('exchange rate');
    expect(line('tuition', [us, canadian], null).cells[0]?.converted).toBeNull();
  });

  test('figures made in different ways are not ranked, and the row says why', () => {
    for (const key of ['graduationRate', 'studentFacultyRatio', 'tuitionInState', 'yearInState']) {
      const found = line(key, [us, canadian]);
      expect(found.mark, key).toBeNull();
      expect(found.note, key).toMatch(/^Not (comparable|ranked)/);
    }
  });

  test('such a row is ranked again when only one country has a value', () => {
    const without = { ...canadian, graduationRate: null };
    const found = line('graduationRate', [us, aRecord(3, { graduationRate: 60 }), without]);
    expect(found).toMatchObject({ mark: 'Highest', note: null });
    expect(found.cells.map((cell) => cell.best)).toEqual([true, false, false]);
  });

  test("a province's average is told beside the missing fee, never in its place", () => {
    const average = { tuition: 30_000, tuitionInState: 8_000, year: '2023/2024' };
    const cell = line('tuition', [us, aCanadianRecord(2, { tuition: null, provincialAverage: average })]).cells[1];
    expect(cell).toMatchObject({ text: 'N/A', value: null, best: false });
    expect(cell?.instead).toBe('Provincial average: CA$30,000 (2023–24)');
  });

  test("the lowest price is not marked where a province's average beside it is lower", () => {
    const priced = [20_000, 25_000].map((tuition, at) => aCanadianRecord(at + 1, { tuition }));
    const beside = (tuition: number) =>
      aCanadianRecord(3, { tuition: null, provincialAverage: { tuition, tuitionInState: 8_000, year: '2023/2024' } });
    expect(line('tuition', [...priced, beside(19_000)])).toMatchObject({ mark: null, unmarked: 'estimate' });
    expect(line('tuition', [...priced, beside(30_000)]).mark).toBe('Lowest');
  });

  test('what one country only publishes is said to be so, and not to be missing for a school of the other', () => {
    const missing = { graduationRatePell: 'not-applicable' as const };
    const cells = line('graduationRatePell', [us, aCanadianRecord(2, { missing })]).cells;
    expect(cells[1]).toMatchObject({ text: 'N/A', missing: null, instead: 'Published in the United States only' });
  });
});

describe('differences and years', () => {
  test('a row differs when any cell reads otherwise, also when one is missing', () => {
    expect(line('type', [aRecord(1), aRecord(2)]).differs).toBe(false);
    expect(line('type', [aRecord(1), aRecord(2, { type: 'private' })]).differs).toBe(true);
    expect(line('type', [aRecord(1), aRecord(2, { type: null })]).differs).toBe(true);
  });

  test('the year stands once where all share it', () => {
    const of = (year: string) => ({ facts: { retentionRate: { source: 'S', variable: 'V', year } } });
    expect(line('retentionRate', [aRecord(1, of('2024')), aRecord(2, of('2024'))]).year).toBe('2024');
    expect(line('retentionRate', [aRecord(1, of('2024')), aRecord(2, of('2023'))]).year).toBeNull();
    const blank = aRecord(3, { retentionRate: null });
    expect(line('retentionRate', [aRecord(1, of('2024')), blank]).year).toBe('2024');
  });
});

describe('a row without a figure', () => {
  test('is one in which no school has one, nor anything of its own to say', () => {
    const none = aRecord(1, { medianDebt: null, missing: { medianDebt: 'not-reported' } });
    const some = aRecord(2, { medianDebt: 20_000 });
    expect(hasNoFigure(line('medianDebt', [none, none]))).toBe(true);
    expect(hasNoFigure(line('medianDebt', [none, some]))).toBe(false);
    // "Published in the United States only" is why there is none.
    expect(hasNoFigure(line('medianDebt', [aCanadianRecord(3, { medianDebt: null })]))).toBe(true);
  });

  test('is none while nothing is known yet, and none where the province has an average', () => {
    expect(hasNoFigure({ cells: [] })).toBe(false);
    const averaged = aCanadianRecord(3, {
      tuition: null,
      provincialAverage: { tuition: 30_000, tuitionInState: 7_000, year: '2025/26' },
    });
    expect(hasNoFigure(line('tuition', [averaged]))).toBe(false);
  });
});

describe('rows of one country', () => {
  const us = aRecord(1, { medianDebt: 20_000, graduationRate: 70 });
  const canadian = aCanadianRecord(2, { medianDebt: null, graduationRate: 80 });

  test('are those in which the other has nothing, in a comparison across the border', () => {
    const both = [us, canadian];
    expect(onlyCountry(line('medianDebt', both), both)).toBe('US');
    expect(onlyCountry(line('graduationRate', both), both)).toBeNull();
    const within = [us, aRecord(3, { medianDebt: null })];
    expect(onlyCountry(line('medianDebt', within), within)).toBeNull();
  });
});

test('what others pay is not marked beside prices of one’s own', () => {
  const priced = (id: number, netPrice: number) =>
    aRecord(id, { netPrice, yourPrice: { ...A_PRICE, amount: netPrice } });
  expect(best('netPrice', [aRecord(1, { netPrice: 9_000 }), aRecord(2, { netPrice: 12_000 })])).toEqual([true, false]);
  expect(best('netPrice', [priced(1, 9_000), priced(2, 12_000)])).toEqual([false, false]);
  expect(best('yourPrice', [priced(1, 9_000), priced(2, 12_000)])).toEqual([true, false]);
});
