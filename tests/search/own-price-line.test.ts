/** Whose price a line of the search box means, over the real catalogue: home, income and the order that follow from it. */
import { describe, expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { partText } from '#worker/presenters/reading.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { yourPrices } from '#worker/search/your-prices.ts';
import { committedSearch } from './catalogue.ts';

const { snapshot, programs } = committedSearch();
const search = (text: string, asked: object = {}) =>
  searchUniversities(snapshot, { ...searchQuery.parse({}), limit: 20, ...asked, search: text }, programs);
const rowOf = new Map([...snapshot.id].map((id, row) => [id, row]));

describe('a line that says what a family earns', () => {
  it.each([
    ['nursing in ohio family income 48000', 'US-OH', '30-48'],
    ['nursing in ohio i make 48000', 'US-OH', '30-48'],
    ['nursing in ohio we earn 48,001', 'US-OH', '48-75'],
    ['engineering in texas my parents make 120000', 'US-TX', '110+'],
    ['nursing in michigan i live in ohio family income 30000', 'US-OH', '0-30'],
  ])('%s: the lowest price for whom it is comes first', (line, home, income) => {
    const { ids, reading } = search(line);
    expect(reading?.parameters).toMatchObject({ home, income, sortBy: 'yourPrice' });
    expect(reading?.parameters).not.toHaveProperty('medianEarningsMin');
    expect(reading?.order).toEqual({ sortBy: 'yourPrice', sortOrder: 'asc' });
    const { values } = yourPrices(snapshot, { home, residence: null, income } as never);
    const prices = ids.map((id) => values[rowOf.get(id) as number] as number);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('says the home that it takes, and without home or income has no such order', () => {
    const { reading } = search('nursing in ohio family income 48000');
    expect(reading?.spans.map(partText)).toContain('prices for Ohio residents');
    const without = (name: string) => reading?.spans.find(({ parameters }) => parameters[name] !== undefined)?.without;
    expect(without('home')).toEqual({ subject: ['nursing'], degree: ['bachelors'], state: ['OH'], income: '30-48' });
    expect(without('income')).not.toHaveProperty('sortBy');
    expect(without('state')).toMatchObject({ home: 'US-OH', income: '30-48', sortBy: 'yourPrice' });
  });

  it('takes no home where none or several are named, and none of who comes from abroad', () => {
    for (const line of [
      'nursing family income 48000',
      'nursing in ohio or texas family income 48000',
      'nursing in ohio family income 48000 for international students',
    ])
      expect(search(line).reading?.parameters, line).not.toHaveProperty('home');
  });

  it('has another order where one is said or chosen, and what is said before in place of the state', () => {
    expect(search('cheapest tuition nursing in ohio family income 48000').reading?.order?.sortBy).not.toBe('yourPrice');
    const chosen = search('nursing in ohio family income 48000', { sortBy: 'graduationRate', sortOrder: 'desc' });
    expect(chosen.reading?.parameters).not.toHaveProperty('sortBy');
    const { reading } = search('nursing in ohio family income 48000', { home: 'US-MI' });
    expect(reading?.parameters).not.toHaveProperty('home');
    expect(reading?.order?.sortBy).toBe('yourPrice');
  });

  it('leaves a line without an income as it was', () => {
    expect(search('nursing in ohio').reading?.parameters).not.toHaveProperty('home');
    expect(search('nursing graduates earn 48000').reading?.parameters).toHaveProperty('medianEarningsMin');
  });

  it('is not the order of what is near, unless the line says the income itself', () => {
    const said = { home: 'US-OH', income: '30-48' } as const;
    expect(search('colleges near boston', said).reading?.order).toBeNull();
    expect(search('public nursing schools in ohio', said).reading?.order?.sortBy).toBe('yourPrice');
    expect(search('colleges near boston family income 48000', { home: 'US-OH' }).reading?.order?.sortBy).toBe(
      'yourPrice',
    );
  });
});
