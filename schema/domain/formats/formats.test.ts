import { expect, test } from 'vitest';
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatRate,
  formatRatio,
  formatShort,
} from './formats.ts';

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
  expect(formatRange([1_500, 1_580])).toBe('1500–1580');
});
