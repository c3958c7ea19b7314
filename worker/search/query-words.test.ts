import { describe, expect, it } from 'vitest';
import { asksForList, mendText, queryWord, typedWords } from './query-words.ts';

describe('the words of a text', () => {
  it('are twelve of forty letters at most, however long the text', () => {
    const words = typedWords(`${'x'.repeat(90)} ${'boston '.repeat(50)}`);
    expect(words).toHaveLength(12);
    expect(words[0]).toBe('x'.repeat(40));
  });

  it.each([
    ['boston', 'own'],
    ['university', 'kind'],
    ['univ', 'kind'],
    ['colleges', 'kind'],
    ['u', 'kind'],
    ['of', 'filler'],
    ['best', 'filler'],
    ['toString', 'own'],
  ])('%s is a word of role %s', (typed, role) => {
    expect(queryWord(typed, 0).role).toBe(role);
  });

  it('ask for a list in the plural only', () => {
    const asks = (text: string) => asksForList(typedWords(text).map((word, at) => queryWord(word, at)));
    expect(asks('colleges in vermont')).toBe(true);
    expect(asks('boston college')).toBe(false);
  });
});

describe('a mended text', () => {
  it.each([
    ['univ of michgan', { 2: 'michigan' }, 'univ of michigan'],
    ['  Standford   University ', { 0: 'stanford' }, 'Stanford University'],
    ['St. Luois, MO', { 0: 'st', 1: 'louis' }, 'St. Louis, MO'],
    ['bostoncolege', { 0: 'boston college' }, 'boston college'],
    ['mc gil', { 0: 'mcgill', 1: '' }, 'mcgill'],
    ['wilks-barre pa', { 0: 'wilkes' }, 'wilkes-barre pa'],
    ['texs A & M', { 0: 'texas' }, 'texas A & M'],
    ['🎓 havard', { 0: 'harvard' }, '🎓 harvard'],
  ])('%j with %j is %j', (text, mended, right) => {
    const byPosition = new Map(Object.entries(mended).map(([at, word]) => [Number(at), word]));
    expect(mendText(text, byPosition)).toBe(right);
  });
});
