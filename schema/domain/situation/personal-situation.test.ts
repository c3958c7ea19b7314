import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERESTS_MAX, NOTHING_SAID, personalSituationOf, postalCodeOf, saysNothing } from './personal-situation.ts';

const WHOLE = {
  home: 'US-OH',
  residence: 'us',
  income: '0-30',
  postalCode: '43210',
  starting: 'first-year',
  attendance: 'full-time',
  living: 'with-family',
  sat: 1_180,
  act: null,
  average: 88,
  subjects: ['nursing'],
};

describe('what somebody said, as it was kept', () => {
  it('is read back whole', () => {
    expect(personalSituationOf(WHOLE)).toEqual(WHOLE);
    expect(personalSituationOf(JSON.parse(JSON.stringify(WHOLE)))).toEqual(WHOLE);
  });

  it('is nothing where nothing can be read', () => {
    for (const junk of [null, undefined, 7, 'US-OH', [], [WHOLE], {}, { home: 'US-XX' }, { home: ['US-OH'] }]) {
      expect(personalSituationOf(junk)).toBeNull();
    }
    expect(saysNothing(NOTHING_SAID)).toBe(true);
  });

  it('keeps what can be read beside what cannot', () => {
    const stored = {
      ...WHOLE,
      home: 'us-oh',
      income: '5',
      sat: 1_601,
      act: 20.5,
      average: '88',
      postalCode: 'x'.repeat(1e5),
    };
    expect(personalSituationOf({ ...stored, extra: 1 })).toEqual({
      ...WHOLE,
      home: null,
      income: null,
      sat: null,
      average: null,
      postalCode: null,
    });
  });

  it('has each subject once, so many at most, and none that there is not', () => {
    const subjects = ['nursing', 'nursing', 'magic', 'history', 'law', 'music', 'physics', 'design', 3];
    const read = personalSituationOf({ subjects })?.subjects ?? [];
    expect(read).toHaveLength(INTERESTS_MAX);
    expect(new Set(read).size).toBe(INTERESTS_MAX);
    expect(read).not.toContain('magic');
  });

  it('never fails, and reads the same when it is read again', () => {
    const said = fc.record(Object.fromEntries(Object.keys(WHOLE).map((key) => [key, fc.anything()])));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), said), (value) => {
        const once = personalSituationOf(value);
        expect(personalSituationOf(once)).toEqual(once);
      }),
    );
  });
});

describe('a ZIP or postal code', () => {
  it('is brought to its usual form, and refused when it is none', () => {
    expect(postalCodeOf(' 43210 ')).toBe('43210');
    expect(postalCodeOf('m5v2t6')).toBe('M5V 2T6');
    expect(postalCodeOf('M5V  2T6')).toBe('M5V 2T6');
    for (const text of ['4321', '432101', 'M5V 2T', 'D5V 2T6', 'SW1A 1AA', '']) expect(postalCodeOf(text)).toBeNull();
  });
});
