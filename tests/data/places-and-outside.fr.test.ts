/** Tests the French of what stands around a list: where a search was, and a school that is not in it. */
import { describe, expect, it } from 'vitest';
import { placeName } from '#worker/presenters/place-name.ts';
import { presentFound } from '#worker/presenters/university-list.ts';

describe('placeName', () => {
  it.each([
    ['Quebec City, Quebec', 'Québec (Québec)'],
    ['Springfield, Missouri', 'Springfield (Missouri)'],
    ['Montreal (Outremont), Quebec', 'Montréal (Outremont, Québec)'],
    ['43215 (Columbus, OH)', '43215, Columbus (OH)'],
    ['M5S (near Toronto, Ontario)', 'M5S, près de Toronto (Ontario)'],
    ['60601', '60601'],
  ])('says %s as %s', (name, said) => {
    expect(placeName(name)).toBe(said);
  });
});

describe('presentFound', () => {
  it('names in French the school that one outside the lists belongs to', () => {
    const york = { id: 900149, slug: 'york-university-900149', name: 'York University' };
    const outside = [{ name: 'Glendon College', why: 'It has closed.', belongsTo: york, website: null }];
    const found = { rows: [], total: 0, page: 1, limit: 20, totalPages: 0, withoutValue: 0, outside };
    expect(presentFound(found as never, { low: 0, high: 0 } as never).outside).toEqual([
      { ...outside[0], why: 'L’établissement a fermé.', belongsTo: { ...york, name: 'Université York' } },
    ]);
  });
});
