import { describe, expect, it } from 'vitest';
import { filtersFor } from './find-filter.ts';
import { FIRST_FILTERS, FURTHER_GROUPS } from './panel-filters.ts';

const found = (text: string) => [...(filtersFor(text) ?? [])];

describe('finding a filter', () => {
  it('goes by its name, its values and other words for the same', () => {
    expect(found('net price')).toEqual(['netPrice']);
    expect(found('Lutheran')).toEqual(['denomination']);
    expect(found('football')).toEqual(['sport']);
    expect(found('salary')).toEqual(['medianEarnings']);
    expect(found('québec city')).toContain('metro');
    expect(found('hbcu')).toEqual(['designation']);
    expect(found('texas')[0]).toBe('state');
  });

  it('takes the beginnings of words, all of them, in any order', () => {
    expect(found('rat acc')).toEqual(['acceptanceRate']);
    expect(found('sat')).toContain('satScore');
    expect(found('price zebra')).toEqual([]);
  });

  it('finds a whole group by its title', () => {
    const money = FURTHER_GROUPS.find(([group]) => group === 'money')?.[1] ?? [];
    expect(found('money')).toEqual(expect.arrayContaining([...money]));
  });

  it('says nothing where nothing is asked', () => {
    expect(filtersFor(' ,; ')).toBeNull();
  });

  it('finds every filter by its own name', () => {
    const all = [...FIRST_FILTERS, ...FURTHER_GROUPS.flatMap(([, keys]) => keys)];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(['metro', 'like', 'not']));
    expect(all).not.toContain('box');
  });
});
