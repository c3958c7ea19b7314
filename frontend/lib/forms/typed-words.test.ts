import { describe, expect, it } from 'vitest';
import { holdsWords, typedWords } from './typed-words.ts';

describe('finding a text by typed words', () => {
  it.each([
    ['What is net price?', 'NET pri', true],
    ['Université Laval', 'universite', true],
    ['A school’s page', "school's", true],
    ['A school’s page', 'chool', false],
    ['What is net price?', 'net debt', false],
    ['anything', '  ', true],
    ['Use 4-1-4', '4', true],
    ['Ce que dit l’aide jusqu’ici', 'aide ici', true],
    ['L’établissement', 'l’établ', true],
    ['Don’t ask', 'don’t', true],
  ])('“%s” by “%s”: %s', (text, typed, found) => expect(holdsWords(text, typedWords(typed))).toBe(found));
});
