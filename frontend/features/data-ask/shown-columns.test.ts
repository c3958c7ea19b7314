import { describe, expect, it } from 'vitest';
import type { RelationColumn } from './engine/relation.ts';
import { shownAnswer } from './shown-columns.ts';

const column = (plain: `${string}.${string}` | null, given: Partial<RelationColumn> = {}): RelationColumn => ({
  name: plain?.split('.')[1] ?? '',
  kind: 'integer',
  plain,
  origins: plain === null ? [] : [plain],
  unit: null,
  ...given,
});
const ID = column('universities.id');
const NAME = column('universities.name', { kind: 'text' });
const NET_PRICE = column('universities.netPrice', { unit: 'money' });
const TUITION = column('universities.tuition', { unit: 'money' });

const shown = (columns: RelationColumn[], rows: (string | number | null)[][]) => {
  const { subject, others } = shownAnswer({ columns, rows, cut: false });
  return {
    heads: [subject, ...others].map((one) => one?.head),
    texts: rows.map((row) => others.map(({ text }) => text(row))),
  };
};

describe('the columns of an answer', () => {
  it('have the names of the site, the name first and no number of a school next to its name', () => {
    expect(shown([ID, NET_PRICE, NAME], [[204796, 18000, 'Ohio State University']])).toEqual({
      heads: ['School', 'Net price, US$'],
      texts: [['$18,000']],
    });
  });

  it('say the currency of each amount where they differ, and none that nothing tells', () => {
    const rows = [
      ['Here', 9000, 204796],
      ['There', 7000, 900138],
      ['Nowhere', null, 900138],
    ];
    expect(shown([NAME, TUITION, ID], rows).texts).toEqual([['$9,000'], ['CA$7,000'], [null]]);
    expect(shown([NAME, TUITION], [['Here', 9000]]).texts).toEqual([['9,000']]);
  });

  it('of a question have the names that it gives them, shares their sign and years no comma', () => {
    const median = column(null, { name: 'median_net_price', origins: NET_PRICE.origins, unit: 'money' });
    const own = column(null, { name: 'of_ten_or_more' });
    const rate = column('universities.graduationRate', { kind: 'number', unit: 'rate' });
    const year = column('universities.yearFounded', { unit: 'year' });
    expect(shown([NAME, median, own, rate, year], [['Here', 15300.5, 1200, 61.5, 1870]])).toEqual({
      heads: ['School', 'Median net price, US$', 'Of ten or more', 'Graduation rate', 'Founded'],
      texts: [['$15,301', '1,200', '61.5%', '1870']],
    });
  });

  it('say what a number is called and why it is blank in words', () => {
    const columns = [column('figures.figure', { kind: 'text' }), column('figures.blank_reason', { kind: 'text' })];
    const { subject } = shownAnswer({ columns, rows: [['netPrice', 'not-reported']], cut: false });
    expect(subject?.text(['netPrice', 'not-reported'])).toBe('Net price');
    expect(shown(columns, [['netPrice', 'terms-not-read']]).texts).toEqual([
      ['We can’t pass this value on under its source’s terms'],
    ]);
  });
});
