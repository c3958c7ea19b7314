import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { EXPENSES, LIVING_OPTIONS, UNIVERSITY_KINDS, usualExpenses } from '#schema/domain/money/tuition-calculator.ts';
import { aDocumentedRecord, anEmptyRecord } from '#tests/fixtures/documented-record.ts';
import { hasFeeChoice, kindsOfSchool, residencyOf, schoolFigures, usualFigures } from './school-expenses.ts';

/** Tuition 10,000 and 20,000, room and board 11,000, books 1,000, other expenses 3,000; public, in the US. */
const record = aDocumentedRecord;
const fact = { source: 'IPEDS', variable: 'CHG7AY3', year: '2023-24', estimate: true };
const canadian = (fields: Partial<UniversityRecordView> = {}) =>
  record({ country: 'CA', currency: 'CAD', tuition: 40_000, tuitionInState: 8_000, ...fields });

describe('the kind of a school', () => {
  test.each([
    ['public', ['public-in-state', 'public-out-state']],
    ['private', ['private']],
    ['for-profit', ['private']],
  ] as const)('%s in the US is %j', (type, kinds) => {
    expect(kindsOfSchool(record({ type }))).toEqual(kinds);
  });

  test('is told by two prices where the type is not known', () => {
    expect(kindsOfSchool(record({ type: null }))).toHaveLength(2);
    expect(kindsOfSchool(record({ type: null, tuitionInState: 20_000 }))).toEqual(['private']);
  });

  test('is Canadian in Canada, whoever runs it, with a choice between two fees', () => {
    expect(kindsOfSchool(canadian({ type: 'private' }))).toEqual(['canadian']);
    expect(hasFeeChoice(canadian())).toBe(true);
  });

  test('leaves a choice of fees at the few private schools that have two', () => {
    expect(hasFeeChoice(record({ type: 'private' }))).toBe(true);
    expect(hasFeeChoice(record({ type: 'private', tuitionInState: 20_000 }))).toBe(false);
    expect(hasFeeChoice(record({ type: 'private', tuitionInState: null }))).toBe(false);
    expect(hasFeeChoice(record())).toBe(false);
  });

  test('decides which price counts, and the choice where it does not', () => {
    expect(residencyOf('public-in-state', 'outOfState')).toBe('inState');
    expect(residencyOf('public-out-state', 'inState')).toBe('outOfState');
    expect(residencyOf('canadian', 'outOfState')).toBe('outOfState');
  });
});

describe('tuition', () => {
  const tuition = (school: UniversityRecordView, residency: 'inState' | 'outOfState') =>
    schoolFigures(school, kindsOfSchool(school)[0] ?? 'private', 'on-campus', residency).tuition;

  test('is the published price of the residency', () => {
    expect(tuition(record(), 'inState')).toEqual({ amount: 10_000, basis: 'published', field: 'tuitionInState' });
    expect(tuition(record(), 'outOfState')).toEqual({ amount: 20_000, basis: 'published', field: 'tuition' });
    expect(tuition(canadian(), 'outOfState')).toEqual({ amount: 40_000, basis: 'published', field: 'tuition' });
  });

  test('is an estimate where its source says so', () => {
    const school = canadian({ facts: { tuitionInState: { ...fact, variable: 'domestic tuition' } } });
    expect(tuition(school, 'inState').basis).toBe('standIn');
  });

  test('is the average of the province where the school publishes none', () => {
    const provincialAverage = { tuition: 46_000, tuitionInState: 7_900, year: '2023/2024' };
    const school = canadian({ tuition: null, tuitionInState: null, provincialAverage });
    expect(tuition(school, 'inState')).toEqual({ amount: 7_900, basis: 'province', field: 'tuition' });
    expect(tuition(school, 'outOfState')).toEqual({ amount: 46_000, basis: 'province', field: 'tuition' });
  });

  test('of residents of Canada is never that of international students', () => {
    const school = canadian({ tuitionInState: null });
    expect(tuition(school, 'inState')).toEqual({ amount: 7_500, basis: 'usual', field: 'tuitionInState' });
  });

  test('of international students is not guessed', () => {
    expect(tuition(anEmptyRecord(), 'outOfState')).toEqual({ amount: null, basis: 'unknown', field: 'tuition' });
  });

  test('is a usual amount at a school of the US that publishes none', () => {
    const school = record({ tuition: null, tuitionInState: null });
    expect(tuition(school, 'inState')).toMatchObject({ amount: 10_000, basis: 'usual' });
  });
});

