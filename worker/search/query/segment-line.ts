/** Segments a line: the cheapest way to cover it with spans from the vocabularies. */

import type { Says } from '#schema/domain/search/reading-codes.ts';
import { usdPerCadOf } from '#schema/search/price-facts.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { KIND_WORDS } from '#schema/search/words.ts';
import { isCommonWord } from '../common-words.ts';
import { isWordCode } from '../places/place-words.ts';
import { findPostalCode } from '../postal-codes.ts';
import { PHRASE_JOINS, phraseKey, stem } from '../programs/program-lexicon.ts';
import { lettersOf, textIndexOf } from '../text-index.ts';
import { slipsBetween } from '../typing-slips.ts';
import type { Word } from '../words-of-line.ts';
import { askerAt } from './asker.ts';
import { DEADLINE_WORDS, deadlineAt } from './deadlines.ts';
import type { Comparative, Entry, Parameters } from './entries.ts';
import {
  AFTER_DISTANCE,
  BEFORE_PLACES,
  COMPARATIVES,
  COMPARED_WITH,
  COMPARISONS,
  COMPARISONS_AFTER,
  DISTANCE_UNITS,
  FILLERS,
  LIST_WORDS,
  MEASURES,
  NEAR,
  NEAR_MILES,
  OPERATORS,
  type Operator,
} from './grammar.ts';
import { longest, type Measured, measureAt } from './measures.ts';
import { beginsName, NAME_WORDS_MAX, nameWords, schoolNamed } from './names.ts';
import { PHRASE_MAX, type Vocabulary, vocabularyOf } from './vocabulary.ts';

export interface ParseOptions {
  /** Whether schools may be named. */
  names?: boolean;
  /** The line asks for programs: what may be a subject is one, and "that pay off" is said of programs, subject or not. */
  ofPrograms?: boolean;
}

/** What a stretch of words is taken for. */
export type Meaning =
  | { is: 'entry'; entry: Entry; others: Entry[] }
  | { is: 'measure'; measured: Measured }
  | { is: 'operator'; operator: Operator }
  | { is: 'near'; miles: number; said: boolean; far?: boolean }
  | ({ is: 'compared' } & Comparative)
  | ({ is: 'than' } & Comparative)
  | { is: 'about'; says: Says; parameters: Parameters }
  | { is: 'deadline'; says: Says; parameters: Parameters }
  | { is: 'mark'; mark: number }
  | { is: 'code'; code: string }
  | { is: 'school'; row: number }
  | { is: 'filler' }
  | { is: 'unknown' };

export interface Segment {
  from: number;
  to: number;
  cost: number;
  slips: number;
  meaning: Meaning;
}

const COST = {
  unit: 0.25,
  filler: 0.35,
  audience: 0.1,
  unknown: 6,
  unknownShort: 3,
  operator: 0.2,
  near: 0.15,
  measure: 0.15,
  code: 0.15,
  slip: 0.3,
  schoolWithKind: 0.2,
  schoolOfWords: 0.3,
  schoolShort: 0.45,
  schoolAlone: 0.28,
  schoolInList: 0.6,
  schoolAfterLike: 0.12,
  degreeFirst: 0.1,
};
/** What a subject costs less where programs are asked for. */
const SUBJECT_OF_PROGRAMS = 0.7;
const AFTER_PREPOSITION = 0.05;
const SLIPS_FROM = 4;
const TWO_SLIPS_FROM = 8;
const SPELLINGS_MAX = 4;
const JOINED_FROM = 7;

const partsOf = (...tables: Iterable<string>[]) =>
  new Set(tables.flatMap((keys) => [...keys].flatMap((key) => key.split(' '))));
const GRAMMAR_WORDS = partsOf(
  OPERATORS.keys(),
  COMPARISONS.keys(),
  COMPARISONS_AFTER.keys(),
  MEASURES.keys(),
  NEAR,
  DISTANCE_UNITS.keys(),
  COMPARATIVES.keys(),
  COMPARED_WITH.keys(),
  DEADLINE_WORDS,
);
/** Words of figures: "graduation", "rate", "tuition". */
export const FIGURE_WORDS: ReadonlySet<string> = partsOf(MEASURES.keys());
/** Small words worth mending a slip to ("univeristies", "tution"). */
const MENDED_TO = [...new Set([...FILLERS, ...GRAMMAR_WORDS])].filter((word) => word.length >= 5).sort();
const MENDED_LETTERS = Int32Array.from(MENDED_TO, lettersOf);

