import { expect, test } from 'vitest';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { comparisonChart } from './chart.ts';

test('a chart in Canadian dollars shows the price that a Canadian school publishes, to the dollar', () => {
  const canadian = aCanadianRecord(2, { tuition: 47_282, tuitionInState: null });
  const { title, measures } = comparisonChart('financials', [canadian, aRecord(1, { tuition: 20_000 })], 0.730_034);
  expect(title).toBe('Prix d’une année en dollars canadiens');
  const bars = measures.find(({ key }) => key === 'tuition')?.bars;
  expect(bars?.map(({ text }) => text.replace(/\s/g, ' '))).toEqual(['47 282 $', '27 396 $']);
});
