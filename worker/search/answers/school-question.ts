/**
 * Reads a question about schools that are named: one school and a figure ("michigan state acceptance rate"), or several
 * that are to be compared ("is rice better than vanderbilt"). The words of the question are never pieces of a name.
 */
import questionWords from '#data/lexicons/question-words.json' with { type: 'json' };
import type { AnsweredFigure } from '#schema/domain/search/answered-figures.ts';
import { unpackText } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { KIND_WORDS } from '#schema/search/words.ts';
import { isCommonWord } from '../common-words.ts';
import { findByText } from '../find-by-text.ts';
import type { Parameters } from '../query/entries.ts';
import { englishNameOf } from '../query/french-names.ts';
import { NAME_WORDS_MAX, nameWords, schoolNamed } from '../query/names.ts';
import { parseQuery } from '../query/parse-query.ts';
import { findPhrases, isFiller, phraseIndex, wordsOf } from './phrases.ts';
import { asksQuestion } from './site-question.ts';

export interface SchoolQuestion {
  /** Rows of the schools, in the order of the line. */
  rows: number[];
  /** What is asked of them; undefined where several are compared in general. */
  figure: AnsweredFigure | undefined;
  /** Several are to be compared. */
  compares: boolean;
}

const FIGURES = phraseIndex(Object.entries(questionWords.figures) as [AnsweredFigure, string[]][]);
const COMPARING = phraseIndex(Object.entries(questionWords.comparing) as [AnsweredFigure, string[]][]);
const JOINS = phraseIndex([['join', questionWords.joins] as const]);
const LISTS = phraseIndex([['list', questionWords.lists] as const]);
const COMPARES = phraseIndex([['compares', questionWords.compares] as const]);
const ASKING: ReadonlySet<string> = new Set(questionWords.asking);
const COMPARING_FILLER: ReadonlySet<string> = new Set(questionWords.comparingFiller);

/** Longest line, in words, that is such a question. */
const WORDS_MAX = 20;
/** Schools that can be set beside one another in a line. */
const COMPARED_MAX = 4;
/** A slip in so short a name makes another. */
const SLIP_LETTERS_MIN = 6;
/** Letters of which there are more in nearly every name. */
const SHORT_NAME = 3;
/** Words around a name that may be a part of it: "the new school", "american university". */
const WIDENED_MAX = 2;
/** "How much" asks for whatever else is named. */
const ASKS_AMOUNT = /^(?:how much|combien|cuanto)\b/;
const BEFORE_SCHOOL: ReadonlySet<string> = new Set('from at to into of for does do did is has de a en'.split(' '));
/** A count of years, or a mark. */
const NUMBER = /^\d{1,4}$/;
const YEARS = /^(?:years?|ans|anos)$/;
const [SAT_MIN, SAT_MAX] = [800, 1600];
const SAYS_WHERE: ReadonlySet<string> = new Set(['in', 'en', 'au', 'aux', 'near', 'around']);

const PRICES: ReadonlySet<AnsweredFigure> = new Set(['cost', 'tuition']);

/** What the line asks for: the longest phrase, "how much" behind any other. */
function figureIn(words: readonly string[], found: readonly { key: AnsweredFigure; from: number; to: number }[]) {
  // "How much is ubc for international students" asks for a price, not for who studies there.
  if (found.some(({ key }) => PRICES.has(key)) && found.some(({ key }) => key === 'diversity')) return 'tuition';
  const weightOf = ({ from, to }: { from: number; to: number }) =>
    ASKS_AMOUNT.test(words.slice(from, to).join(' ')) && to - from < 4 ? 0.5 : to - from;
  return found.reduce<{ key: AnsweredFigure; weight: number } | undefined>((best, one) => {
    const weight = weightOf(one);
    const isMore = best === undefined || weight > best.weight || (weight === best.weight && best.key === 'gpa');
    return isMore ? { key: one.key, weight } : best;
  }, undefined)?.key;
}

