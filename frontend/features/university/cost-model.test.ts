import { describe, expect, test } from 'vitest';
import { hasOneTuition } from '#frontend/content/deciding-figures.ts';
import { aDocumentedRecord, anEmptyRecord } from '#tests/fixtures/documented-record.ts';
import { borrowedColumn, costColumns, factFieldOf, isEstimated } from './cost-model.ts';

const labels = (record = aDocumentedRecord()) => costColumns(record).map(({ label }) => label);

describe('the columns of the cost table', () => {
  test('are in-state and out-of-state where the two prices differ', () => {
    expect(labels()).toEqual(['In-state', 'Out-of-state']);
  });

  test('are one where everyone pays the same', () => {
    const record = aDocumentedRecord({ tuition: 60_000, tuitionInState: 60_000 });
    expect(hasOneTuition(record)).toBe(true);
    expect(labels(record)).toEqual(['All students']);
  });

  test('are one where only one price is known', () => {
    expect(labels(aDocumentedRecord({ tuition: 30_000, tuitionInState: null }))).toEqual(['All students']);
  });

  test('are domestic and international in Canada, even at the same price', () => {
    const record = aDocumentedRecord({ country: 'CA', currency: 'CAD', tuition: 9_000, tuitionInState: 9_000 });
    expect(labels(record)).toEqual(['Domestic', 'International']);
  });

  test('say whose the domestic price is, where a source does', () => {
    const prices = { country: 'CA', currency: 'CAD', tuition: 30_000, tuitionInState: 3_000 } as const;
    const record = aDocumentedRecord({ ...prices, tuitionInStateFor: 'Quebec residents' });
    expect(labels(record)).toEqual(['Quebec residents', 'International']);
  });

  test('never show an international fee as the domestic one', () => {
    const record = aDocumentedRecord({ country: 'CA', tuition: 40_000, tuitionInState: null });
    expect(labels(record)).toEqual(['International']);
  });

  test('fall back on the averages of the province', () => {
    const record = aDocumentedRecord({
      country: 'CA',
      tuition: null,
      tuitionInState: null,
      provincialAverage: { tuition: 46_000, tuitionInState: 8_000, year: '2023/2024' },
    });
    expect(costColumns(record).map(({ yearly }) => yearly.items[0])).toEqual([
      { item: 'tuition', amount: 8_000, basis: 'province' },
      { item: 'tuition', amount: 46_000, basis: 'province' },
    ]);
  });

  test('are none where no tuition is known', () => {
    expect(costColumns(anEmptyRecord())).toEqual([]);
  });
});

test('a year costs tuition, room, books and other expenses, and four years 5 percent more each', () => {
  const [inState] = costColumns(aDocumentedRecord());
  expect(inState?.yearly.total).toBe(10_000 + 11_000 + 1_000 + 3_000);
  expect(inState?.fourYears.total).toBe(107_753);
});

test('debt is estimated from what someone from outside pays', () => {
  expect(borrowedColumn('US', costColumns(aDocumentedRecord()))?.residency).toBe('outOfState');
  expect(borrowedColumn('CA', costColumns(aDocumentedRecord()))?.residency).toBe('inState');
  expect(borrowedColumn('CA', costColumns(aDocumentedRecord()).slice(1))).toBeUndefined();
  expect(borrowedColumn('US', costColumns(aDocumentedRecord({ tuition: 10_000 })))?.residency).toBe('inState');
  expect(borrowedColumn('US', [])).toBeUndefined();
});

test('each item leads to the fact behind it', () => {
  expect(factFieldOf('tuition', 'inState')).toBe('tuitionInState');
  expect(factFieldOf('tuition', 'outOfState')).toBe('tuition');
  expect(factFieldOf('roomAndBoard', 'inState')).toBe('roomAndBoard');
});

test('a reported figure that its source calls an estimate counts as one', () => {
  const item = { item: 'tuition', amount: 1, basis: 'reported' } as const;
  const record = aDocumentedRecord();
  expect(isEstimated(record, item, 'inState')).toBe(false);
  const fact = { source: 'S', variable: 'V', year: '2024', estimate: true };
  expect(isEstimated({ ...record, facts: { tuitionInState: fact } }, item, 'inState')).toBe(true);
  expect(isEstimated(record, { ...item, basis: 'constant' }, 'inState')).toBe(true);
});
