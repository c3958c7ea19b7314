/** The words of programs as an index: what a phrase means among the CIP groups of a snapshot. */

import { PROGRAM_TITLES as ENGLISH_PROGRAM_TITLES } from '#schema/domain/names/en/academic-programs.ts';
import {
  ACADEMIC_PROGRAMS,
  type AcademicProgramKey,
  familiesStandingFor,
  fieldOfCip,
} from '#schema/domain/programs/academic-programs.ts';
import { AWARD_LEVELS, type AwardLevel } from '#schema/domain/record/enums.ts';
import { foldText } from '#schema/search/fold-text.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { sameWord } from '#schema/search/words.ts';
import { lowerBound } from '../find-words.ts';
import { slipsBetween } from '../typing-slips.ts';
import { PROGRAM_WORDS } from './program-words.ts';

/** How well a group fits what was asked for. */
export const NAMED = 2;
export const ALSO_FITS = 1;

export interface PhraseMeaning {
  /** Group (its position in the snapshot) to NAMED or ALSO_FITS. */
  groups: ReadonlyMap<number, number>;
  levels: readonly AwardLevel[];
}

export interface ProgramLexicon {
  phrases: ReadonlyMap<string, PhraseMeaning>;
  /** The words of phrases and titles, in code unit order. */
  words: readonly string[];
  /** Word to the groups that have it in their title. */
  groupsOfWord: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Words inside a phrase that may be there or not. */
export const PHRASE_JOINS: ReadonlySet<string> = new Set(['of', 'the', 'and', 'a', 'an']);
/** Words of many titles that tell nothing of one. */
const TITLE_FILLERS: ReadonlySet<string> = new Set(
  'general related other service program study support science technology technician arts art for in as to by'.split(
    ' ',
  ),
);

/** One form of a word in its singular and its plural; no word of the language, only good for comparing. */
export function stem(typed: string): string {
  const word = sameWord(typed);
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('sses') ? word.slice(0, -2) : word.slice(0, -1);
}

/** A phrase as it is compared: its words' stems, joining words left out. */
export function phraseKey(phrase: string): string {
  return foldText(phrase)
    .split(' ')
    .filter((word) => !PHRASE_JOINS.has(word))
    .map(stem)
    .join(' ');
}

const lexicons = new WeakMap<ProgramSnapshot, ProgramLexicon>();

/** The lexicon of a snapshot, made when the first words are asked for. */
export function lexiconOf(snapshot: ProgramSnapshot): ProgramLexicon {
  const known = lexicons.get(snapshot);
  if (known) return known;
  const lexicon = makeLexicon(snapshot);
  lexicons.set(snapshot, lexicon);
  return lexicon;
}

function makeLexicon({ cips, titles }: ProgramSnapshot): ProgramLexicon {
  const groupAt = new Map(cips.map((cip, at) => [cip, at]));
  const programCips = new Map(ACADEMIC_PROGRAMS.map(({ key, cips: list }) => [key, list]));
  const groupsNamed = (meaning: string): number[] => {
    const list = meaning.startsWith('field:')
      ? cips.filter((cip) => fieldOfCip(cip) === meaning.slice('field:'.length))
      : (programCips.get(meaning) ?? [meaning]);
    return list.flatMap((cip) => groupAt.get(cip) ?? []);
  };
  const phrases = new Map<string, PhraseMeaning>();
  const add = (phrase: string, named: readonly number[], alsoFit: readonly number[], levels: readonly AwardLevel[]) => {
    const key = phraseKey(phrase);
    const before = phrases.get(key);
    const groups = new Map(before?.groups);
    for (const group of alsoFit) if (!groups.has(group)) groups.set(group, ALSO_FITS);
    for (const group of named) groups.set(group, NAMED);
    phrases.set(key, { groups, levels: [...new Set([...(before?.levels ?? []), ...levels])] });
  };
  /** Families that stand for a subject of the groups (positions), where only the family is known. */
  const standingFor = (groups: readonly number[]) =>
    familiesStandingFor(groups.map((group) => cips[group] as string)).flatMap((family) => groupAt.get(family) ?? []);
  for (const { named, alsoFit, words, levels } of PROGRAM_WORDS) {
    const groups = named.flatMap(groupsNamed);
    const others = [...alsoFit.flatMap(groupsNamed), ...standingFor(groups)];
    for (const word of words) {
      add(
        word,
        groups,
        others,
        AWARD_LEVELS.filter((level) => levels.includes(level)),
      );
    }
  }
  for (const { key, cips: list } of ACADEMIC_PROGRAMS) {
    const title = ENGLISH_PROGRAM_TITLES[key as AcademicProgramKey];
    const groups = list.flatMap(groupsNamed);
    if (!phrases.has(phraseKey(title))) add(title, groups, standingFor(groups), []);
  }

  const groupsOfWord = new Map<string, Set<number>>();
  const isFamily = (group: number) => cips[group]?.length === 2;
  titles.forEach((title, group) => {
    if (!isFamily(group)) add(title, [group], standingFor([group]), []);
  });
  titles.forEach((title, group) => {
    // The title of a family means all that is in it; where it is also a subject's, that is known by now.
    if (isFamily(group) && !phrases.has(phraseKey(title))) {
      const inFamily = cips.flatMap((cip, at) => (cip.startsWith(cips[group] as string) ? [at] : []));
      add(title, inFamily, [], []);
    }
    for (const word of phraseKey(title).split(' ')) {
      const groups = groupsOfWord.get(word) ?? new Set();
      groupsOfWord.set(word, groups.add(group));
    }
  });
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  return { phrases, groupsOfWord, words: [...words].sort() };
}

/** The groups whose titles have all the words (stems). A word that is in many titles alone names none. */
export function groupsTitled({ groupsOfWord }: ProgramLexicon, words: readonly string[]): number[] {
  if (words.every((word) => TITLE_FILLERS.has(word))) return [];
  const [first, ...rest] = words.map((word) => groupsOfWord.get(word));
  if (!first || rest.includes(undefined)) return [];
  return [...first].filter((group) => rest.every((groups) => groups?.has(group)));
}

const SLIPS_FROM = 5;
const TWO_SLIPS_FROM = 8;
const GOES_ON_FROM = 4;

/** The lexicon's word that was meant by one it does not have: one that goes on from it, or a slip or two away. */
export function mendedWord({ words }: ProgramLexicon, typed: string, last: boolean): string | undefined {
  if (last && typed.length >= GOES_ON_FROM) {
    const next = words[lowerBound(words, typed)];
    if (next?.startsWith(typed)) return next;
  }
  if (typed.length < SLIPS_FROM) return undefined;
  const most = typed.length < TWO_SLIPS_FROM ? 1 : 2;
  let best: string | undefined;
  let least = most + 1;
  for (const word of words) {
    // People seldom get the first letter wrong, and a word of four letters is a slip away from too many.
    if (word.length < SLIPS_FROM || word[0] !== typed[0]) continue;
    const slips = slipsBetween(typed, word, least - 1);
    if (slips < least) [best, least] = [word, slips];
  }
  return best;
}
