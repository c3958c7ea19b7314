/**
 * Parses a visitor's words about programs, "online nursing master's in Texas": subject, degree, place, school, and the
 * rest.
 */

import type { FinderTrend } from '#schema/domain/programs/graduates-trend.ts';
import { AWARD_LEVELS, type AwardLevel } from '#schema/domain/record/enums.ts';
import { foldText } from '#schema/search/fold-text.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { unpackText } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { KIND_WORDS } from '#schema/search/words.ts';
import { findByText } from '../find-by-text.ts';
import { isStateCode } from '../places/known-places.ts';
import { isAskingWord, typedWords } from '../query-words.ts';
import { textIndexOf } from '../text-index.ts';
import { type Area, placesNamed } from './find-area.ts';
import {
  groupsTitled,
  lexiconOf,
  mendedWord,
  NAMED,
  PHRASE_JOINS,
  PHRASE_WORDS_MAX,
  type ProgramLexicon,
  stem,
} from './program-lexicon.ts';
import { readAsWish } from './read-as-query.ts';
import type { ReadWords } from './words-read.ts';

const LEVEL_WORDS: Record<string, readonly AwardLevel[]> = {
  bachelor: ['bachelor'],
  baccalaureate: ['bachelor'],
  undergraduate: ['bachelor'],
  undergrad: ['bachelor'],
  bsc: ['bachelor'],
  master: ['master'],
  msc: ['master'],
  graduate: ['master', 'doctorate'],
  grad: ['master', 'doctorate'],
  postgraduate: ['master', 'doctorate'],
  doctorate: ['doctorate'],
  doctoral: ['doctorate'],
  doctor: ['doctorate'],
  phd: ['doctorate'],
  certificate: ['certificate', 'postbaccalaureate'],
  certification: ['certificate', 'postbaccalaureate'],
  cert: ['certificate', 'postbaccalaureate'],
  associate: ['associate'],
};
/** Short for a degree where they come first; after a subject they are states (MA, MS) or nothing. */
const FIRST_LEVEL_WORDS: Record<string, readonly AwardLevel[]> = {
  ba: ['bachelor'],
  bs: ['bachelor'],
  ma: ['master'],
  ms: ['master'],
  aa: ['associate'],
  as: ['associate'],
};
const ONLINE_WORDS: ReadonlySet<string> = new Set(['online', 'remote', 'distance', 'virtual']);
/** Before one of these words it is the degree of doctor, not what doctors learn: "doctor of nursing". */
const DEGREE_OF = 'of';
const FILLERS: ReadonlySet<string> = new Set(
  `program programs major majors degree degrees course courses class classes study studies studying school schools
  college colleges university universities institute institutes option options career careers job jobs become learn
  learning want like be my me i im is are to a an the of in at on for with from by or and near nearby around that which
  what where who can get offering offer offers best top good great cheap cheapest affordable accredited level fully
  only based campus learn how some any all please`.split(/\s+/),
);
const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'near', 'around', 'at', 'from']);

type Part = 'subject' | 'level' | 'online' | 'filler' | null;

class Reading {
  readonly words: string[];
  readonly parts: Part[];
  readonly groups = new Map<number, number>();
  readonly levels = new Set<AwardLevel>();
  readonly lexicon: ProgramLexicon;
  private readonly snapshot: Snapshot;

  constructor(text: string, snapshot: Snapshot, programs: ProgramSnapshot) {
    this.words = typedWords(text);
    this.parts = this.words.map(() => null);
    this.lexicon = lexiconOf(programs);
    this.snapshot = snapshot;
  }

  private add(group: number, fit: number): void {
    this.groups.set(group, Math.max(fit, this.groups.get(group) ?? 0));
  }

  /** The words from `at` on that can be a phrase: their stems, and where each of them ends. */
  private phraseFrom(at: number): { stems: string[]; ends: number[] } {
    const stems: string[] = [];
    const ends: number[] = [];
    for (let next = at; next < this.words.length && stems.length < PHRASE_WORDS_MAX; next += 1) {
      const word = this.words[next] as string;
      if (PHRASE_JOINS.has(word)) {
        if (next === at) break;
        continue;
      }
      stems.push(stem(word));
      ends.push(next + 1);
    }
    return { stems, ends };
  }

