import { describe, expect, test } from 'vitest';
import { ALIASES, aliasTarget } from './route-aliases.ts';
import { routeOf } from './route-paths.ts';

describe('an alias', () => {
  test.each(Object.entries(ALIASES))('%s is no page itself and leads to one', (alias, target) => {
    expect(routeOf(alias)).toBeNull();
    const { pathname } = new URL(target, 'https://campus.example');
    expect(routeOf(pathname)).not.toBeNull();
    expect(aliasTarget(pathname)).toBeNull();
  });

  test('leads on with the query it came with, behind its own', () => {
    expect(aliasTarget('/universities', '?q=yale')).toBe('/search?q=yale');
    expect(aliasTarget('/signup')).toBe('/auth?tab=register');
    expect(aliasTarget('/signup', '?next=%2Fcompare&tab=login')).toBe('/auth?tab=register&next=%2Fcompare&tab=login');
  });

  test('counts with a slash at its end, and nothing else does', () => {
    expect(aliasTarget('/privacy-policy/')).toBe('/privacy');
    expect(aliasTarget('/privacy-policy/old')).toBeNull();
    expect(aliasTarget('/')).toBeNull();
    expect(aliasTarget('/constructor')).toBeNull();
  });
});
