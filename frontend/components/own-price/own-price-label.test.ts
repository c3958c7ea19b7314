import { expect, it } from 'vitest';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { hedgeOf, labelOf } from './own-price-label.ts';

const price = (changes: Partial<YourPrice>): YourPrice => ({
  amount: 10_420,
  amountUsd: 10_420,
  currency: 'USD',
  estimate: false,
  parts: [],
  missing: null,
  askFor: [],
  notes: [],
  ...changes,
});
const FEW = { note: 'few-students', text: '' } as const;

it('says of an average of few students that it is one, before that it is an estimate', () => {
  expect(labelOf(price({}))).toBe('Your price');
  expect(labelOf(price({ estimate: true }))).toBe('Your price, estimate');
  expect(labelOf(price({ estimate: true, notes: [FEW] }))).toBe('Your price, fewer than 30 students');
  expect(hedgeOf(price({ notes: [FEW] }))).toBe('fewer than 30 students');
});
