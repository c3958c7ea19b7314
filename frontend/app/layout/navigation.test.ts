import { describe, expect, it } from 'vitest';
import { badgeCount } from './badge-count.ts';
import { isCurrent, mainLinks } from './main-links.ts';

describe('the main links', () => {
  it('are the five of the header in their order', () => {
    expect(mainLinks().map(({ label }) => label)).toEqual([
      'Search Universities',
      'Popular Universities',
      'Compare',
      'Resources',
      'About',
    ]);
  });

  it('know the page one is on by both of its addresses', () => {
    expect(isCurrent('search', '/search')).toBe(true);
    expect(isCurrent('search', '/university-search/')).toBe(true);
    expect(isCurrent('compare', '/compare-universities')).toBe(true);
    expect(isCurrent('search', '/')).toBe(false);
    expect(isCurrent('about', '/about-us')).toBe(false);
  });
});

describe('the count on a badge', () => {
  it.each([
    [0, null],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
  ])('for %i is %s', (count, text) => {
    expect(badgeCount(count)).toBe(text);
  });
});
