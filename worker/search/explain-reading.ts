/** Finds the universities whose names and places explain the words of a reading, with scores. */
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { eachRowAt, findPlaces, type Spelling } from './find-places.ts';
import type { SlipFinder } from './find-words.ts';
import { type Meaning, meaningOf, type Patience } from './meanings.ts';
import { asksForList, type QueryWord, withOwnWord } from './query-words.ts';
import type { Reading } from './readings.ts';
import { FIRST_MADE_KIND, formScorer, PLACE_ONLY_SCORE } from './score-names.ts';
import { textIndexOf } from './text-index.ts';

/** A reading with what its words mean. */
export interface Explained {
  words: readonly QueryWord[];
  meanings: readonly Meaning[];
}

export interface Match {
  row: number;
  /** The form that fits best. */
  form: number;
  score: number;
  /** Typing slips between what was typed and what matched. */
  slips: number;
  /** Whether a name is wholly what was typed. */
  whole: boolean;
  /** Whether a word tells it by its name and not by where it is or what kind of list was asked for. */
  named: boolean;
  /** Whether words of the text had to be passed over. */
  relaxed: boolean;
  explained: Explained;
}

export interface ExplainOptions {
  patience: Patience;
  /** Whether the last word may go on. */
  unfinished: boolean;
  /** Whether "public" and the like count as kinds of school though no list was asked for. */
  anyKind: boolean;
  /** Whether universities that explain only a part of the words count: those that explain the most. */
  relaxed: boolean;
  findSlips: SlipFinder;
}

const RECUT_COST = 0.04;
/** Of words that cannot all be explained, a place is given up late, and last a word that is a name by itself ("nyu stern"). */
const PLACE_STAYS = 1.5;
const WHOLE_NAME_STAYS = 2;
/** Words of the index tried as spellings of a place's word. */
const SPELLINGS_MAX = 6;
/** "Among equals the larger school comes first": what ten times the students are worth. */
const SIZE_SHARE = 0.03;
/** Rows scored word by word; beyond them, which only texts of one common word reach, size alone decides. */
const SCORED_MAX = 3000;
/** Score from which a name is wholly what was typed. */
const WHOLE_SCORE = 1.2;

function studentsAt(snapshot: Snapshot, row: number): number {
  const students = snapshot.studentPopulation[row] as number;
  return students === NO_NUMBER ? 0 : students;
}

const sizeBonus = (snapshot: Snapshot, row: number) => SIZE_SHARE * Math.log10(studentsAt(snapshot, row) + 1);

function spellingsOf(snapshot: Snapshot, { typed, word, role }: QueryWord, { matches }: Meaning): Spelling[] {
  if (role === 'filler') return [];
  const { words } = textIndexOf(snapshot);
  const spellings: Spelling[] = [{ text: word, slips: 0 }];
  if (typed !== word) spellings.push({ text: typed, slips: 0 });
  for (const { at, slips } of matches.slice(0, SPELLINGS_MAX)) {
    const text = words[at] as string;
    if (text !== word) spellings.push({ text, slips });
  }
  return spellings;
}

/** For each row the bits of the words that its names, and its place, explain. */
interface Bits {
  named: Uint16Array;
  placed: Uint16Array;
  placeSlips: Uint8Array;
}

function markNames({ wordRows, wordRowStarts }: Snapshot, meanings: readonly Meaning[], { named }: Bits): void {
  meanings.forEach((meaning, at) => {
    if (meaning.role === 'filler') return;
    const bit = 1 << at;
    const mark = (word: number) => {
      for (let i = wordRowStarts[word] as number; i < (wordRowStarts[word + 1] as number); i += 1) {
        const row = wordRows[i] as number;
        named[row] = (named[row] as number) | bit;
      }
    };
    for (const match of meaning.matches) mark(match.at);
    for (let word = meaning.from; word < meaning.to; word += 1) mark(word);
  });
}

function markPlaces(
  snapshot: Snapshot,
  { words, meanings }: Explained,
  { named, placed, placeSlips }: Bits,
  { unfinished, anyKind }: ExplainOptions,
): void {
  const spans = findPlaces(snapshot, {
    spellings: words.map((word, at) => spellingsOf(snapshot, word, meanings[at] as Meaning)),
    unfinished,
    forList: anyKind || asksForList(words),
  }).sort((a, b) => a.slips - b.slips);
  for (const span of spans) {
    let bits = 0;
    for (let at = span.from; at < span.to; at += 1) bits |= 1 << at;
    const there = span.strict ? new Uint8Array(snapshot.size) : undefined;
    eachRowAt(snapshot, span.place, (row) => {
      const known = (named[row] as number) | (placed[row] as number);
      if ((known & bits) !== bits) placeSlips[row] = (placeSlips[row] as number) + span.slips;
      placed[row] = (placed[row] as number) | bits;
      if (there) there[row] = 1;
    });
    there?.forEach((isThere, row) => {
      if (isThere === 0) named[row] = (named[row] as number) & ~bits;
    });
  }
}

