import { expect, it } from 'vitest';
import { readMoney, readPercent } from './typed-numbers.ts';

it('reads both writings in French', () => {
  const percent = (text: string) => readPercent(text, 0, 25).value;
  expect([percent('6,52 %'), percent('6.52'), percent('6,5,2')]).toEqual([6.52, 6.52, null]);
  expect(readMoney('12 500,50 $').value).toBe(12_501);
});
