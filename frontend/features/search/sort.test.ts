import { describe, expect, it } from 'vitest';
import { NUMBER_COLUMNS } from '#schema/domain/search/search-filters.ts';
import {
  COLUMN_SORTS,
  effectiveSort,
  firstOptions,
  isDefaultSort,
  nextSortOf,
  SORT_OPTIONS,
  sortOptionOf,
  sortParametersOf,
} from './sort.ts';

describe('the order of a list', () => {
  it('goes from each option to the parameters and back', () => {
    for (const option of SORT_OPTIONS) {
      const { sortBy, sortOrder } = sortParametersOf(option);
      expect(sortOptionOf(sortBy, sortOrder)).toBe(option);
    }
  });

  it('is ascending when an address names no order or an unknown one', () => {
    expect(sortOptionOf('tuition', null)).toBe('tuition-low');
    expect(sortOptionOf('yearFounded', 'sideways')).toBe('year-old');
  });

  it('is offered both ways for every number', () => {
    for (const column of NUMBER_COLUMNS) {
      const [up, down] = [sortOptionOf(column, 'asc'), sortOptionOf(column, 'desc')];
      expect(up === null || down === null || up === down).toBe(false);
    }
  });

  it('is unknown for what the panel does not offer', () => {
    expect(sortOptionOf('beauty', 'desc')).toBeNull();
    expect(sortOptionOf('constructor', null)).toBeNull();
    expect(sortOptionOf(null, 'desc')).toBeNull();
  });

  it('is by name without a text and by relevance with one, unless chosen', () => {
    expect(effectiveSort(null, '')).toBe('name-asc');
    expect(effectiveSort(null, 'mit')).toBe('relevance');
    expect(effectiveSort('year-new', 'mit')).toBe('year-new');
    expect(isDefaultSort('name-asc', 'mit')).toBe(false);
  });

  it('is by distance around a place, and never without one', () => {
    expect(effectiveSort(null, '', true)).toBe('distance');
    expect(effectiveSort(null, 'mit', true)).toBe('relevance');
    expect(effectiveSort('distance', 'mit', true)).toBe('distance');
    expect(effectiveSort('distance', '')).toBe('name-asc');
  });
});

describe('the heading of a column', () => {
  it('leads to its first order, and from there to the other one', () => {
    for (const column of Object.keys(COLUMN_SORTS) as (keyof typeof COLUMN_SORTS)[]) {
      const [first, second] = COLUMN_SORTS[column];
      expect(nextSortOf(COLUMN_SORTS[column], 'relevance')).toBe(first);
      expect(nextSortOf(COLUMN_SORTS[column], first)).toBe(second);
      expect(nextSortOf(COLUMN_SORTS[column], second)).toBe(first);
      const [one, other] = [sortParametersOf(first), sortParametersOf(second)];
      expect(one.sortBy).toBe(other.sortBy);
      expect(new Set([one.sortOrder, other.sortOrder])).toEqual(new Set(['asc', 'desc']));
    }
  });
});

describe('what the order of a list is called', () => {
  it('is relevance for a subject and for schools like another, which an address that asks for names says', () => {
    expect(effectiveSort(null, '', false, true)).toBe('relevance');
    expect(effectiveSort('name-asc', '', false, true)).toBe('name-asc');
    expect(isDefaultSort('name-asc', '', false, true)).toBe(false);
    expect(isDefaultSort('name-asc', '')).toBe(false);
  });

  it('begins with six, by one’s own price for whoever said enough, by distance around a place', () => {
    for (const around of [true, false])
      for (const own of [true, false]) {
        const first = firstOptions({ around, own });
        expect(first).toHaveLength(6);
        expect(first.includes('distance')).toBe(around);
        expect(first.includes('yourPrice-asc')).toBe(own);
      }
  });
});
