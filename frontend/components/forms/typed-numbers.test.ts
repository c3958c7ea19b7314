import { expect, it, test } from 'vitest';
import { readMoney, readPercent, readWhole } from './typed-numbers.ts';

test.each([
  ['', null],
  [' 12,500 ', 12_500],
  ['$0', 0],
])('money: "%s"', (text, value) => expect(readMoney(text)).toEqual({ value, fault: null }));

test.each(['abc', '-5', '12.500', '2,000,000', '1e5'])('money that cannot be read is told: "%s"', (text) => {
  expect(readMoney(text)).toEqual({ value: null, fault: expect.stringMatching(/^Enter an amount/) });
});

test.each([
  ['', null],
  ['1', 1],
  [' 20 ', 20],
])('a whole number: "%s"', (text, value) => expect(readWhole(text, 1, 20)).toEqual({ value, fault: null }));

test.each(['0', '21', '2.5', '-3', 'two', '0x10', '99999999'])('no whole number from 1 to 20: "%s"', (text) => {
  expect(readWhole(text, 1, 20)).toEqual({ value: null, fault: 'Enter a whole number from 1 to 20.' });
});

test.each([
  ['6.52', 6.52],
  ['6.52 %', 6.52],
  ['0', 0],
  ['', null],
])('a percentage: "%s"', (text, value) => expect(readPercent(text, 0, 25)).toEqual({ value, fault: null }));

test.each(['26', '-1', '6,52', '6.523', 'Infinity'])('no percentage up to 25: "%s"', (text) => {
  expect(readPercent(text, 0, 25).fault).toMatch(/from 0 to 25/);
});

it('says the bounds it was given', () => expect(readPercent('99', 5, 15).fault).toMatch(/from 5 to 15/));
