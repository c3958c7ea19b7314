import { describe, expect, it } from 'vitest';
import { characterWords } from './character-words.ts';

describe('characterWords', () => {
  it('puts what a school is before its noun, in the usual order', () => {
    expect(characterWords(['womens', 'hbcu'], 'United Methodist').words).toEqual([
      'historically Black',
      'United Methodist',
      'women’s',
    ]);
  });

  it('leaves to a sentence what no adjective tells', () => {
    expect(characterWords(['hispanic-serving', 'land-grant'], 'Churches of Christ')).toEqual({
      words: ['land-grant'],
      designationsLeft: ['hispanic-serving'],
      denominationLeft: 'Churches of Christ',
    });
  });
});
