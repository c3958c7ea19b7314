import { describe, expect, it } from 'vitest';
import { teachingLanguage } from './teaching-language.ts';

describe('the language of teaching', () => {
  it.each([
    ['CA', 'ON', 'English', 'en'],
    ['CA', 'QC', 'French', 'fr'],
    ['CA', 'ON', 'Bilingual', 'both'],
    ['CA', 'QC', null, null],
    ['CA', 'QC', 'Inuktitut', null],
    ['CA', 'QC', 'constructor', null],
    ['US', 'OH', null, 'en'],
    ['US', 'PR', null, null],
  ] as const)('in %s %s of %s is %s', (country, state, language, expected) => {
    expect(teachingLanguage({ country, state, language })).toBe(expected);
  });
});