/** The school that words wholly name, with a slip at most; null where they may mean anything else. */
function schoolOf(snapshot: Snapshot, words: readonly string[]): number | null {
  if (words.length === 0 || words.every((word) => KIND_WORDS.has(word))) return null;
  const text = words.join(' ');
  const english = englishNameOf(snapshot, text) ?? text;
  const called = nameWords(wordsOf(english));
  const school = schoolNamed(snapshot, called, 0, called.length);
  if (school?.given) return school.row;
  const wish = parseQuery(snapshot, text, { names: false });
  const isWish = wish !== null && wish.spans.length > 0 && wish.unused.length === 0 && wish.slips === 0;
  // "Syracuse" is a town and what its university is called for short; a community college is any.
  if (school) return isWish && wish.spans.some(({ kind }) => kind !== 'place') ? null : school.row;
  // "Colleges with the most students with disabilities" asks for a list.
  if (isWish || findPhrases(LISTS, words).length > 0) return null;
  const { rows, forms, named, slips, relaxed, whole } = findByText(snapshot, english, { typing: false });
  const [first] = rows;
  if (first === undefined || relaxed || !whole || !named.has(first)) return null;
  if (slips > 0) return slips <= 1 && text.length >= SLIP_LETTERS_MIN ? first : null;
  // All of a name's words are typed in full: "good" is not Goodwin.
  const form = unpackText(snapshot.formTexts, snapshot.formTextStarts, forms[0] as number);
  const held = new Set(nameWords(wordsOf(form)));
  return called.every((word) => word === '' || held.has(word)) ? first : null;
}

/** The school named within words of which some ask something. `asks` says which. */
function schoolWithin(
  snapshot: Snapshot,
  words: readonly string[],
  asks: (at: number) => boolean,
  taken: (at: number) => boolean,
): { row: number; from: number; to: number } | null {
  let from = 0;
  let to = words.length;
  while (from < to && asks(from)) from += 1;
  while (to > from && asks(to - 1)) to -= 1;
  if (from === to) return widened(snapshot, words, from, to, taken);
  for (let at = from; at < to; at += 1) if (taken(at)) return null;
  const before = words[from - 1];
  if (before !== undefined && SAYS_WHERE.has(before) && isWhere(snapshot, words.slice(from, to), before)) return null;
  const part = words.slice(from, to);
  // "U of t": what ends like a question is a name.
  const wider = part.join('').length < SHORT_NAME ? widened(snapshot, words, from, to, taken) : null;
  if (wider) return wider;
  const row = schoolOf(snapshot, part);
  return row === null ? widened(snapshot, words, from, to, taken) : { row, from, to };
}

function widened(
  snapshot: Snapshot,
  words: readonly string[],
  from: number,
  to: number,
  taken: (at: number) => boolean,
): { row: number; from: number; to: number } | null {
  for (let left = 0; left <= WIDENED_MAX; left += 1) {
    for (let right = 0; right <= WIDENED_MAX; right += 1) {
      const [first, last] = [from - left, to + right];
      if (left + right === 0 || first < 0 || last > words.length || last - first < 2) continue;
      if (words.slice(first, last).some((_, at) => taken(first + at))) continue;
      const called = nameWords(words.slice(first, last));
      const school = schoolNamed(snapshot, called, 0, called.length);
      if (school?.given) return { row: school.row, from: first, to: last };
    }
  }
  return null;
}

/** "In boston" and « en ontario » say where; the Spanish "en princeton" says at which school. */
function isWhere(snapshot: Snapshot, words: readonly string[], before: string): boolean {
  if (words.some((word) => KIND_WORDS.has(word))) return false;
  const wish = parseQuery(snapshot, words.join(' '), { names: false });
  if (!wish || wish.unused.length > 0 || wish.spans.length === 0) return false;
  const isArea = ({ state, country, city }: Parameters) => city === undefined && (state ?? country) !== undefined;
  // "Michigan state", "northeastern": a state or a region, and a school.
  const isRegion = wish.spans.some(({ parameters }) => Array.isArray(parameters.state) && parameters.state.length > 1);
  const called = nameWords(words);
  if (before !== 'in' && (words.length > 1 || isRegion) && schoolNamed(snapshot, called, 0, called.length))
    return false;
  return wish.spans.every(({ kind, parameters }) => kind === 'place' && (before === 'in' || isArea(parameters)));
}

