import { expect, it } from 'vitest';
import { parseWhole, thumbText } from './tuition.ts';

it('reads and writes tuition in French', () => {
  const read = (text: string) => parseWhole(text);
  expect(['12 500,75 $', '12,5k', '12,500', '$12,500.75', '12\u00a0500'].map(read)).toEqual([
    12_500, 12_500, 12_500, 12_500, 12_500,
  ]);
  expect(thumbText(50_000)).toBe('50\u00a0000\u00a0$\u00a0US\u00a0ou plus');
});