interface Spelling {
  text: string;
  slips: number;
}

const bits = (value: number): number => {
  let n = value - ((value >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return (((n + (n >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
};

function nearest(typed: string, list: readonly string[], letters: Int32Array, most: number): Spelling[] {
  const own = lettersOf(typed);
  const found: Spelling[] = [];
  for (let at = 0; at < list.length; at += 1) {
    const word = list[at] as string;
    const longer = word.length - typed.length;
    if (longer > most || -longer > most || word.length < SLIPS_FROM) continue;
    const theirs = letters[at] as number;
    if (bits(own & ~theirs) > most || bits(theirs & ~own) > most) continue;
    // People seldom get the first letter wrong.
    if (word.charCodeAt(0) !== typed.charCodeAt(0) && (typed.length < 7 || word.charCodeAt(1) !== typed.charCodeAt(1)))
      continue;
    const slips = slipsBetween(typed, word, most);
    if (slips <= most) found.push({ text: word, slips });
  }
  return found
    .sort(
      (a, b) => a.slips - b.slips || Math.abs(a.text.length - typed.length) - Math.abs(b.text.length - typed.length),
    )
    .slice(0, SPELLINGS_MAX);
}

const PARTED_FROM = 5;
/** "Videogame", "big12", "premed": a word that nothing is called is two that are known together. */
function parted(word: Word, { beginnings, phrases, wordSet }: Vocabulary, names: ReadonlyMap<string, number>): Word[] {
  const { text, stem: own, amount } = word;
  if (amount || text.length < PARTED_FROM || wordSet.has(own) || FILLERS.has(text) || GRAMMAR_WORDS.has(text))
    return [word];
  if (names.has(text)) return [word];
  for (let cut = 2; cut <= text.length - 1; cut += 1) {
    const [before, after] = [text.slice(0, cut), text.slice(cut)];
    if (after.length < 3 && !/^\d+$/.test(after)) continue;
    const key = `${stem(before)} ${stem(after)}`;
    if (!phrases.has(key) && !beginnings.has(key)) continue;
    const middle = word.from + cut;
    return [
      { ...word, text: before, stem: stem(before), to: middle },
      { ...word, text: after, stem: stem(after), from: middle, afterComma: false },
    ];
  }
  return [word];
}

/** The words with the slips in small words put right, and what each other word may have been meant to be. */
function mended(
  snapshot: Snapshot,
  given: readonly Word[],
  vocabulary: Vocabulary,
): { words: Word[]; spellings: Spelling[][]; slips: number[] } {
  const { wordAt } = textIndexOf(snapshot);
  const typed = given.flatMap((word) => parted(word, vocabulary, wordAt));
  const slips = typed.map(() => 0);
  const spellings: Spelling[][] = [];
  const found = new Map<string, { small: Spelling | undefined; meant: Spelling[] }>();
  const meaningsOf = (text: string, stem: string, most: number) => {
    const known = found.get(text);
    if (known) return known;
    const small = text.length >= 5 ? nearest(text, MENDED_TO, MENDED_LETTERS, most)[0] : undefined;
    const both = { small, meant: nearest(stem, vocabulary.words, vocabulary.letters, most) };
    found.set(text, both);
    return both;
  };
  const words = typed.map((word, at): Word => {
    spellings[at] = [{ text: word.stem, slips: 0 }];
    const { text, stem, amount } = word;
    if (amount || text.length < SLIPS_FROM || /\d/.test(text)) return word;
    if (vocabulary.wordSet.has(stem) || FILLERS.has(text) || GRAMMAR_WORDS.has(text)) return word;
    if (isCommonWord(text)) return word;
    if (wordAt.has(text) && text.length < TWO_SLIPS_FROM) return word;
    const most = text.length < TWO_SLIPS_FROM ? 1 : 2;
    const { small, meant } = meaningsOf(text, stem, most);
    if (small && small.slips <= (meant[0]?.slips ?? most + 1)) {
      slips[at] = small.slips;
      return { ...word, text: small.text, stem: small.text };
    }
    (spellings[at] as Spelling[]).push(...meant);
    return word;
  });
  return { words, spellings, slips };
}

/** Words beside "it" with which it is the subject. */
const BESIDE_IT =
  /^(?:degrees?|programs?|programmes?|majors?|schools?|colleges?|universit.*|support|jobs?|careers?|courses?|study|studying|online|in|bachelors?|associates?|masters?)$/;
const saysSubject = (words: readonly Word[], at: number) =>
  words.length === 1 || [words[at - 1], words[at + 1]].some((word) => BESIDE_IT.test(word?.text ?? ''));

const BEFORE_MONTHS: ReadonlySet<string> = new Set(
  'in by before after until till from since on mid late early'.split(' '),
);

/** "in", "or" and "me" are states only where they are written as states are. */
function codeCost(words: readonly Word[], from: number, to: number, entry: Entry): number | undefined {
  const word = words[to - 1] as Word;
  // "Graduates" are people; "graduate" is a degree.
  if (entry.kind === 'degree' && (word.text === 'graduates' || word.text === 'grads')) return undefined;
  // "In March" is no master's degree in architecture.
  if (word.text === 'march' && BEFORE_MONTHS.has(words[from - 1]?.text ?? '')) return undefined;
  if (entry.kind === 'subject' && word.text === 'it' && to === from + 1 && !word.capitals && !saysSubject(words, from))
    return undefined;
  const isCode = entry.code === true || (to === from + 1 && entry.kind === 'place');
  if (!isCode || word.text.length !== 2 || !isWordCode(word.text)) return 0;
  if (word.capitals || word.afterComma) return -0.2;
  return to === words.length && to > 1 && !GRAMMAR_WORDS.has(word.text) ? 0 : undefined;
}

/** "An 85 average", « moyenne de 85 % »: a mark of one's own, which only averages of entrants compare with. */
function markAt(words: readonly Word[], from: number): { to: number; value: number } | undefined {
  const isMark = (at: number) => {
    const { value = 0, unit = null, scaled = true } = words[at]?.amount ?? {};
    return value >= MARK_MIN && value <= 100 && unit !== '$' && !scaled;
  };
  const says = (at: number) => /^(?:average|moyenne|promedio)$/.test(words[at]?.text ?? '');
  if (isMark(from) && says(from + 1)) return { to: from + 2, value: words[from]?.amount?.value ?? 0 };
  if (!says(from)) return undefined;
  const at = /^(?:of|de|is|est)$/.test(words[from + 1]?.text ?? '') ? from + 2 : from + 1;
  return isMark(at) ? { to: at + 1, value: words[at]?.amount?.value ?? 0 } : undefined;
}
const MARK_MIN = 50;

/** Under this average of four points few schools but the easy ones take most who apply; nobody publishes a bound. */
const LOW_AVERAGE = 3;
/** "2.8 gpa", "gpa of 2.8": the average itself, and where its words end. */
function averageAt(words: readonly Word[], from: number): { to: number; low: boolean } | undefined {
  const isAverage = (at: number) => {
    const { value = 0, unit = null, scaled = true } = words[at]?.amount ?? {};
    return value > 0 && value <= 5 && unit === null && !scaled;
  };
  if (isAverage(from) && words[from + 1]?.text === 'gpa')
    return { to: from + 2, low: (words[from]?.amount?.value ?? 0) < LOW_AVERAGE };
  if (words[from]?.text !== 'gpa') return undefined;
  const at = ['of', 'is'].includes(words[from + 1]?.text ?? '') ? from + 2 : from + 1;
  return isAverage(at) ? { to: at + 1, low: (words[at]?.amount?.value ?? 0) < LOW_AVERAGE } : undefined;
}

/** "More than 50 miles from": what lies nearer is not wanted. */
const FARTHER: ReadonlySet<string> = new Set([
  'more than',
  'over',
  'at least',
  'farther than',
  'further than',
  'beyond',
  'plus de',
  'a plus de',
  'au moins',
  'au dela de',
]);

/** Words between "within" and a number of miles. */
const BEFORE_AMOUNT: ReadonlySet<string> = new Set([
  'a',
  'about',
  'around',
  'roughly',
  'un',
  'rayon',
  'de',
  'radius',
  'of',
]);

function distanceAt(words: readonly Word[], from: number): { to: number; miles: number; far?: boolean } | undefined {
  for (const length of [2, 1]) {
    const before = words.slice(from, from + length).map(({ text }) => text);
    if (before.length < length || !FARTHER.has(before.join(' '))) continue;
    const distance = distanceAt(words, from + length);
    return distance && { ...distance, far: true };
  }
  let at = from;
  const first = words[at]?.text;
  const most = longest(words, at, COMPARISONS);
  if (most?.value.end === 'max') at = most.to;
  else if (first === 'within' || first === 'dans' || first === 'in' || first === 'a') at += 1;
  const far = longest(words, at, COMPARISONS);
  if (first === 'a' && far?.value.end === 'max') at = far.to;
  while (BEFORE_AMOUNT.has(words[at]?.text ?? '')) at += 1;
  let amount = words[at]?.amount?.value;
  if (words[at]?.text === 'an' || (words[at]?.text === 'hour' && first === 'within')) {
    amount = 1;
    if (words[at]?.text === 'an') at += 1;
  } else if (amount !== undefined) at += 1;
  else {
    // "50mi" is one word.
    const joined = /^(\d{1,3})(mi|miles?|kms?)$/.exec(words[at]?.text ?? '');
    if (!joined) return undefined;
    const miles = Number(joined[1]) * (DISTANCE_UNITS.get(joined[2] as string) ?? 1);
    at += 1;
    while (AFTER_DISTANCE.has(words[at]?.text ?? '')) at += 1;
    return { to: at, miles };
  }
  const unit = longest(words, at, DISTANCE_UNITS);
  if (!unit || amount === undefined) return undefined;
  at = unit.to;
  while (AFTER_DISTANCE.has(words[at]?.text ?? '')) at += 1;
  return { to: at, miles: Math.max(1, amount * unit.value) };
}

/** After a first "university" only these go on to a name: "in" and "for" go on to a wish. */
const IN_NAMES: ReadonlySet<string> = new Set(['of', 'de', 'du', 'des', 'at', 'the']);

const KINDS_OF_SCHOOL: ReadonlySet<string> = new Set(
  'une un des les l universite universites college colleges ecole ecoles cegep cegeps institut instituts etablissement etablissements etudier aller'.split(
    ' ',
  ),
);
const PLURALS: ReadonlySet<string> = new Set(['universites', 'universities', 'ecoles', 'cegeps']);

const NEAR_TABLE = new Map([...NEAR].map((words): [string, true] => [words, true]));

const MONEY_BEFORE: ReadonlySet<string> = new Set(
  'about afford pay spend budget than under over most least around roughly de sous maximum plus moins jusqua environ'.split(
    ' ',
  ),
);
const MONEY_AFTER: ReadonlySet<string> = new Set(
  'a par an annee ou per dollars bucks usd cad tuition yearly annually total or max net'.split(' '),
);
/** "Top 10", "5 largest": how many are listed is no part of a wish. */
const LISTED_MOST = 100;
const BEFORE_COUNT: ReadonlySet<string> = new Set(['top', 'best']);
const AFTER_COUNT = /^(?:best|most|top|least|\p{L}{3,}est|meilleur(?:e?s)?)$/u;
function isCount(words: readonly Word[], at: number): boolean {
  const { amount } = words[at] as Word;
  if (!amount || amount.unit || amount.scaled || amount.value > LISTED_MOST) return false;
  return BEFORE_COUNT.has(words[at - 1]?.text ?? '') || AFTER_COUNT.test(words[at + 1]?.text ?? '');
}

/** "About 15000 a year" is no ZIP code, though there is one. */
function isAmount(words: readonly Word[], at: number): boolean {
  const value = words[at]?.amount?.value ?? 0;
  if (value % 500 !== 0) return false;
  return MONEY_BEFORE.has(words[at - 1]?.text ?? '') || MONEY_AFTER.has(words[at + 1]?.text ?? '');
}

const ARTICLES: ReadonlySet<string> = new Set(['un', 'une', 'des', 'les', 'nous', 'a']);
const A_STUDENT =
  /^(?:etudiant|etudiante|etudiants|etudiantes|eleve|eleves|student|students|resident|residents|residente|residentes|du|de)$/;
const OF_CANADA =
  /^(?:canadien|canadienne|quebecois|quebecoise|ontarien|ontarienne|manitobain|manitobaine|albertain|albertaine|neo|brunswickois|brunswickoise|ecossais|ecossaise|colombien|colombienne|britanno|saskatchewanais|saskatchewanaise|canadian|quebecer|ontarian|manitoban|albertan)s?$/;
const OF_ELSEWHERE =
  /^(?:francais|francaise|belge|suisse|marocain|marocaine|algerien|algerienne|tunisien|tunisienne|senegalais|senegalaise|haitien|haitienne)s?$/;

/** Whom a wish says that it is for, and where the words end that say so. */
export interface Audience {
  to: number;
  canadian: boolean;
}

/**
 * « Pour un Québécois », "for Canadian students" says who asks, and not where, if anything else is asked; undefined where
 * it does not begin. « Français » is a language, but for « un étudiant » or « un ».
 */
export function audienceAt(words: readonly Word[], from: number): Audience | undefined {
  const first = words[from]?.text;
  if (first !== 'pour' && first !== 'for') return undefined;
  let at = from + 1;
  let said = 0;
  while (ARTICLES.has(words[at]?.text ?? '') || A_STUDENT.test(words[at]?.text ?? '')) {
    at += 1;
    said += 1;
  }
  const people = at;
  while (OF_CANADA.test(words[at]?.text ?? '')) at += 1;
  const canadian = at > people;
  if (!canadian && said > 0 && OF_ELSEWHERE.test(words[at]?.text ?? '')) at += 1;
  if (at === people) return undefined;
  while (A_STUDENT.test(words[at]?.text ?? '')) at += 1;
  const isMore = ({ text }: Word) => !FILLERS.has(text) && !LIST_WORDS.has(text);
  return words.slice(0, from).some(isMore) || words.slice(at).some(isMore) ? { to: at, canadian } : undefined;
}

/** « Université à Laval »: behind a kind of school and nothing else, à says where, also where a school is so called. */
export function saysWhere(words: readonly Pick<Word, 'text'>[], from: number, to: number): boolean {
  const at = words.findIndex(({ text }, place) => place >= from && place < to && text === 'a');
  return at > from && at + 1 < to && words.slice(from, at).every(({ text }) => KINDS_OF_SCHOOL.has(text));
}

/** Short for a degree where they begin a line and a subject follows; elsewhere MA and MS are states. */
const DEGREES_FIRST = new Map([
  ['ba', 'bachelor'],
  ['bs', 'bachelor'],
  ['ma', 'masters'],
  ['ms', 'masters'],
  ['aa', 'associate'],
]);

/** The covers of a line, in its order; their costs are least together. */
export function segmentLine(
  snapshot: Snapshot,
  typed: readonly Word[],
  { names: withNames, ofPrograms }: Required<ParseOptions>,
): { words: Word[]; covers: Segment[] } {
  const vocabulary = vocabularyOf(snapshot);
  const { words, spellings, slips } = mended(snapshot, typed, vocabulary);
  const size = words.length;
  const forList = words.some(({ text }) => LIST_WORDS.has(text));
  const best: (Segment | undefined)[] = [];
  const costs = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const take = (from: number, to: number, cost: number, meaning: Meaning, slipped = 0) => {
    const total = (costs[from] as number) + cost + slipped * COST.slip;
    if (total < (costs[to] as number) - 1e-9) {
      costs[to] = total;
      best[to] = { from, to, cost, slips: slipped, meaning };
    }
  };
  const names = nameWords(words.map(({ text }) => text));
  const meaningsNamed = (phrase: string) => vocabulary.phrases.get(phraseKey(phrase));
  const textOf = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  const meaningsOf = (from: number, to: number) => meaningsNamed(textOf(from, to));
  // "In-state tuition for Florida residents" asks for Florida.
  const said = (pattern: RegExp) => words.some(({ text }) => pattern.test(text));
  const sayInState = said(/^instate$/) || (said(/^(?:tuition|scolarite)$/) && said(/^residente?s?$/));
  /** Where what something is like begins: a school, whatever else is so called. */
  const afterLike = new Set<number>();
  for (let from = 0; from < size; from += 1) {
    const word = words[from] as Word;
    const slipped = slips[from] as number;
    if (FILLERS.has(word.text) || LIST_WORDS.has(word.text) || isCount(words, from))
      take(from, from + 1, COST.filler, { is: 'filler' }, slipped * 0.1);
    else take(from, from + 1, word.text.length < 3 ? COST.unknownShort : COST.unknown, { is: 'unknown' });

    const audience = audienceAt(words, from);
    if (audience) take(from, audience.to, COST.audience, { is: 'filler' });
    const asker = sayInState ? undefined : askerAt(words, from, meaningsOf);
    if (asker) take(from, asker.to, COST.audience, { is: 'about', says: asker.says, parameters: asker.parameters });
    const mark = markAt(words, from);
    if (mark) take(from, mark.to, COST.measure, { is: 'mark', mark: mark.value });
    const average = averageAt(words, from);
    const easy = average?.low ? meaningsNamed('low gpa') : undefined;
    if (average && easy?.[0]) take(from, average.to, COST.measure, { is: 'entry', entry: easy[0], others: [] });
    else if (average) take(from, average.to, COST.measure, { is: 'unknown' });
    const measured = measureAt(words, from, usdPerCadOf(snapshot));
    if (measured) take(from, measured.to, COST.measure, { is: 'measure', measured });
    const due = deadlineAt(words, from, snapshot.today);
    if (due) take(from, due.to, COST.measure, { is: 'deadline', ...due });
    const distance = distanceAt(words, from);
    if (distance)
      take(from, distance.to, COST.near, {
        is: 'near',
        miles: distance.miles,
        said: true,
        ...(distance.far ? { far: true } : {}),
      });
    const near = longest(words, from, NEAR_TABLE);
    if (near) take(from, near.to, COST.near, { is: 'near', miles: NEAR_MILES, said: false });
    const operator = longest(words, from, OPERATORS);
    if (operator) {
      take(from, operator.to, COST.operator, { is: 'operator', operator: operator.value });
      if (operator.value === 'like') afterLike.add(operator.to);
    }
    // "Not in a city": a shorter operator may leave more to the words after it.
    const first = operator && operator.to > from + 1 ? OPERATORS.get(word.text) : undefined;
    if (first) take(from, from + 1, COST.operator, { is: 'operator', operator: first });
    const than = longest(words, from, COMPARED_WITH);
    if (than) {
      take(from, than.to, COST.operator, { is: 'than', ...than.value });
      afterLike.add(than.to);
    }
    const compared = longest(words, from, COMPARATIVES);
    if (compared) take(from, compared.to, COST.unit, { is: 'compared', ...compared.value });
    for (const length of [1, 2]) {
      const code = textOf(from, from + length);
      if (
        !/\d/.test(code) ||
        (words[from]?.amount && (length > 1 || words[from]?.amount?.unit || words[from]?.amount?.scaled))
      )
        continue;
      if (!isAmount(words, from) && findPostalCode(code)) take(from, from + length, COST.code, { is: 'code', code });
    }
    if (from === 0 && ofPrograms) takeDegreeFirst();
    takePhrases(from);
    if (withNames) takeSchools(from);
  }

  /** "MS computer science", "ba english". */
  function takeDegreeFirst(): void {
    const degree = DEGREES_FIRST.get(words[0]?.text ?? '');
    const entry = degree && meaningsNamed(degree)?.find(({ kind }) => kind === 'degree');
    const subjectFollows = words.some(
      (_, at) => at > 0 && meaningsOf(1, at + 1)?.some(({ kind }) => kind === 'subject'),
    );
    if (entry && subjectFollows) take(0, 1, COST.degreeFirst, { is: 'entry', entry, others: [] });
  }

  function takePhrases(start: number): void {
    const before = words[start - 1]?.text ?? '';
    const bonus = BEFORE_PLACES.has(before) && before !== 'at' ? AFTER_PREPOSITION : 0;
    const walk = (at: number, key: string, slipped: number, taken: number, joined = false): void => {
      if (at >= size || taken === PHRASE_MAX) return;
      const word = words[at] as Word;
      if (key !== '' && PHRASE_JOINS.has(word.text)) {
        walk(at + 1, key, slipped, taken, joined || word.text === 'and');
      }
      for (const { text, slips: more } of spellings[at] as Spelling[]) {
        const next = key === '' ? text : `${key} ${text}`;
        if (!vocabulary.beginnings.has(next)) continue;
        const entries = vocabulary.phrases.get(next);
        // "York and Pennsylvania" is no town in a state.
        const meant = joined ? entries?.filter(({ town }) => town === undefined) : entries;
        if (meant) takeEntries(start, at + 1, meant, slipped + more, bonus);
        walk(at + 1, next, slipped + more, taken + 1, joined);
      }
      // "Bio medical", "under graduate": two words that are one.
      const after = words[at + 1];
      if (after && !word.amount && !after.amount && !vocabulary.beginnings.has(`${word.stem} ${after.stem}`)) {
        const whole = stem(word.text + after.text);
        const next = key === '' ? whole : `${key} ${whole}`;
        if (whole.length >= JOINED_FROM && vocabulary.beginnings.has(next)) {
          const entries = vocabulary.phrases.get(next);
          if (entries) takeEntries(start, at + 2, entries, slipped + 0.5, bonus);
          walk(at + 2, next, slipped + 0.5, taken + 1, joined);
        }
      }
    };
    if (!PHRASE_JOINS.has((words[start] as Word).text)) walk(start, '', 0, 0);
  }

  function takeEntries(from: number, to: number, entries: readonly Entry[], slipped: number, bonus: number): void {
    let least = Number.POSITIVE_INFINITY;
    let chosen: Entry | undefined;
    // "That teach agriculture" is no wish for education; "teach" alone is.
    const isSmallWord = size > 1 && to === from + 1 && FILLERS.has((words[from] as Word).text);
    for (const entry of entries) {
      const code = codeCost(words, from, to, entry);
      if (code === undefined) continue;
      // "Grant" and "many" are words unless it is said that they are places.
      if (entry.fewStudents && bonus === 0 && to === from + 1 && isCommonWord((words[from] as Word).text)) continue;
      const sought = ofPrograms && entry.kind === 'subject' && !isSmallWord ? SUBJECT_OF_PROGRAMS : 0;
      const cost = (entry.cost + code - sought) * COST.unit - (entry.kind === 'place' ? bonus : 0);
      if (cost < least) [least, chosen] = [cost, entry];
    }
    if (chosen) {
      const others = entries.filter((entry) => entry !== chosen);
      take(from, to, least, { is: 'entry', entry: chosen, others }, slipped);
    }
  }

  /** Whether a word is known as something else than a town and a school: "south", "western", "georgia". */
  function isOther(at: number): boolean {
    const entries = vocabulary.phrases.get((words[at] as Word).stem);
    return entries?.some(({ town }) => town === undefined) ?? false;
  }

  function takeSchools(from: number): void {
    const first = names[from] as string;
    if (first === '' || !beginsName(snapshot, first)) return;
    // "Universités du Québec" are several.
    if (PLURALS.has((words[from] as Word).text)) return;
    for (let to = from + 1; to <= Math.min(size, from + NAME_WORDS_MAX); to += 1) {
      const school = names[to - 1] === '' ? undefined : schoolNamed(snapshot, names, from, to);
      if (!school) continue;
      const parts = names.slice(from, to).filter((word) => word !== '');
      if (saysWhere(words, from, to)) continue;
      // "University Virginia" within a line is no University of Virginia: there the words have their order.
      if (KIND_WORDS.has(parts[0] as string) && to - from < size && !IN_NAMES.has(words[from + 1]?.text ?? ''))
        continue;
      const hasKind = parts.some((word) => KIND_WORDS.has(word));
      // "Nyu" and "purdue" alone are names where no list is asked for; in a list words are words.
      const before = words[from - 1]?.text ?? '';
      // Nobody studies "at" a town.
      const isAt = before === 'at';
      const isOtherwise = !isAt && (forList || BEFORE_PLACES.has(before) || before === 'the' || isOther(from));
      const alone = afterLike.has(from) ? COST.schoolAfterLike : isOtherwise ? COST.schoolInList : COST.schoolAlone;
      const isShort = !school.given && isOther(from) && parts.every((word) => !FILLERS.has(word)) && !hasKind;
      const short = isShort && !afterLike.has(from) ? COST.schoolInList : COST.schoolShort;
      const several = school.given ? (hasKind ? COST.schoolWithKind : COST.schoolOfWords) : short;
      // "State" and "city" alone are words, also where a school is so called.
      if (parts.length === 1 && ((parts[0] as string).length < 3 || FILLERS.has(words[from]?.text ?? ''))) continue;
      take(from, to, parts.length === 1 ? alone + (school.given ? 0 : 0.02) : several, {
        is: 'school',
        row: school.row,
      });
    }
  }

  const covers: Segment[] = [];
  for (let at = size; at > 0; ) {
    const cover = best[at] as Segment;
    covers.unshift(cover);
    at = cover.from;
  }
  return { words, covers };
}