  /** Whether a place is meant at `at` though a subject has the same name: "law in Reading", "nursing MD". */
  private meansPlace(at: number): boolean {
    const word = this.words[at] as string;
    if (this.groups.size === 0) return false;
    if (isStateCode(word)) return at > 0;
    if (!PLACE_PREPOSITIONS.has(this.words[at - 1] ?? '')) return false;
    return placesNamed(this.snapshot, [word]).area !== null;
  }

  /**
   * Takes the longest phrase at `at` that names subjects, of so many words at least; answers where it ends, or `at`
   * when there is none.
   */
  takeSubject(at: number, least: number): number {
    const { stems, ends } = this.phraseFrom(at);
    for (let length = stems.length; length >= least; length -= 1) {
      if (length === 1 && this.meansPlace(at)) return at;
      const part = stems.slice(0, length);
      const meaning = this.lexicon.phrases.get(part.join(' '));
      const titled = meaning || length === 1 ? [] : groupsTitled(this.lexicon, part);
      if (!meaning && titled.length === 0) continue;
      for (const [group, fit] of meaning?.groups ?? []) this.add(group, fit);
      for (const level of meaning?.levels ?? []) this.levels.add(level);
      for (const group of titled) this.add(group, NAMED);
      const end = ends[length - 1] as number;
      this.parts.fill('subject', at, end);
      return end;
    }
    return at;
  }

  /** Takes a word for a degree or for distance; "doctor of nursing" is a degree, "doctor" alone a subject. */
  takeLevel(at: number): boolean {
    const word = this.words[at] as string;
    if (ONLINE_WORDS.has(word)) {
      this.parts[at] = 'online';
      return true;
    }
    const first = at === 0 && Object.hasOwn(FIRST_LEVEL_WORDS, word) ? FIRST_LEVEL_WORDS[word] : undefined;
    const name = stem(word);
    if (name === 'doctor' && this.words[at + 1] !== DEGREE_OF) return false;
    const levels = first ?? (Object.hasOwn(LEVEL_WORDS, name) ? LEVEL_WORDS[name] : undefined);
    if (!levels) return false;
    for (const level of levels) this.levels.add(level);
    this.parts[at] = 'level';
    return true;
  }

  /** What no phrase has: a word of a title, or a mistyped one. */
  takeLooseWord(at: number, mending: boolean): boolean {
    const word = this.words[at] as string;
    const name = stem(word);
    const meant = mending ? mendedWord(this.lexicon, name, at === this.words.length - 1) : name;
    if (meant === undefined) return false;
    const meaning = this.lexicon.phrases.get(meant);
    const titled = meaning ? [] : groupsTitled(this.lexicon, [meant]);
    if (!meaning && titled.length === 0) return false;
    for (const [group, fit] of meaning?.groups ?? []) this.add(group, fit);
    for (const group of titled) this.add(group, NAMED);
    this.parts[at] = 'subject';
    return true;
  }

  /** Positions of the words nothing has taken, the fillers among them left out. */
  loose(): number[] {
    return this.words.flatMap((_, at) => (this.parts[at] === null ? [at] : []));
  }
}

/** The rows of schools that a text names wholly, by any of their names; with `mending`, a slip of typing may be in it. */
function rowsNamed(snapshot: Snapshot, text: string, { mending = false }: { mending?: boolean } = {}): number[] {
  const { rows, forms, suggestion } = findByText(snapshot, text, { typing: false });
  const name = foldText(mending && suggestion !== undefined ? suggestion : text);
  return rows.filter(
    (_, at) => foldText(unpackText(snapshot.formTexts, snapshot.formTextStarts, forms[at] as number)) === name,
  );
}

const areaOf = (snapshot: Snapshot, rows: readonly number[]): Area => {
  const area = new Uint8Array(snapshot.size);
  for (const row of rows) area[row] = 1;
  return area;
};