describe('housing and meals', () => {
  const board = (living: (typeof LIVING_OPTIONS)[number], school = record()) => {
    const { housing, meals } = schoolFigures(school, 'public-in-state', living, 'inState');
    return [housing.amount, meals.amount, housing.basis];
  };

  test('on campus are the school’s sum, divided 10,000 to 4,500', () => {
    expect(board('on-campus')).toEqual([7_586, 3_414, 'share']);
  });

  test('elsewhere are that sum with the multipliers', () => {
    expect(board('off-campus')).toEqual([9_103, 2_731, 'adapted']);
    expect(board('home')).toEqual([0, 1_366, 'adapted']);
  });

  test('off campus are the school’s own allowance where it publishes that one, not multiplied again', () => {
    const school = record({ roomAndBoard: 15_600, facts: { roomAndBoard: fact } });
    expect(board('off-campus', school)).toEqual([12_000, 3_600, 'share']);
    expect(board('on-campus', school)).toEqual([12_000, 3_600, 'standIn']);
    expect(board('home', school)).toEqual([0, 1_800, 'adapted']);
  });

  test('are usual amounts where the school publishes none', () => {
    expect(board('off-campus', record({ roomAndBoard: null }))).toEqual([12_000, 3_600, 'usual']);
  });
});

describe('the other items', () => {
  test('are books as published, and other expenses divided 2,000 to 1,200', () => {
    const figures = schoolFigures(record(), 'public-in-state', 'on-campus', 'inState');
    expect(figures.books).toEqual({ amount: 1_000, basis: 'published', field: 'booksAndSupplies' });
    expect([figures.personal.amount, figures.transportation.amount]).toEqual([1_875, 1_125]);
    expect(figures.personal.basis).toBe('share');
  });

  test('say so when the sum is that of students who live elsewhere', () => {
    const at = (living: 'on-campus' | 'off-campus', variable: string) =>
      schoolFigures(record({ facts: { otherExpenses: { ...fact, variable } } }), 'public-in-state', living, 'inState')
        .personal.basis;
    expect(at('off-campus', 'CHG6AY3')).toBe('adapted');
    expect(at('off-campus', 'CHG8AY3')).toBe('share');
    expect(at('on-campus', 'CHG8AY3')).toBe('adapted');
  });

  test('of a school of which nothing is known are usual amounts, all marked', () => {
    const figures = schoolFigures(anEmptyRecord(), 'canadian', 'on-campus', 'inState');
    expect(EXPENSES.map((expense) => figures[expense].basis)).toEqual(Array(6).fill('usual'));
    const usual = usualExpenses('canadian', 'on-campus');
    expect(EXPENSES.map((expense) => figures[expense].amount)).toEqual(EXPENSES.map((expense) => usual[expense]));
  });
});

test('without a school the usual amounts are there, with nothing behind them', () => {
  for (const kind of UNIVERSITY_KINDS) {
    for (const living of LIVING_OPTIONS) {
      const figures = usualFigures(kind, living);
      for (const expense of EXPENSES) {
        expect(figures[expense]).toEqual({ amount: usualExpenses(kind, living)[expense], basis: 'usual', field: null });
      }
    }
  }
});

test('what a school publishes as one sum is neither more nor less once divided', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 80_000 }),
      fc.nat({ max: 20_000 }),
      fc.constantFrom(...UNIVERSITY_KINDS),
      (roomAndBoard, otherExpenses, kind) => {
        const figures = schoolFigures(record({ roomAndBoard, otherExpenses }), kind, 'on-campus', 'inState');
        expect((figures.housing.amount ?? 0) + (figures.meals.amount ?? 0)).toBe(roomAndBoard);
        expect((figures.personal.amount ?? 0) + (figures.transportation.amount ?? 0)).toBe(otherExpenses);
      },
    ),
  );
});
