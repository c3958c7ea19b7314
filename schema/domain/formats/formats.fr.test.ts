import { expect, test } from 'vitest';
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatRate,
  formatRatio,
  formatShort,
  NOT_AVAILABLE,
} from './formats.ts';

/** No-break spaces made visible. */
const visible = (text: string) => text.replaceAll('\u00a0', '~');

test('in French as Canada writes it, with no-break spaces', () => {
  expect(visible(formatMoney(12_500, 'CAD'))).toBe('12~500~$');
  expect(visible(formatMoney(12_500, 'USD'))).toBe('12~500~$~US');
  expect(visible(formatShort(31_592))).toBe('31,6~k');
  expect(visible(formatCount(1_234_567))).toBe('1~234~567');
  expect(visible(formatPercent(48.26))).toBe('48,3~%');
  expect(visible(formatRate(48))).toBe('48,0~%');
  expect(visible(formatRatio(17))).toBe('17~pour~1');
  expect(visible(formatRange([1_500, 1_580]))).toBe('1500–1580');
  expect(visible(formatRate(null))).toBe('n.~d.');
  expect(visible(NOT_AVAILABLE)).toBe('n.~d.');
});