function isPlace(snapshot: Snapshot, words: readonly string[]): boolean {
  const wish = parseQuery(snapshot, words.join(' '), { names: false });
  return wish !== null && wish.unused.length === 0 && wish.spans.length > 0;
}

/** Words that a set of phrases covers. */
function coveredBy(found: readonly { from: number; to: number }[]): (at: number) => boolean {
  return (at) => found.some(({ from, to }) => at >= from && at < to);
}

function comparison(snapshot: Snapshot, words: readonly string[]): SchoolQuestion | null {
  const compared = findPhrases(COMPARES, words);
  if (compared.length === 0) return null;
  const comparing = findPhrases(COMPARING, words);
  const figures = findPhrases(FIGURES, words).filter(({ from, to }) => to - from > 1 || comparing.length === 0);
  const isComparing = coveredBy(comparing);
  const isFigure = coveredBy(figures);
  const taken = (at: number) => isComparing(at);
  const asks = (at: number) =>
    isComparing(at) || isFigure(at) || ASKING.has(words[at] as string) || COMPARING_FILLER.has(words[at] as string);
  const joins = findPhrases(JOINS, words).filter(({ from }) => from > 0 && !isComparing(from));
  const partsFrom = (start: number, most: number): number[] | null => {
    for (const { from, to } of joins.filter((join) => join.from > start)) {
      if (most < 2) break;
      const left = partOf(start, from);
      if (left === null) continue;
      const rest = partsFrom(to, most - 1);
      if (rest) return [left, ...rest];
    }
    const last = partOf(start, words.length);
    return last === null ? null : [last];
  };
  const partOf = (start: number, end: number): number | null =>
    schoolWithin(
      snapshot,
      words.slice(start, end),
      (at) => asks(start + at),
      (at) => taken(start + at),
    )?.row ?? null;
  const rows = partsFrom(0, COMPARED_MAX);
  if (!rows || new Set(rows).size < 2) return null;
  // "Texas or ohio": two places, of which no school is asked.
  const onlyOr = compared.every(({ from }) => /^(?:or|ou|o)$/.test(words[from] as string));
  if (onlyOr && isPlace(snapshot, words)) return null;
  const figure = comparing[0]?.key ?? figureIn(words, figures);
  return { rows: [...new Set(rows)], figure, compares: true };
}

interface NamedPart {
  row: number;
  from: number;
  to: number;
}

/** The longest name that people give a school in a line, and is not the whole line; `skips` leaves out some stretches. */
function longestName(
  snapshot: Snapshot,
  words: readonly string[],
  skips: (from: number, to: number) => boolean,
): NamedPart | null {
  const called = nameWords(words);
  for (let length = Math.min(words.length - 1, NAME_WORDS_MAX); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length;
      if (called[from] === '' || called[to - 1] === '' || skips(from, to)) continue;
      const school = schoolNamed(snapshot, called, from, to);
      if (school?.given) return { row: school.row, from, to };
    }
  }
  return null;
}

/** The longest name of a school in a line, where it is no everyday word; null for none. */
export const givenSchool = (snapshot: Snapshot, words: readonly string[]): NamedPart | null =>
  longestName(snapshot, words, (from, to) => to - from === 1 && isCommonWord(words[from] as string));

/**
 * The school that is so called within a question of everyday words: "does purdue give good aid", "how much is one year at
 * bu". The longest name counts; what else is said names neither a subject nor a place.
 */
