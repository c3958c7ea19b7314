import { describe, expect, test } from 'vitest';
import { ALIASES, aliasTarget } from './route-aliases.ts';
import { routeOf } from './routes.ts';

describe('an alias', () => {
  test.each(Object.entries(ALIASES))('%s is no page itself and leads to one', (alias, target) => {
    expect(routeOf(alias)).toBeNull();
    expect(routeOf(target)).not.toBeNull();
    expect(aliasTarget(target)).toBeNull();
  });

  test('counts with a slash at its end, and nothing else does', () => {
    expect(aliasTarget('/privacy-policy/')).toBe('/privacy');
    expect(aliasTarget('/privacy-policy/old')).toBeNull();
    expect(aliasTarget('/')).toBeNull();
    expect(aliasTarget('/constructor')).toBeNull();
  });
});
