import { describe, expect, it } from 'vitest';
import { copiedTime, noteCopied } from './copied-data.ts';

describe('data from before', () => {
  it('knows when it came', () => {
    const data = { name: 'x' };
    noteCopied(data, '2026-01-02T03:04:05.000Z');
    expect(copiedTime(data)).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
  });

  it.each([
    ['the network', {}, null],
    ['a header nobody can read', {}, 'yesterday'],
    ['an answer that is no object', 'text', '2026-01-02T03:04:05.000Z'],
  ])('is not what came from %s', (_, data, header) => {
    noteCopied(data, header);
    expect(copiedTime(data)).toBeNull();
  });
});
