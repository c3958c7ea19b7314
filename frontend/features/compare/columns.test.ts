import { expect, test } from 'vitest';
import { fitSideBySide } from './columns.ts';

const four = (text: string) => ['$60,946', 'CA$59,320', 'N/A', text];

test('four short values stand side by side on a phone', () => {
  expect(fitSideBySide(four('$40,022'))).toBe(true);
  expect(fitSideBySide(four('Open to all who qualify'))).toBe(true);
});

test('of four none may have a long word or a long text; fewer have wider columns', () => {
  expect(fitSideBySide(four('Boston, Massachusetts'))).toBe(false);
  expect(fitSideBySide(four('Toronto, Ontario, Canada; and so on'))).toBe(false);
  expect(fitSideBySide(four('Boston, Massachusetts').slice(1))).toBe(true);
});
