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
import { inLanguage } from './language.ts';

test('US dollars have a sign, groups and no decimals', () => {
  expect(formatMoney(65_127, 'USD')).toBe('$65,127');
  expect(formatMoney(1_234.5, 'USD')).toBe('$1,235');
  expect(formatMoney(0, 'USD')).toBe('$0');
});

test('Canadian dollars cannot be taken for US dollars', () => {
  expect(formatMoney(6_590, 'CAD')).toBe('CA$6,590');
});

test('an amount in little room is given in thousands', () => {
  expect(formatShort(31_592)).toBe('31.6K');
  expect(formatShort(88_000)).toBe('88K');
  expect(formatShort(950)).toBe('950');
  expect(formatShort(null)).toBe('N/A');
});

test('a missing figure is N/A in every format', () => {
  expect([
    formatMoney(null, 'USD'),
    formatCount(null),
    formatPercent(null),
    formatRate(null),
    formatRatio(null),
    formatRange(null),
  ]).toEqual(['N/A', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
});

test('a percentage shows a decimal only when it has one', () => {
  expect(formatPercent(45)).toBe('45%');
  expect(formatPercent(45.54)).toBe('45.5%');
  expect(formatPercent(0)).toBe('0%');
});

test('a rate always shows one decimal', () => {
  expect(formatRate(95)).toBe('95.0%');
  expect(formatRate(3.68)).toBe('3.7%');
});

test('counts are grouped by thousands', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
});

test('a ratio names students for one teacher', () => {
  expect(formatRatio(17)).toBe('17:1');
  expect(formatRatio(12.6)).toBe('12.6:1');
});

test('a range joins its ends with a dash', () => {
  expect(formatRange([1_500, 1_580])).toBe('1,500–1,580');
});

/** No-break spaces made visible. */
const inFrench = (say: () => string) => inLanguage('fr', say).replaceAll('\u00a0', '~');

test('in French as Canada writes it, with no-break spaces', () => {
  expect(inFrench(() => formatMoney(12_500, 'CAD'))).toBe('12~500~$');
  expect(inFrench(() => formatMoney(12_500, 'USD'))).toBe('12~500~$~US');
  expect(inFrench(() => formatShort(31_592))).toBe('31,6~k');
  expect(inFrench(() => formatCount(1_234_567))).toBe('1~234~567');
  expect(inFrench(() => formatPercent(48.26))).toBe('48,3~%');
  expect(inFrench(() => formatRate(48))).toBe('48,0~%');
  expect(inFrench(() => formatRatio(17))).toBe('17:1');
  expect(inFrench(() => formatRange([1_500, 1_580]))).toBe('1~500–1~580');
  expect(inFrench(() => formatRate(null))).toBe('s.~o.');
  expect(NOT_AVAILABLE).toBe('N/A');
});
