/** Finds the universities that a text means, best first. */
import { COUNTRIES } from '#schema/domain/record/enums.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { sameWord } from '#schema/search/words.ts';
import { isCommonWord } from './common-words.ts';
import { type ExplainOptions, explainReading, type Match } from './explain-reading.ts';
import { isPlaceWord } from './find-places.ts';
import { isUnlisted } from './find-unlisted.ts';
import { slipFinder } from './find-words.ts';
import { queryWord, typedWords } from './query-words.ts';
import { type Reading, readingsOf, readingsWithAskingWordsAsNames, slippedReadingsOf } from './readings.ts';
import { suggestText } from './suggest-text.ts';
import { textIndexOf } from './text-index.ts';

export interface Found {
  /** Rows, best first. */
  rows: number[];
  /** The form of each row that fits best. */
  forms: number[];
  /** The rows that the text names; the others are where it says, or of the kind it says. */
  named: ReadonlySet<number>;
  /** Whether the first is wholly so called. */
  whole: boolean;
  /** Letters put right in the first, and whether words of the text had to be passed over. */
  slips: number;
  relaxed: boolean;
  /** The text with its slips corrected, when the best row needed that. */
  suggestion?: string;
}

const NOTHING: Found = { rows: [], forms: [], named: new Set(), whole: false, slips: 0, relaxed: false };

const SLIPPED_READINGS_MAX = 8;
/** A last word this short is taken as finished when it completes a name ("u of t"). */
const GOES_ON_MIN = 4;
const LITERAL_MAX = 10;
const LITERAL_BONUS = 0.1;
const LITERAL_BEGINNING_BONUS = 0.06;

/**
 * Between names that fit about equally well most people mean the larger school: ten times the students are worth
 * PROMINENCE. A US school without an acceptance rate takes anyone who comes, mostly from around: outside its area fewer
 * people mean it than its size says ("bc" is Boston College, not Broward College), by TAKES_ALL.
 */
const PROMINENCE = 0.04;
const TAKES_ALL = 0.03;
const US = COUNTRIES.indexOf('US');

function prominenceOf(snapshot: Snapshot, row: number): number {
  const students = Math.max(0, snapshot.studentPopulation[row] as number);
  const takesAll = snapshot.selects[row] === 0 && snapshot.country[row] === US;
  return PROMINENCE * Math.log10(students + 1_000) - (takesAll ? TAKES_ALL : 0);
}

const byScore = (a: Match, b: Match) => b.score - a.score || a.row - b.row;

/** The best match of each row, best first. */
function bestOfEach(matches: readonly Match[]): Match[] {
  const best = new Map<number, Match>();
  for (const match of matches) {
    const known = best.get(match.row);
    if (!known || match.score > known.score) best.set(match.row, match);
  }
  return [...best.values()].sort(byScore);
}

/**
 * Among the first, those spelled the same ("Saint", not "St."; "University at Albany", not "of") come before others,
 * and of two about equal the larger. What was found as typed stays before what would have to be a slip.
 */
function settleFirst(snapshot: Snapshot, text: string, matches: Match[]): Match[] {
  const typed = foldText(text);
  const bonusOf = ({ form }: Match) => {
    const name = foldText(unpackText(snapshot.formTexts, snapshot.formTextStarts, form));
    return name === typed ? LITERAL_BONUS : name.startsWith(typed) ? LITERAL_BEGINNING_BONUS : 0;
  };
  const first = matches
    .slice(0, LITERAL_MAX)
    .map((match) => ({ ...match, score: match.score + bonusOf(match) + prominenceOf(snapshot, match.row) }));
  const asTyped = matches[0]?.slips === 0;
  first.sort((a, b) => (asTyped ? Number(a.slips > 0) - Number(b.slips > 0) : 0) || byScore(a, b));
  return [...first, ...matches.slice(LITERAL_MAX)];
}

/**
 * Answers one text: tries what was typed, then, unless it is `exact`, what it may have been meant to be, then parts of it.
 */
