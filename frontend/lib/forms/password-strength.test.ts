import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 'tooShort'],
  ['abc12', 'tooShort'],
  ['kx7!qz', 'short'],
  ['kx7!qzr', 'short'],
  ['password', 'guessable'],
  ['Password123!', 'guessable'],
  ['12345678', 'guessable'],
  ['qwertyuiop', 'guessable'],
  ['aaaaaaaaaaaa', 'guessable'],
  ['abcdabcdabcd', 'guessable'],
  ['kxqzrvbn', 'fair'],
  ['kxq7rvbnm', 'fair'],
  ['Kxq7rvbnm', 'strong'],
  ['four small brown words', 'strong'],
  ['пароль-из-слов-7', 'strong'],
] as const)('"%s" is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('one’s own name with a digit or two is easy to guess', () => {
  expect(strengthOf('AdaLovelace1', 'adalovelace')).toBe('guessable');
  expect(strengthOf('AdaLovelace1', 'somebody')).not.toBe('guessable');
  expect(strengthOf('Ada-writes-programs', 'ada')).toBe('strong');
});
