import { describe, expect, it } from 'vitest';
import { awardsByInstitution } from './awards.ts';
import { FEW_BACHELORS, kindOf } from './kinds.ts';

const row = (unitid: number, cip: string, awardLevel: number, awards: number) => ({ unitid, cip, awardLevel, awards });
const kind = (
  [certificate, associate, bachelor, graduate]: [number, number, number, number],
  { carnegieClass = 19, offersBachelors = true } = {},
) =>
  kindOf({
    awards: { certificate, associate, bachelor, graduate, listsBachelors: true },
    carnegieClass,
    offersBachelors,
  });

describe('awardsByInstitution', () => {
  it('sums first majors by level, the total of CIP 99 left out', () => {
    const awards = awardsByInstitution([
      row(1, '11.0701', 5, 10),
      row(1, '26.0101', 5, 5),
      row(1, '99', 5, 15),
      row(1, '24.0101', 3, 7),
      row(1, '51.0000', 21, 2),
      row(1, '13.0101', 7, 3),
      row(2, '11.0701', 3, 1),
    ]);
    expect(awards.get(1)).toEqual({ certificate: 2, associate: 7, bachelor: 15, graduate: 3, listsBachelors: true });
    expect(awards.get(2)?.listsBachelors).toBe(false);
  });
});

describe('kindOf', () => {
  it.each([
    ['a university', [0, 20, 500, 300], 'bachelors'],
    ['a community college whose bachelor program nobody finished', [900, 1_200, 0, 0], 'two-year'],
    ['a state college with a few bachelor programs', [500, 3_000, 600, 0], 'mostly-associate'],
    ['a school of graduates with a bachelor program that nobody finished', [0, 0, 0, 700], 'graduate-only'],
    ['a new college of nursing', [0, 0, 0, 0], 'bachelors'],
  ] as const)('takes %s for what it is', (_what, awards, expected) => {
    expect(kind([...awards])).toBe(expected);
  });

  it('draws the line at one bachelor degree for three associate degrees', () => {
    expect(FEW_BACHELORS).toBe(0.25);
    expect(kind([0, 300, 99, 0])).toBe('mostly-associate');
    expect(kind([0, 300, 100, 0])).toBe('bachelors');
  });

  it("takes a school of Carnegie's theological class for a seminary", () => {
    expect(kind([0, 10, 20, 30], { carnegieClass: 31 })).toBe('seminary');
  });

  it('takes a branch that reports nothing for what it offers', () => {
    const facts = { awards: undefined, carnegieClass: null };
    expect(kindOf({ ...facts, offersBachelors: true })).toBe('bachelors');
    expect(kindOf({ ...facts, offersBachelors: false })).toBe('two-year');
  });
});
