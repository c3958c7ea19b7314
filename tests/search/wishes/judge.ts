/** Judges an answer to a query: what is right of it, and its grade. */
import { BACHELORS_KINDS, type UniversityKind } from '#schema/domain/record/university-figures.ts';
import type { Among, Condition, Kinds, Test } from './conditions.ts';
import type { Answer } from './engine.ts';
import { WISH_FAMILIES, WISH_FAMILY_NAMES, type WishFamily } from './families.ts';
import { FRENCH_FAMILIES, FRENCH_FAMILY_NAMES, type FrenchFamily } from './french/families.ts';
import { FRESH_FAMILIES, FRESH_FAMILY_NAMES, type FreshFamily } from './fresh/families.ts';
import { LATER_FAMILIES, type LaterLanguage } from './later/families.ts';
import { type School, schools } from './schools.ts';
import type { Wish } from './wish.ts';

const isTest = (condition: Condition): condition is Test => typeof condition === 'function';
const isKinds = (condition: Condition): condition is Kinds => 'kinds' in condition;
const isAmong = (condition: Condition): condition is Among => 'among' in condition;

/** The kinds of institution that a wish is about. */
function kindsOf(conditions: readonly Condition[]): readonly UniversityKind[] {
  return conditions.find(isKinds)?.kinds ?? BACHELORS_KINDS;
}

/** Of the catalogue, what a wish with no condition but its kinds of institution could have. */
function eligible({ right }: Wish): School[] {
  const kinds = right === 'nothing' ? [] : kindsOf(right);
  return schools().filter(({ kind }) => kinds.includes(kind));
}

/**
 * The universities that are a right answer, and how many of them a whole answer has at least. What depends on what else
 * is asked comes last, in its order.
 */
function rightAnswers(wish: Wish): { right: Set<number>; demanded: number } {
  if (wish.right === 'nothing') return { right: new Set(), demanded: 0 };
  const tests = wish.right.filter(isTest);
  let passing = eligible(wish).filter((school) => tests.every((holds) => holds(school)));
  let least = passing;
  for (const { among, demanded } of wish.right.filter(isAmong)) {
    passing = among(passing);
    least = (demanded ?? among)(least);
  }
  const right = new Set(passing.map(({ id }) => id));
  // Where the least is nothing, all of it is demanded: a condition may be an empty one among the few.
  return { right, demanded: least.length === 0 ? right.size : Math.min(right.size, least.length) };
}

/** Why a university is no right answer: the first condition that fails, as the judge calls it. */
export function whyWrong(wish: Wish, id: number): string {
  if (wish.right === 'nothing') return 'nothing can be read';
  const school = schools().find((one) => one.id === id);
  if (!school) return 'not in the catalogue';
  if (!kindsOf(wish.right).includes(school.kind)) return school.kind;
  const tests = wish.right.filter(isTest);
  const failed = tests.find((holds) => !holds(school));
  if (failed) return `not: ${failed.label ?? 'a condition of its own'}`;
  let passing = eligible(wish).filter((one) => tests.every((holds) => holds(one)));
  for (const { among, label } of wish.right.filter(isAmong)) {
    passing = among(passing);
    if (!passing.includes(school)) return `not: ${label ?? 'among the others'}`;
  }
  return 'not the school that was named';
}

/** Places of a page that are judged. */
const JUDGED = 10;

/** A wish with its right answers. */
export interface JudgedWish {
  wish: Wish;
  family: WishFamily | FreshFamily | FrenchFamily | `later ${string}`;
  text: string;
  right: ReadonlySet<number>;
  /** How many places are judged: ten, or as many as a whole answer has at least. */
  places: number;
  /** Universities of which one has to come first; undefined where any right one may. */
  first: ReadonlySet<number> | undefined;
  /** Nothing can be read, so that nothing should be found. */
  nothing: boolean;
  heldOut: boolean;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
/** Half of the wishes, by their text alone: they are not looked at while the search is made better. */
export const isHeldOut = (text: string): boolean => ((hashOf(text) >>> 15) & 1) === 1;

function judged(wish: Wish, family: JudgedWish['family'], heldOut: boolean): JudgedWish {
  const { right, demanded } = rightAnswers(wish);
  return {
    wish,
    family,
    text: wish.text,
    right,
    places: Math.min(JUDGED, demanded),
    first:
      wish.first &&
      new Set(
        schools()
          .filter(wish.first)
          .map(({ id }) => id),
      ),
    nothing: wish.right === 'nothing',
    heldOut,
  };
}

/** Every wish of the families with its truth. */
export function judgedWishes(): JudgedWish[] {
  return WISH_FAMILY_NAMES.flatMap((family) =>
    WISH_FAMILIES[family].map((wish: Wish) => judged(wish, family, wish.open !== true && isHeldOut(wish.text))),
  );
}

/** The wishes of the fresh part, none held out. */
export function freshWishes(): JudgedWish[] {
  return FRESH_FAMILY_NAMES.flatMap((family) =>
    FRESH_FAMILIES[family].map((wish: Wish) => judged(wish, family, false)),
  );
}

/** The wishes in French, none held out: they were asked once before anything was mended for them. */
export function frenchWishes(): JudgedWish[] {
  return FRENCH_FAMILY_NAMES.flatMap((family) =>
    FRENCH_FAMILIES[family].map((wish: Wish) => judged(wish, family, false)),
  );
}

/** The wishes written last in a language, half of them held out. */
export function laterWishes(language: LaterLanguage): JudgedWish[] {
  return Object.entries(LATER_FAMILIES[language]).flatMap(([family, wishes]) =>
    wishes.map((wish) => judged(wish, `later ${family}`, wish.open !== true && isHeldOut(wish.text))),
  );
}

/** For each of the places judged: whether what stands there is right. */
export function placesRight({ right, places, first, nothing }: JudgedWish, found: readonly number[]): boolean[] {
  if (nothing) return [found.length === 0];
  return Array.from({ length: places }, (_, at) => {
    const id = found[at];
    if (id === undefined) return false;
    return at === 0 && first ? first.has(id) : right.has(id);
  });
}

/** Share of the first ten places, or of as many as a whole answer has, that are right: 0 to 1. */
export function precision(wish: JudgedWish, { ids: found, about = {} }: Answer): number {
  const { about: asked } = wish.wish;
  if (asked && JSON.stringify(asked) !== JSON.stringify(about)) return 0;
  const places = placesRight(wish, found);
  return places.filter(Boolean).length / places.length;
}
