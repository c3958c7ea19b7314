import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('the way on after signing in', () => {
  test.each(['/', '/my-universities?tab=recent', '/search?q=a%2Fb#list', '/university/x-1', '/authors'])(
    'may be %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  test.each([
    null,
    '',
    'search',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/auth',
    '/auth?tab=register',
    '/auth/',
    '/signup',
  ])('is never %j', (next) => {
    expect(safeNext(next)).toBeNull();
  });

  test('whatever is asked, leads to this site or nowhere', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', ':', '@', 'evil.example', '?', '#', '%2f', '\t', '\u0000', 'a');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const next = safeNext(`/${pieces.join('')}`);
        if (next === null) return;
        expect(new URL(next, 'https://campus.example').origin).toBe('https://campus.example');
        expect(next.startsWith('//')).toBe(false);
      }),
    );
  });
});