/** Whether a word as typed is by itself a name that a university was given. */
function isWholeName(snapshot: Snapshot, { matches, role }: Meaning): boolean {
  const word = matches[0];
  if (role !== 'own' || !word || word.fit < 1) return false;
  const { wordRows, wordRowStarts, rowForms, formWords, formWordStarts, formKind } = snapshot;
  for (let i = wordRowStarts[word.at] as number; i < (wordRowStarts[word.at + 1] as number); i += 1) {
    const row = wordRows[i] as number;
    for (let form = rowForms[row] as number; form < (rowForms[row + 1] as number); form += 1) {
      const start = formWordStarts[form] as number;
      const alone = (formWordStarts[form + 1] as number) === start + 1 && formWords[start] === word.at;
      if (alone && (formKind[form] as number) < FIRST_MADE_KIND) return true;
    }
  }
  return false;
}

function rowsThatExplainAll({ named, placed }: Bits, required: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < named.length; row += 1) {
    if ((((named[row] as number) | (placed[row] as number)) & required) === required) rows.push(row);
  }
  return rows;
}

function rowsThatExplainMost(
  snapshot: Snapshot,
  meanings: readonly Meaning[],
  { named, placed }: Bits,
  required: number,
): number[] {
  const byName = meanings.map((meaning) => meaning.weight * (isWholeName(snapshot, meaning) ? WHOLE_NAME_STAYS : 1));
  const byPlace = meanings.map((meaning) => meaning.weight * PLACE_STAYS);
  let most = 0;
  let rows: number[] = [];
  for (let row = 0; row < named.length; row += 1) {
    const atPlace = placed[row] as number;
    const bits = ((named[row] as number) | atPlace) & required;
    if (bits === 0) continue;
    let weight = 0;
    for (let at = 0; at < meanings.length; at += 1) {
      if ((bits & (1 << at)) !== 0) weight += ((atPlace & (1 << at)) === 0 ? byName[at] : byPlace[at]) as number;
    }
    if (weight > most) {
      most = weight;
      rows = [];
    }
    if (weight === most) rows.push(row);
  }
  return rows;
}

/** The fewest slips between the words of a question and those of a row's names. */
function slipsInNames(snapshot: Snapshot, meanings: readonly Meaning[], row: number, bits: number): number {
  const start = snapshot.formWordStarts[snapshot.rowForms[row] as number] as number;
  const end = snapshot.formWordStarts[snapshot.rowForms[row + 1] as number] as number;
  let total = 0;
  meanings.forEach(({ matches, from, to }, at) => {
    if ((bits & (1 << at)) === 0 || matches.every(({ slips }) => slips === 0)) return;
    let least = Number.POSITIVE_INFINITY;
    for (let i = start; i < end; i += 1) {
      const word = snapshot.formWords[i] as number;
      if (word >= from && word < to) least = 0;
      for (const match of matches) if (match.at === word && match.slips < least) least = match.slips;
    }
    if (least !== Number.POSITIVE_INFINITY) total += least;
  });
  return total;
}

/** All universities that explain a reading, scored, in no order. */
export function explainReading(snapshot: Snapshot, reading: Reading, options: ExplainOptions): Match[] {
  const words = withOwnWord(reading.words);
  const meanings = words.map((word, at) =>
    meaningOf(snapshot, word, {
      first: words.slice(0, at).every(({ role }) => role !== 'own'),
      last: options.unfinished && at === words.length - 1,
      patience: options.patience,
      findSlips: options.findSlips,
    }),
  );
  const bitsOf = (role: QueryWord['role']) =>
    meanings.reduce((bits, meaning, at) => (meaning.role === role ? bits | (1 << at) : bits), 0);
  const own = bitsOf('own');
  const required = own !== 0 || asksForList(words) ? own : bitsOf('kind');

  const explained: Explained = { words, meanings };
  const forList = asksForList(words);
  const bits: Bits = {
    named: new Uint16Array(snapshot.size),
    placed: new Uint16Array(snapshot.size),
    placeSlips: new Uint8Array(snapshot.size),
  };
  markNames(snapshot, meanings, bits);
  markPlaces(snapshot, explained, bits, options);
  const rows = options.relaxed
    ? rowsThatExplainMost(snapshot, meanings, bits, required)
    : rowsThatExplainAll(bits, required);
  if (rows.length > SCORED_MAX) rows.sort((a, b) => studentsAt(snapshot, b) - studentsAt(snapshot, a) || a - b);

  const score = formScorer(snapshot, meanings);
  const cost = RECUT_COST * reading.recut;
  return rows.map((row, index) => {
    const named = bits.named[row] as number;
    const firstForm = snapshot.rowForms[row] as number;
    let form = firstForm;
    let best = PLACE_ONLY_SCORE;
    if (index < SCORED_MAX && (named & own) !== 0) {
      best = Number.NEGATIVE_INFINITY;
      for (let other = firstForm; other < (snapshot.rowForms[row + 1] as number); other += 1) {
        const worth = score(other, named, bits.placed[row] as number);
        if (worth > best) {
          best = worth;
          form = other;
        }
      }
    }
    return {
      row,
      form,
      score: best + sizeBonus(snapshot, row) - cost,
      slips: slipsInNames(snapshot, meanings, row, named) + (bits.placeSlips[row] as number),
      whole: best - cost > WHOLE_SCORE,
      named: (named & own & ~(bits.placed[row] as number)) !== 0 || (!forList && best - cost > WHOLE_SCORE),
      relaxed: options.relaxed,
      explained,
    };
  });
}
