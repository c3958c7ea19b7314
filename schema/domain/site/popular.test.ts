import { describe, expect, test } from 'vitest';
import { listsOfTab, mixPopular, passingPopular, popularTabOf } from './popular.ts';

const university = (id: number, name: string, studentPopulation: number | null = 2_000, type = 'private' as const) => ({
  id,
  name,
  type,
  studentPopulation,
});

describe('a list of the popular page', () => {
  test('top-rated takes the six named universities, and none whose name only begins alike', () => {
    const passing = passingPopular('top-rated', [
      university(1, 'Harvard University'),
      university(2, 'Columbia University-Teachers College'),
      university(3, 'Stanford University'),
      university(4, 'Duke University'),
    ]);
    expect(passing.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('liberal-arts takes private colleges with fewer than 5,000 students', () => {
    const passing = passingPopular('liberal-arts', [
      university(1, 'Bowdoin College', 4_999),
      university(2, 'Dartmouth College', 5_000),
      university(3, 'Curtis Institute of Music', 159),
      university(4, 'Collegeville Academy', 100),
      university(5, 'Amherst College', null),
      { ...university(6, 'Dallas College', 100), type: 'public' },
    ]);
    expect(passing.map(({ id }) => id)).toEqual([1]);
  });

  test('research takes universities by name with more than 10,000 students', () => {
    const passing = passingPopular('research', [
      university(1, 'University of Toronto', 10_001),
      university(2, 'Princeton University', 10_000),
      university(3, 'Massachusetts Institute of Technology', 11_920),
      university(4, 'Universal Technical School', 20_000),
      university(5, 'Duke University', null),
    ]);
    expect(passing.map(({ id }) => id)).toEqual([1]);
  });

  test('holds six at most, in the order they came', () => {
    const many = Array.from({ length: 9 }, (_, index) => university(index, `Place ${index}`));
    expect(passingPopular('most-affordable', many).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the tab of all', () => {
  test('is made from the four others', () => {
    expect(listsOfTab('all')).toEqual([
      'top-value',
      'top-rated',
      'in-canada',
      'liberal-arts',
      'research',
      'most-affordable',
    ]);
    expect(listsOfTab('research')).toEqual(['research']);
  });

  test('takes one of each list in turn, each university once, six at most, and knows of which list it is', () => {
    const of = (...ids: number[]) => ids.map((id) => ({ id }));
    const taken = (...lists: { id: number }[][]) =>
      mixPopular(lists).map(({ university, list }) => [university.id, list]);
    expect(taken(of(1, 2, 3), of(4, 5), of(1, 6, 7), of(8))).toEqual([
      [1, 0],
      [4, 1],
      [6, 2],
      [8, 3],
      [2, 0],
      [5, 1],
    ]);
    expect(taken(of(1), [], of(2))).toEqual([
      [1, 0],
      [2, 2],
    ]);
    expect(mixPopular([])).toEqual([]);
  });
});

describe('the tab in an address', () => {
  test('is all when there is none or it is unknown', () => {
    expect(popularTabOf('research')).toBe('research');
    expect(popularTabOf(null)).toBe('all');
    expect(popularTabOf('Research')).toBe('all');
  });
});