function matchesOf(
  snapshot: Snapshot,
  typed: readonly string[],
  { typing, exact }: { typing: boolean; exact: boolean },
): Match[] {
  const findSlips = slipFinder(snapshot);
  const attempt = (readings: readonly Reading[], options: Partial<ExplainOptions> = {}) =>
    bestOfEach(
      readings.flatMap((reading) =>
        explainReading(snapshot, reading, {
          patience: 'unknown',
          unfinished: true,
          anyKind: false,
          relaxed: false,
          findSlips,
          ...options,
        }),
      ),
    );

  const asTyped = readingsOf(snapshot, typed, true);
  const asNames = readingsWithAskingWordsAsNames(snapshot, asTyped);
  const last = typed.at(-1) as string;
  const isCode = last.length === 2 && (isPlaceWord(last) || textIndexOf(snapshot).wordAt.has(last));
  const plain: (() => Match[])[] = [
    () => (isCode && !typing ? attempt(asTyped, { unfinished: false }) : []),
    () => attempt(asNames),
    () => attempt(asTyped),
  ];
  for (const matchesNow of plain) {
    const matches = matchesNow();
    const first = matches[0];
    if (!first) continue;
    if (exact) return matches.filter(({ slips }) => slips === 0);
    if (!first.whole) {
      // A slip can make another word ("marin" for "marian"): whole names one slip away follow.
      const known = new Set(matches.map(({ row }) => row));
      const doubted = attempt(asTyped, { patience: 'all' }).filter(({ whole, row }) => whole && !known.has(row));
      return first.slips === 0 ? [...matches, ...doubted] : [...matches, ...doubted].sort(byScore);
    }
    if (!typing && (typed.length === 1 || last.length < GOES_ON_MIN)) {
      const finished = attempt(asTyped, { unfinished: false });
      if (finished[0]?.row === first.row) return finished;
    }
    return matches;
  }

  if (exact) return [];
  const recut = [...asTyped, ...slippedReadingsOf(snapshot, typed, findSlips).slice(0, SLIPPED_READINGS_MAX)];
  const doubted = attempt(recut, { patience: 'all', anyKind: true }).filter(({ whole, slips }) => whole || slips <= 1);
  if (doubted.length > 0) return doubted;
  const lastResort = attempt(recut, { patience: 'last resort', anyKind: true }).filter(({ whole }) => whole);
  if (lastResort.length > 0) return lastResort;
  return attempt(asTyped, { patience: 'careful', anyKind: true, relaxed: true });
}

/** An everyday word that no name has: it is no slip of one. */
const isOrdinary = (snapshot: Snapshot, word: string) =>
  isCommonWord(word) && queryWord(word, 0).role === 'own' && !textIndexOf(snapshot).wordAt.has(sameWord(word));

/**
 * The universities a text means. Its last word may go on; where the text is wholly a name ("mit"), it may only while
 * `typing`. A text without letters or digits means none.
 */
export function findByText(snapshot: Snapshot, text: string, { typing }: { typing: boolean }): Found {
  const typed = typedWords(text);
  if (typed.length === 0) return NOTHING;
  const matches = settleFirst(
    snapshot,
    text,
    matchesOf(snapshot, typed, { typing, exact: isUnlisted(snapshot, text) }),
  );
  const best = matches[0];
  if (!best) return NOTHING;
  const ordinary = typed.filter((word) => isOrdinary(snapshot, word)).length;
  // "University of main" is a name with a slip; "six" is none.
  if (best.slips > 0 && (best.whole ? ordinary === typed.length : ordinary > 0)) return NOTHING;
  // Nor is "stupid" a school by initials that are cut out of it.
  if (ordinary === typed.length && best.explained.words.length > typed.length) return NOTHING;
  const passing = matches.filter(({ slips, whole }) => slips <= best.slips || whole);
  const suggestion = suggestText(snapshot, text, best);
  return {
    rows: passing.map(({ row }) => row),
    forms: passing.map(({ form }) => form),
    named: new Set(passing.filter(({ named }) => named).map(({ row }) => row)),
    whole: best.whole,
    slips: best.slips,
    relaxed: best.relaxed,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
