import { describe, expect, it } from 'vitest';
import { idOfSlug, slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Université du Québec à Montréal', 900_108, 'universite-du-quebec-a-montreal-900108'],
    ['Diné College', 105_297, 'dine-college-105297'],
    ['Texas A&M University', 228_723, 'texas-a-and-m-university-228723'],
    ["St. Edward's University", 227_845, 'st-edwards-university-227845'],
    ['William & Mary', 231_624, 'william-and-mary-231624'],
  ])('of %s', (name, id, slug) => {
    expect(slugOf(name, id)).toBe(slug);
  });

  it('leads to the same page in the spelling of before', () => {
    expect(idOfSlug('universit-du-qubec-montral-900108')).toBe(900_108);
    expect(idOfSlug(slugOf('Université du Québec à Montréal', 900_108))).toBe(900_108);
  });
});