/** Takes names of schools: with the word for its kind ("boston college nursing"), as a whole name only. */
function takeNamedSchool(reading: Reading, snapshot: Snapshot, read: ReadWords): void {
  const { words } = reading;
  const kind = words.findIndex((word) => KIND_WORDS.has(word) && word !== 'school');
  if (kind < 0) return;
  // The longest stretch around the word for a kind that is a school's whole name.
  for (let length = words.length; length > 1; length -= 1) {
    for (let from = Math.max(0, kind - length + 1); from <= kind && from + length <= words.length; from += 1) {
      const rows = rowsNamed(snapshot, words.slice(from, from + length).join(' '));
      if (rows.length === 0) continue;
      const at = Array.from({ length }, (_, index) => from + index);
      takeSchool(reading, read, { at, area: areaOf(snapshot, rows) });
      return;
    }
  }
}

/** "Programs that pay off", in both languages, as folded words. */
const PAYS_OFF = [
  'pay off',
  'pays off',
  'paying off',
  'worth it',
  'worth the money',
  'good return',
  'rentable',
  'rentables',
].map((phrase) => phrase.split(' '));

/** Takes the words that ask for pay above the lines of the earnings check. */
function takePayingOff({ words, parts }: Reading, read: ReadWords): void {
  for (const phrase of PAYS_OFF) {
    const at = words.findIndex((_, from) => phrase.every((word, next) => words[from + next] === word));
    if (at < 0) continue;
    parts.fill('filler', at, at + phrase.length);
    read.paysOff = true;
  }
}

/** Words for how a program's graduates have changed, in both languages, folded. */
const TREND_WORDS: Readonly<Record<string, FinderTrend>> = {
  growing: 'growing',
  expanding: 'growing',
  croissance: 'growing',
  shrinking: 'falling',
  declining: 'falling',
  fading: 'falling',
  declin: 'falling',
  discontinued: 'ended',
  aboli: 'ended',
  abolis: 'ended',
};

/** Takes a word for a trend; "growing" before plants is a subject's. */
function takeTrends({ words, parts, lexicon }: Reading, read: ReadWords): void {
  words.forEach((word, at) => {
    const trend = Object.hasOwn(TREND_WORDS, word) ? TREND_WORDS[word] : undefined;
    const isSubject = lexicon.phrases.has(
      [word, words[at + 1]]
        .filter(Boolean)
        .map((one) => stem(one as string))
        .join(' '),
    );
    if (trend === undefined || parts[at] !== null || isSubject) return;
    parts[at] = 'filler';
    if (!read.trends.includes(trend)) read.trends.push(trend);
  });
}

/** Understands the words; what means nothing is named, never passed over in silence. */
export function readWords(snapshot: Snapshot, programs: ProgramSnapshot, text: string): ReadWords {
  const read = readPlainly(snapshot, programs, text);
  if (read.groups && read.unknown.length === 0) return read;
  return readAsWish(snapshot, programs, text) ?? read;
}

function readPlainly(snapshot: Snapshot, programs: ProgramSnapshot, text: string): ReadWords {
  const reading = new Reading(text, snapshot, programs);
  const { words, parts } = reading;
  const read: ReadWords = {
    groups: null,
    levels: [],
    onlineOnly: false,
    paysOff: false,
    trends: [],
    area: null,
    places: [],
    schools: [],
    unknown: [],
  };
  takePayingOff(reading, read);
  takeTrends(reading, read);
  takeNamedSchool(reading, snapshot, read);
  for (let at = 0; at < words.length; ) {
    let end = parts[at] === null ? reading.takeSubject(at, 2) : at + 1;
    // "Virtual reality" is a subject, "virtual" a way of teaching.
    if (end === at && !reading.takeLevel(at)) end = reading.takeSubject(at, 1);
    at = Math.max(at + 1, end);
  }

  // Two letters at the end are a state's, though "in" and "or" are words too.
  const last = words.length - 1;
  words.forEach((word, at) => {
    const isFiller = (FILLERS.has(word) || isAskingWord(word)) && !(at === last && at > 0 && isStateCode(word));
    if (parts[at] === null && isFiller) parts[at] = 'filler';
  });
  takeSchoolsNamedAfterPlaces(reading, snapshot, read);
  takePlaces(reading, snapshot, read, { mending: false });

  for (const at of reading.loose()) reading.takeLooseWord(at, false);
  const { wordAt } = textIndexOf(snapshot);
  for (const at of reading.loose()) if (!wordAt.has(words[at] as string)) reading.takeLooseWord(at, true);
  takeKnownNames(reading, snapshot, read);
  takePlaces(reading, snapshot, read, { mending: true });
  takeMistypedName(reading, snapshot, read);
  read.unknown = reading.loose().map((at) => words[at] as string);

  read.groups = reading.groups.size > 0 ? reading.groups : null;
  read.levels = AWARD_LEVELS.filter((level) => reading.levels.has(level));
  read.onlineOnly = parts.includes('online');
  return read;
}

