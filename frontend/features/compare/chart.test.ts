import { describe, expect, test } from 'vitest';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { COMPARE_TABS } from './address.ts';
import { comparisonChart, hasChart } from './chart.ts';

describe('the chart of a part', () => {
  test('draws something for every part that has more than one measure', () => {
    expect(COMPARE_TABS.filter((tab) => !hasChart(tab))).toEqual(['general']);
    for (const tab of COMPARE_TABS.filter(hasChart)) {
      expect(comparisonChart(tab, [aRecord(1), aRecord(2)], null).measures, tab).not.toHaveLength(0);
    }
  });

  test('sets rates against a hundred', () => {
    const { measures } = comparisonChart('academics', [aRecord(1, { graduationRate: 50 })], null);
    expect(measures.map(({ label }) => label)).toEqual(['Acceptance rate', 'Retention rate', 'Graduation rate']);
    expect(measures[2]?.bars).toMatchObject([{ text: '50.0%', part: 0.5 }]);
  });

  test('sets amounts against the largest of the whole chart', () => {
    const { title, measures } = comparisonChart(
      'financials',
      [aRecord(1, { tuitionInState: 10_000, tuition: 20_000, netPrice: 5_000 })],
      null,
    );
    expect(title).toBe('Prices per year in US dollars');
    expect(measures.map(({ bars }) => bars[0]?.part)).toEqual([0.5, 1, 0.25]);
  });

  test('draws no bar for a missing value and no measure that nobody has', () => {
    const two = [aRecord(1, { netPrice: null, tuition: null }), aRecord(2, { netPrice: null })];
    const { measures } = comparisonChart('financials', two, null);
    expect(measures.map(({ key }) => key)).toEqual(['tuitionInState', 'tuition']);
    expect(measures[1]?.bars[0]).toMatchObject({ text: 'N/A', part: null });
  });

  test('draws money in Canadian dollars within Canada and in US dollars across the border', () => {
    const canadian = aCanadianRecord(2, { tuition: 20_000, tuitionInState: null });
    expect(comparisonChart('financials', [canadian], 0.5)).toMatchObject({
      title: 'Prices per year in CA$',
      measures: [{ bars: [{ text: 'CA$20,000' }] }],
    });
    const across = comparisonChart('financials', [canadian, aRecord(1)], 0.5);
    expect(across.title).toBe('Prices per year in US dollars');
    expect(across.measures.find(({ key }) => key === 'tuition')?.bars[0]).toMatchObject({ text: '$10,000', part: 0.5 });
  });

  test('says which bars must not be set against each other', () => {
    const { measures } = comparisonChart('academics', [aRecord(1), aCanadianRecord(2)], 0.5);
    const note = (key: string) => measures.find((measure) => measure.key === key)?.note;
    expect(note('graduationRate')).toContain('Not comparable');
    expect(note('retentionRate')).toBeNull();
  });

  test('draws no measure that schools of one country have alone', () => {
    const pair = [aRecord(1, { acceptanceRate: 20 }), aCanadianRecord(2, { acceptanceRate: null })];
    expect(comparisonChart('academics', pair, 0.5).measures.map(({ key }) => key)).not.toContain('acceptanceRate');
    expect(comparisonChart('academics', [pair[0] as (typeof pair)[0]], 0.5).measures[0]?.key).toBe('acceptanceRate');
  });

  test('survives universities without a single figure', () => {
    const none = { undergraduateEnrollment: null, graduateEnrollment: null };
    expect(comparisonChart('student-life', [aRecord(1, none)], null).measures).toEqual([]);
    expect(comparisonChart('student-life', [], null).measures).toEqual([]);
    const zero = aRecord(1, { ...none, undergraduateEnrollment: 0 });
    expect(comparisonChart('student-life', [zero], null).measures[0]?.bars[0]?.part).toBe(0);
  });
});
