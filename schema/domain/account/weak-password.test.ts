import { describe, expect, test } from 'vitest';
import { commonPasswords } from '../../../scripts/build-password-filter.ts';
import { bestHashes, filterOf, isInFilter } from './bloom-filter.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isCommon, weaknessOf } from './weak-password.ts';

const COMMON = commonPasswords();

describe('the filter of common passwords', () => {
  test('is made of the lists that are committed', () => {
    expect(COMMON.length).toBeGreaterThan(11_500);
    const made = filterOf(COMMON, COMMON_PASSWORDS.bitsPerWord);
    expect(Buffer.from(made).toString('base64')).toBe(COMMON_PASSWORDS.base64);
  });

  test('knows every one of them, in any case', () => {
    expect(COMMON.filter((word) => !isCommon(word) || !isCommon(word.toUpperCase()))).toEqual([]);
  });

  test('takes no more than one of 10,000 others for one of them', () => {
    const others = Array.from({ length: 300_000 }, (_, at) => `${(at * 2_654_435_761).toString(36)}-${at}`);
    const taken = others.filter(isCommon).length;
    // 20 are expected of one in 15,000; 30 is one in 10,000.
    expect(taken).toBeLessThanOrEqual(30);
    expect(taken).toBeGreaterThan(5);
  });

  test('is of a kind that forgets nothing, at any size', () => {
    const words = ['', 'a', 'ab', 'ä', '😀', 'x'.repeat(200)];
    const filter = filterOf(words, 20);
    expect(words.every((word) => isInFilter(filter, bestHashes(20), word))).toBe(true);
    expect(isInFilter(filter, bestHashes(20), 'b')).toBe(false);
  });
});

describe('a password is refused', () => {
  test.each([
    ['      ', 'spaces'],
    ['\t\u00a0\u3000\u200b\u2060  ', 'spaces'],
    ['password', 'common'],
    ['PassWord1', 'common'],
    ['ｑｗｅｒｔｙ', 'common'],
    ['123456', 'common'],
    ['ada.lovelace', 'name'],
    ['Ada_Lovelace', 'name'],
    ['adalovelace1!', 'name'],
    ['2024adalovelace', 'name'],
    ['ecalevolada', 'name'],
    ['adalovelac', 'name'],
    ['ada1ovelace', 'name'],
    ['adalovelaceadalovelace', 'name'],
  ])('%j for %s', (password, weakness) => {
    expect(weaknessOf(password, 'Ada.Lovelace')).toBe(weakness);
  });

  test.each(
    `654321 121212 222222 555555 777777 888888 999999 aaaaaa zzzzzz qqqqqq abcabc aabbcc abcdef abcdefg abcdefgh
     012345 234567 987654321 0987654321 11111111111111 password! Password1! letmein! !!sunshine!! campusatlas CampusAtlas1
     campus-atlas2026 motdepasse doudou universite Université azertyuiop qsdfgh 123qwe qweasdzxc abc123 112233 asdf1234
     1q2w3e4r zyxwvu 123abc abcdabcd pass-word password2026 Summer2026! bonjour123 Bonjour1! motdepasse1 soleil77 jetaime
     1jetaime Montreal1 P455w0rd l3tm31n pa$$word p@ssword1 passw0rd1 19900101 24122006 2006-12-24 241206 ------ !!!!!! -_-_-_
     Universite2026`.split(/\s+/),
  )('%s as one of the first that somebody would try', (password) => {
    expect(weaknessOf(password, 'ada')).toBe('common');
  });

  test.each([
    ['adaada', 'ada'],
    ['ada1815', 'ada'],
    ['xX-ada-9', 'Ada'],
  ])('%j as the name %s with a little around it', (password, username) => {
    expect(weaknessOf(password, username)).toBe('name');
  });
});

test.each([
  ['k7vq2m', 'ada'],
  ['correct horse', 'ada'],
  ['ada keeps seven otters', 'ada'],
  ['lovelace-programs-9', 'ada.lovelace'],
  ['  k7vq2m  ', 'ada'],
  ['canada goose 51', 'ada'],
  ['734918', 'ada'],
  ['sunshine-4182', 'ada'],
  ['49917352', 'ada'],
  ['bobcat-7q', 'bo'],
])('%j is allowed for %s', (password, username) => {
  expect(weaknessOf(password, username)).toBeNull();
});

test.each(['', '     ', 'ada', '12345'])('%j is too short, and nothing else is said of it', (password) => {
  expect(weaknessOf(password, 'ada')).toBeNull();
});

test('a name without letters or digits, or none, is like no password', () => {
  expect([weaknessOf('k7vq2m', '...'), weaknessOf('k7vq2m')]).toEqual([null, null]);
});
