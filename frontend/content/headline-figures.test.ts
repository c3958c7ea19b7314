import { describe, expect, it } from 'vitest';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { besidePrice, headlineFigures } from './headline-figures.ts';

const fieldsOf = (figures: readonly { field: string }[]) => figures.map(({ field }) => field);

describe('what stands beside the price', () => {
  it('is what one decides by, and the size of the place where one of that is not known', () => {
    expect(fieldsOf(besidePrice(aRecord(1)))).toEqual(['graduationRate', 'acceptanceRate', 'medianEarnings']);
    expect(fieldsOf(besidePrice(aRecord(1, { medianEarnings: null })))).toEqual([
      'graduationRate',
      'acceptanceRate',
      'studentPopulation',
    ]);
  });

  it('is the other price and the size of the place where nothing is to decide by', () => {
    const unknown = { graduationRate: null, enteringAverage: null, employmentRate: null };
    const record = aCanadianRecord(2, { ...unknown, tuition: 40_000, tuitionInState: 7_000 });
    expect(fieldsOf(besidePrice(record)).slice(0, 2)).toEqual(['tuition', 'studentPopulation']);
  });
});

it('what residents pay comes before what others do, as in the table of costs', () => {
  const record = aRecord(1, { type: 'public', tuition: 30_000, tuitionInState: 10_000, tuitionInDistrict: 5_000 });
  expect(fieldsOf(headlineFigures(record).known).slice(0, 3)).toEqual([
    'tuitionInDistrict',
    'tuitionInState',
    'tuition',
  ]);
});
