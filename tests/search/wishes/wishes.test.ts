import { describe, expect, it } from 'vitest';
import { BACHELORS_KINDS } from '#schema/domain/university-figures.ts';
import { WISH_FAMILIES, WISH_FAMILY_NAMES } from './families.ts';
import { FRESH_FAMILIES, FRESH_FAMILY_NAMES } from './fresh/families.ts';
import { freshWishes, judgedWishes, laterWishes, precision } from './judge.ts';
import { LATER_LANGUAGES } from './later/families.ts';
import { schools } from './schools.ts';
import type { Wish } from './wish.ts';

const all = WISH_FAMILY_NAMES.flatMap((family) => WISH_FAMILIES[family].map((wish: Wish) => wish));
const judged = judgedWishes();
const fresh = freshWishes();
const later = LATER_LANGUAGES.flatMap(laterWishes);
const everyOne = [...judged, ...fresh, ...later];

describe('the judged wishes', () => {
  it('are at least four hundred in fifteen families, each of twenty-five and more', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(WISH_FAMILY_NAMES.length).toBeGreaterThanOrEqual(15);
    for (const family of WISH_FAMILY_NAMES) expect(WISH_FAMILIES[family].length, family).toBeGreaterThanOrEqual(25);
  });

  it('have a fresh part of fifteen families, twenty and more in each', () => {
    expect(FRESH_FAMILY_NAMES.length).toBe(15);
    for (const family of FRESH_FAMILY_NAMES) expect(FRESH_FAMILIES[family].length, family).toBeGreaterThanOrEqual(20);
  });

  it('have a later part of 150 in English and 100 in French, half of each held out', () => {
    for (const [language, least] of [
      ['english', 150],
      ['french', 100],
    ] as const) {
      const own = laterWishes(language);
      const share = own.filter(({ heldOut }) => heldOut).length / own.length;
      expect(own.length, language).toBeGreaterThanOrEqual(least);
      expect(share, language).toBeGreaterThan(0.4);
      expect(share, language).toBeLessThan(0.6);
    }
  });

  it('ask nothing twice', () => {
    const plain = [...all, ...fresh, ...later].map(({ text }) => text.toLowerCase().replace(/\s+/g, ' ').trim());
    expect(plain.filter((text, at) => plain.indexOf(text) !== at)).toEqual([]);
  });

  it('have a right answer each, unless nothing can be read', () => {
    expect(everyOne.filter(({ right, nothing }) => (right.size === 0) !== nothing).map(({ text }) => text)).toEqual([]);
  });

  it('are none that nearly every university would be right for', () => {
    const listed = schools().filter(({ kind }) => BACHELORS_KINDS.includes(kind)).length;
    const easy = everyOne.filter(({ right }) => right.size > 0.6 * listed);
    expect(easy.map(({ text }) => text)).toEqual([]);
  });

  it('have a school to lead them where one is named', () => {
    expect(everyOne.filter(({ first }) => first?.size === 0).map(({ text }) => text)).toEqual([]);
  });

  it('are held out by half, in every family', () => {
    const share = judged.filter(({ heldOut }) => heldOut).length / judged.length;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.58);
    for (const family of WISH_FAMILY_NAMES) {
      const own = judged.filter((one) => one.family === family);
      expect(own.filter(({ heldOut }) => heldOut).length, family).toBeGreaterThanOrEqual(8);
      expect(own.filter(({ heldOut }) => !heldOut).length, family).toBeGreaterThanOrEqual(8);
    }
  });

  it('are answered wholly by their own right answers, and not at all by others', () => {
    const ids = schools().map(({ id }) => id);
    for (const wish of everyOne.filter(({ nothing }) => !nothing)) {
      const lead = [...(wish.first ?? [])].slice(0, 1);
      const right = [...lead, ...[...wish.right].filter((id) => !lead.includes(id))];
      expect(precision(wish, right), wish.text).toBe(1);
      expect(
        precision(
          wish,
          ids.filter((id) => !wish.right.has(id) && !wish.first?.has(id)),
        ),
        wish.text,
      ).toBe(0);
      expect(precision(wish, []), wish.text).toBe(0);
    }
  });
});