/** Narrows to these rows: what is asked for is at all the places and schools named. */
function narrow(read: ReadWords, area: Area): void {
  read.area = read.area ? read.area.map((here, row) => here & (area[row] as number)) : area;
}

/** Runs of words nothing has taken: positions from, to. */
function looseRuns({ parts }: Reading): [from: number, to: number][] {
  const runs: [number, number][] = [];
  parts.forEach((part, at) => {
    if (part !== null) return;
    const run = runs.at(-1);
    if (run && run[1] === at) run[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}

/** "ohio state", "texas tech": a place's name that goes on to be a school's. */
function takeSchoolsNamedAfterPlaces(reading: Reading, snapshot: Snapshot, read: ReadWords): void {
  const { words } = reading;
  for (const [from, to] of looseRuns(reading)) {
    const run = words.slice(from, to);
    if (run.length < 2 || placesNamed(snapshot, run).covered.every(Boolean)) continue;
    const rows = rowsNamed(snapshot, run.join(' '));
    if (rows.length === 0) continue;
    takeSchool(reading, read, { at: run.map((_, index) => from + index), area: areaOf(snapshot, rows) });
  }
}

function takePlaces(reading: Reading, snapshot: Snapshot, read: ReadWords, how: { mending: boolean }): void {
  const { words, parts } = reading;
  const { covered, area } = placesNamed(
    snapshot,
    words.map((word, at) => (parts[at] === null ? word : '')),
    how,
  );
  if (!area) return;
  narrow(read, area);
  words.forEach((word, at) => {
    if (parts[at] !== null || !covered[at]) return;
    read.places.push(word);
    parts[at] = 'filler';
  });
}

/** What is left may name a school, by a whole name or by words that names have, as in a search. */
function takeKnownNames(reading: Reading, snapshot: Snapshot, read: ReadWords): void {
  const { wordAt } = textIndexOf(snapshot);
  const left = reading.loose();
  const known = left.filter((at) => wordAt.has(reading.words[at] as string));
  if (known.length === 0) return;
  const textOf = (positions: readonly number[]) => positions.map((at) => reading.words[at]).join(' ');
  const whole = rowsNamed(snapshot, textOf(left));
  const taken = whole.length > 0 ? left : known;
  const rows = whole.length > 0 ? whole : findByText(snapshot, textOf(known), { typing: false }).rows;
  if (rows.length > 0) takeSchool(reading, read, { at: taken, area: areaOf(snapshot, rows) });
}

function takeMistypedName(reading: Reading, snapshot: Snapshot, read: ReadWords): void {
  const left = reading.loose();
  if (left.length === 0) return;
  const rows = rowsNamed(snapshot, left.map((at) => reading.words[at]).join(' '), { mending: true });
  if (rows.length > 0) takeSchool(reading, read, { at: left, area: areaOf(snapshot, rows) });
}

function takeSchool(reading: Reading, read: ReadWords, { at, area }: { at: readonly number[]; area: Area }): void {
  narrow(read, area);
  read.schools.push(at.map((position) => reading.words[position]).join(' '));
  for (const position of at) reading.parts[position] = 'filler';
}