function schoolAmong(snapshot: Snapshot, words: readonly string[], taken: (at: number) => boolean): NamedPart | null {
  const says = (at: number) => {
    const word = words[at] as string;
    return taken(at) || ASKING.has(word) || isFiller(word) || isCommonWord(word) || NUMBER.test(word);
  };
  // "Howard" is a common word, too: "from howard" is not.
  const isEveryday = (at: number) =>
    says(at) && !(isCommonWord(words[at] as string) && BEFORE_SCHOOL.has(words[at - 1] ?? ''));
  const found = longestName(
    snapshot,
    words,
    (from, to) => taken(from) || taken(to - 1) || (to - from === 1 && isEveryday(from)),
  );
  if (!found) return null;
  const isOther = (at: number) => at < found.from || at >= found.to;
  if (!words.every((_, at) => !isOther(at) || says(at))) return null;
  const others = words.filter((_, at) => isOther(at));
  const wish = parseQuery(snapshot, others.join(' '), { names: false });
  return wish?.spans.some(({ kind }) => kind === 'subject' || kind === 'place' || kind === 'distance') ? null : found;
}

/** What a score of one's own asks for: "can i get in with a 3.7", "with a 1300". */
function figureOfScore(line: string): AnsweredFigure | undefined {
  if (/(?:^|\s)[1-4][.,]\d{1,2}(?:\s|\?|$)/.test(line)) return 'gpa';
  const score = Number(/(?:^|\s)(\d{3,4})(?:\s|\?|$)/.exec(line)?.[1]);
  return score >= SAT_MIN && score <= SAT_MAX && score % 10 === 0 ? 'sat' : undefined;
}

/** "Still open texas": of a place, and not of the school that is so called for short; "ohio state" is a school. */
function isDeadlineFilter(snapshot: Snapshot, line: string, name: readonly string[]): boolean {
  if (name.some((word) => word === 'state' || KIND_WORDS.has(word))) return false;
  const wish = parseQuery(snapshot, line, { names: false });
  if (!wish || wish.unused.length > 0) return false;
  return ['deadline', 'place'].every((kind) => wish.spans.some((span) => span.kind === kind));
}

function oneFigure(snapshot: Snapshot, line: string, words: readonly string[]): SchoolQuestion | null {
  const figures = findPhrases(FIGURES, words);
  const said = figureIn(words, figures);
  if (said === undefined) return null;
  const score = said === 'acceptance' ? figureOfScore(line) : undefined;
  const figure = score ?? said;
  const taken = coveredBy(figures);
  const found =
    schoolWithin(snapshot, words, (at) => taken(at) || ASKING.has(words[at] as string), taken) ??
    (asksQuestion(line) || score ? schoolAmong(snapshot, words, taken) : null);
  if (!found) return null;
  const outside = [...words.slice(0, found.from), '|', ...words.slice(found.to)];
  const isSaid = coveredBy(findPhrases(FIGURES, outside));
  const isList = findPhrases(LISTS, outside).some(({ from }) => !isSaid(from));
  // "Low tuition" wishes for a list, whoever may be called Low.
  const isWished = findPhrases(LISTS, words.slice(found.from, found.to)).some(
    ({ to, from }) => to - from === found.to - found.from,
  );
  const isNumber =
    score === undefined &&
    outside.some(
      (word, at) => /^\d/.test(word) && !isSaid(at) && !ASKING.has(word) && !YEARS.test(outside[at + 1] ?? ''),
    );
  const isFilter = figure === 'deadline' && isDeadlineFilter(snapshot, line, words.slice(found.from, found.to));
  return isList || isWished || isNumber || isFilter ? null : { rows: [found.row], figure, compares: false };
}

/** The school that a question names and nothing else, as in "does yale …" where the rest was taken out; null for none. */
export function namedInQuestion(snapshot: Snapshot, line: string): number | null {
  const words = wordsOf(line);
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  const found = schoolWithin(
    snapshot,
    words,
    (at) => ASKING.has(words[at] as string),
    () => false,
  );
  return found?.row ?? null;
}

/** What a line asks of schools that it names; null where it asks nothing of the kind, or is a name itself. */
export function readSchoolQuestion(snapshot: Snapshot, line: string): SchoolQuestion | null {
  const words = wordsOf(line);
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  const called = nameWords(words);
  if (schoolNamed(snapshot, called, 0, called.length)) return null;
  return comparison(snapshot, words) ?? oneFigure(snapshot, line, words);
}
