import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, nameSortKey } from './fold-text.ts';
import { meaningfulWords, placeKey } from './words.ts';

describe('a folded text', () => {
  it.each([
    ["Saint Mary's College", 'saint marys college'],
    ['St. Mary’s', 'st marys'],
    ['Université Laval', 'universite laval'],
    ['École d’architecture', 'ecole architecture'],
    ["Université d'Ottawa", 'universite ottawa'],
    ["L'Assomption", 'assomption'],
    ["D'Youville University", 'youville university'],
    ["O'Connor", 'oconnor'],
    ['Hawaiʻi Pacific', 'hawaii pacific'],
    ['Wilkes-Barre', 'wilkes barre'],
    ['N.Y.', 'ny'],
    ['U.C.L.A.', 'ucla'],
    ['Washington, D.C.', 'washington dc'],
    ['Texas A&M', 'texas am'],
    ['Texas A & M', 'texas am'],
    ['Texas A and M', 'texas am'],
    ['North Carolina A & T', 'north carolina aandt'],
    ['William & Mary', 'william mary'],
    ['UofT', 'u of t'],
    ['Ｈａｒｖａｒｄ', 'harvard'],
    ['Œuvre straße Ærø', 'oeuvre strasse aero'],
    ['zero\u200bwidth \u202eright to left', 'zerowidth right to left'],
    ['tab\tnew\nline\u0007bell', 'tab new line bell'],
    ['🎓', ''],
    ['%_*"(NEAR)', 'near'],
  ])('makes %j into %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same whether it looks folded already or not', () => {
    const word = fc.oneof(
      fc.constantFrom('a', 'and', 'm', 't', 'aand', 'uof', 'uoft', 'd', 'l', 'st', '4'),
      fc.stringMatching(/^[a-z0-9]{1,6}$/),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = words.join(' ');
        // A mark that nobody sees is taken out, and with it the text is folded letter by letter.
        expect(foldText(text)).toBe(foldText(`${text}\u200b`));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same when folded again, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const once = foldText(text);
        expect(once).toBe(once.trim());
        expect(once).not.toMatch(/ {2}|[A-Z'’.&-]/);
      }),
    );
  });
});

describe('the order of names', () => {
  it('knows no case, no accent and no leading The', () => {
    const names = [
      'The Zoo College',
      'école A',
      'Eagle',
      'the apple',
      "D'Youville",
      'Theatre School',
      'DePaul',
      'Duke',
    ];
    const ordered = names.toSorted((a, b) => (nameSortKey(a) < nameSortKey(b) ? -1 : 1));
    expect(ordered).toEqual([
      'the apple',
      'DePaul',
      'Duke',
      "D'Youville",
      'Eagle',
      'école A',
      'Theatre School',
      'The Zoo College',
    ]);
  });
});

describe('meaningful words', () => {
  it('leave joining words out and make spellings of one word the same', () => {
    expect(meaningfulWords('St. Univ. of the Ozarks at Mt. Vernon')).toEqual([
      'saint',
      'university',
      'ozarks',
      'mount',
      'vernon',
    ]);
  });

  it('are all the words when there are only joining ones', () => {
    expect(meaningfulWords('of the')).toEqual(['of', 'the']);
    expect(meaningfulWords('!?')).toEqual([]);
  });

  it('make one key of the spellings of a place', () => {
    expect(placeKey('St. Louis')).toBe(placeKey('saint louis'));
    expect(placeKey('Sainte-Anne-de-Bellevue')).toBe(placeKey('Ste. Anne de Bellevue'));
    expect(placeKey('Montréal')).toBe(placeKey('MONTREAL'));
    expect(placeKey('Boston')).not.toBe(placeKey('Boston Heights'));
  });
});
