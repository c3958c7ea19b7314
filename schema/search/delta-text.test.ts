import { expect, it } from 'vitest';
import { decodeSteps, encodeSteps } from './delta-text.ts';

it('gives back what went in', () => {
  const values = [0, 1, -1, 45, 46, -46, 2_116, 99_999, -18_000, -18_000, 1_000_000];
  expect(decodeSteps(encodeSteps(values))).toEqual(values);
  expect(decodeSteps(encodeSteps([]))).toEqual([]);
  const many = Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 20_011);
  expect(decodeSteps(encodeSteps(many))).toEqual(many);
});

it('needs no escaping, and one character for a small step', () => {
  const text = encodeSteps([1, 2, 3, -900, 40_000, 7]);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
  expect(encodeSteps([5, 6, 7])).toHaveLength(3);
});

it('refuses what is no such text', () => {
  expect(() => decodeSteps('é')).toThrow('unknown character');
  expect(() => decodeSteps(encodeSteps([9_999]).slice(0, -1))).toThrow('cut off');
});
