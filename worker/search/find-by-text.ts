/** Which universities a text means, best first. */
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { eachRowAt, findPlaces, isPlaceWord, type Spelling } from './find-places.ts';
import { type Meaning, meaningOf, type Patience, slipsOf } from './meanings.ts';
import { asksForList, isAskingWord, mendText, type QueryWord, typedWords } from './query-words.ts';
import { type Reading, readingsOf, slippedReadingsOf } from './readings.ts';
import { FIRST_MADE_KIND, formScorer, PLACE_FIT } from './score-names.ts';
import { textIndexOf } from './text-index.ts';

export interface Found {
  /** Rows, best first. */
  rows: number[];
  /** The form of each row that fits best. */
  forms: number[];
  /** The text with its slips mended, when the best row needed that. */
  suggestion?: string;
}

interface Match {
  row: number;
  form: number;
  score: number;
  slips: number;
  whole: boolean;
  reading: Explained;
}

/** A reading with what its words mean. */
interface Explained {
  words: QueryWord[];
  meanings: Meaning[];
  recut: number;
}

const LITERAL_MAX = 10;
const LITERAL_BONUS = 0.1;
const SLIPPED_READINGS_MAX = 8;
/** A last word this short is taken as finished when it completes a name ("u of t"). */
const GOES_ON_MIN = 4;
const RECUT_COST = 0.04;
/** Of words that cannot all be explained, a place is given up late, and last a word that is a name by itself ("nyu stern"). */
const PLACE_STAYS = 1.5;
const WHOLE_NAME_STAYS = 2;
/** Words of the index tried as spellings of a place's word. */
const SPELLINGS_MAX = 6;
const SIZE_SHARE = 0.08;
/** Rows scored word by word; beyond them, which only texts of one common word reach, size alone decides. */
const SCORED_MAX = 3000;
/** Score from which a name is wholly what was typed. */
const WHOLE_SCORE = 1.2;

function sizeOf(snapshot: Snapshot, row: number): number {
  const students = snapshot.studentPopulation[row] as number;
  return students === NO_NUMBER ? 0 : Math.log10(students + 1) / 5;
}

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

/** Whether a word as typed is by itself a name of a university that someone gave it. */
function isWholeName(snapshot: Snapshot, { matches, role }: Meaning): boolean {
  const word = matches[0];
  if (role !== 'own' || !word || word.fit < 1) return false;
  const { wordRows, wordRowStarts, rowForms, formWords, formWordStarts, formKind } = snapshot;
  for (let i = wordRowStarts[word.at] as number; i < (wordRowStarts[word.at + 1] as number); i += 1) {
    const row = wordRows[i] as number;
    for (let form = rowForms[row] as number; form < (rowForms[row + 1] as number); form += 1) {
      const start = formWordStarts[form] as number;
      if (
        (formWordStarts[form + 1] as number) === start + 1 &&
        formWords[start] === word.at &&
        (formKind[form] as number) < FIRST_MADE_KIND
      ) {
        return true;
      }
    }
  }
  return false;
}

/** All rows that explain a reading, scored. With `relaxed`, those that explain the most of it. */
function explain(
  snapshot: Snapshot,
  reading: Reading,
  options: { unfinished: boolean; patience: Patience; anyKind: boolean; relaxed: boolean },
): Match[] {
  const words = reading.words.every(({ role }) => role === 'filler')
    ? reading.words.map((word): QueryWord => ({ ...word, role: 'own' }))
    : reading.words;
  const meanings = words.map((word, at) =>
    meaningOf(snapshot, word, {
      first: words.slice(0, at).every(({ role }) => role !== 'own'),
      last: options.unfinished && at === words.length - 1,
      patience: options.patience,
    }),
  );
  const explained: Explained = { words, meanings, recut: reading.recut };
  const forList = asksForList(words);
  let own = 0;
  let kinds = 0;
  meanings.forEach(({ role }, at) => {
    if (role === 'own') own |= 1 << at;
    if (role === 'kind') kinds |= 1 << at;
  });

  const { size, wordRows, wordRowStarts } = snapshot;
  const named = new Uint16Array(size);
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
  const placed = new Uint16Array(size);
  const placeSlips = new Uint8Array(size);
  const spans = findPlaces(snapshot, {
    spellings: words.map((word, at) => spellingsOf(snapshot, word, meanings[at] as Meaning)),
    unfinished: options.unfinished,
    forList: forList || options.anyKind,
  });
  spans.sort((a, b) => a.slips - b.slips);
  for (const span of spans) {
    let bits = 0;
    for (let at = span.from; at < span.to; at += 1) bits |= 1 << at;
    if (span.strict) {
      const there = new Uint8Array(size);
      eachRowAt(snapshot, span.place, (row) => {
        there[row] = 1;
      });
      for (let row = 0; row < size; row += 1) if (there[row] === 0) named[row] = (named[row] as number) & ~bits;
    }
    eachRowAt(snapshot, span.place, (row) => {
      const fresh = (((named[row] as number) | (placed[row] as number)) & bits) !== bits;
      placed[row] = (placed[row] as number) | bits;
      if (fresh) placeSlips[row] = (placeSlips[row] as number) + span.slips;
    });
  }

  const required = own !== 0 || forList ? own : kinds;
  const rows: number[] = [];
  if (options.relaxed) {
    let most = 0;
    const wholeNames = meanings.map((meaning) => (isWholeName(snapshot, meaning) ? WHOLE_NAME_STAYS : 1));
    const weights = new Float64Array(size);
    for (let row = 0; row < size; row += 1) {
      const mask = ((named[row] as number) | (placed[row] as number)) & required;
      if (mask === 0) continue;
      let weight = 0;
      for (let at = 0; at < meanings.length; at += 1) {
        if ((mask & (1 << at)) === 0) continue;
        const share = ((placed[row] as number) & (1 << at)) === 0 ? (wholeNames[at] as number) : PLACE_STAYS;
        weight += (meanings[at] as Meaning).weight * share;
      }
      weights[row] = weight;
      if (weight > most) most = weight;
    }
    if (most > 0) for (let row = 0; row < size; row += 1) if ((weights[row] as number) >= most - 1e-9) rows.push(row);
  } else {
    for (let row = 0; row < size; row += 1) {
      if ((((named[row] as number) | (placed[row] as number)) & required) === required) rows.push(row);
    }
  }
  if (rows.length > SCORED_MAX) rows.sort((a, b) => sizeOf(snapshot, b) - sizeOf(snapshot, a) || a - b);

  const score = formScorer(snapshot, meanings);
  const cost = RECUT_COST * reading.recut;
  return rows.map((row, index) => {
    let bestForm = snapshot.rowForms[row] as number;
    let best = 0;
    const bits = named[row] as number;
    if (index < SCORED_MAX && (bits & own) !== 0) {
      const end = snapshot.rowForms[row + 1] as number;
      for (let form = bestForm; form < end; form += 1) {
        const worth = score(form, bits, placed[row] as number);
        if (worth > best) {
          best = worth;
          bestForm = form;
        }
      }
    } else {
      best = PLACE_FIT / 2;
    }
    return {
      row,
      form: bestForm,
      score: best + SIZE_SHARE * sizeOf(snapshot, row) - cost,
      slips: slipsIn(snapshot, meanings, row, bits) + (placeSlips[row] as number),
      whole: best - cost > WHOLE_SCORE,
      reading: explained,
    };
  });
}

/** How many slips the words of a row's names differ by from what was typed, at the least. */
function slipsIn(snapshot: Snapshot, meanings: readonly Meaning[], row: number, bits: number): number {
  let total = 0;
  meanings.forEach((meaning, at) => {
    if (meaning.role === 'filler' || meaning.matches.every(({ slips }) => slips === 0)) return;
    if ((bits & (1 << at)) === 0) return;
    let least = 9;
    const start = snapshot.formWordStarts[snapshot.rowForms[row] as number] as number;
    const end = snapshot.formWordStarts[snapshot.rowForms[row + 1] as number] as number;
    for (let i = start; i < end; i += 1) {
      const word = snapshot.formWords[i] as number;
      if (word >= meaning.from && word < meaning.to) least = 0;
      for (const match of meaning.matches) if (match.at === word && match.slips < least) least = match.slips;
    }
    if (least < 9) total += least;
  });
  return total;
}

function better(a: Match, b: Match): boolean {
  return a.score > b.score;
}

/** The best match of each row, best first. */
function merge(lists: readonly Match[][]): Match[] {
  const best = new Map<number, Match>();
  for (const match of lists.flat()) {
    const known = best.get(match.row);
    if (!known || better(match, known)) best.set(match.row, match);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.row - b.row);
}

/** Among the first that are wholly what was typed, those spelled the same ("Saint", not "St.") come first. */
function preferLiteral(snapshot: Snapshot, text: string, matches: Match[]): void {
  const typed = foldText(text);
  let literal = false;
  for (const match of matches.slice(0, LITERAL_MAX)) {
    if (!match.whole) break;
    if (foldText(unpackText(snapshot.formTexts, snapshot.formTextStarts, match.form)) !== typed) continue;
    match.score += LITERAL_BONUS;
    literal = true;
  }
  if (literal) matches.sort((a, b) => b.score - a.score || a.row - b.row);
}

/** What the visitor would have typed without slips, read off the best row. */
function suggestionFor(snapshot: Snapshot, text: string, { row, reading, slips }: Match): string | undefined {
  if (slips === 0) return undefined;
  const { words } = textIndexOf(snapshot);
  const mended = new Map<number, string>();
  reading.words.forEach((word, index) => {
    const meaning = reading.meanings[index] as Meaning;
    const start = snapshot.formWordStarts[snapshot.rowForms[row] as number] as number;
    const end = snapshot.formWordStarts[snapshot.rowForms[row + 1] as number] as number;
    const inNames = new Set(snapshot.formWords.subarray(start, end));
    const match = meaning.matches.find(({ at }) => inNames.has(at));
    const right = match && slipsOf(meaning, match.at) > 0 ? (words[match.at] as string) : word.typed;
    const before = mended.get(word.at);
    mended.set(word.at, before === undefined ? right : `${before} ${right}`);
    for (let joined = 1; joined < word.span; joined += 1) mended.set(word.at + joined, '');
  });
  return mendText(text, mended);
}

/** "Great" and "programs" are usual in questions, but some names have them: then they are looked for there first. */
function withAskingWordsAsNames(snapshot: Snapshot, readings: readonly Reading[]): Reading[] | undefined {
  const { wordAt } = textIndexOf(snapshot);
  const [asTyped] = readings;
  if (!asTyped || asksForList(asTyped.words)) return undefined;
  const isName = ({ typed, word }: QueryWord) => isAskingWord(typed) && wordAt.has(word);
  if (!asTyped.words.some(isName)) return undefined;
  return readings.map(({ words, recut }) => ({
    words: words.map((word): QueryWord => (isName(word) ? { ...word, role: 'own' } : word)),
    recut,
  }));
}

/**
 * The universities a text means. The last word may go on; where the text is wholly a name ("mit"), it may only while
 * `typing`.
 */
export function findByText(snapshot: Snapshot, text: string, { typing }: { typing: boolean }): Found {
  const typed = typedWords(text);
  if (typed.length === 0) return { rows: [], forms: [] };
  let readings = readingsOf(snapshot, typed, true);
  const attempt = (patience: Patience, anyKind: boolean, relaxed: boolean, goesOn = true) =>
    merge(readings.map((reading) => explain(snapshot, reading, { unfinished: goesOn, patience, anyKind, relaxed })));
  const last = typed.at(-1) as string;
  const finished = !typing && last.length === 2 && (isPlaceWord(last) || textIndexOf(snapshot).wordAt.has(last));
  let matches = finished ? attempt('unknown', false, false, false) : [];
  if (matches.length === 0) {
    const asNames = withAskingWordsAsNames(snapshot, readings);
    if (asNames) {
      const asked = readings;
      readings = asNames;
      matches = attempt('unknown', false, false);
      if (matches.length === 0) readings = asked;
    }
  }
  if (matches.length === 0) matches = attempt('unknown', false, false);
  const first = matches[0];
  if (!first) {
    const recutOnly = readings.length;
    readings.push(...slippedReadingsOf(snapshot, typed).slice(0, SLIPPED_READINGS_MAX));
    matches = attempt('all', true, false).filter(({ whole, slips }) => whole || slips <= 1);
    if (matches.length === 0) matches = attempt('last resort', true, false).filter(({ whole }) => whole);
    readings.length = recutOnly;
    if (matches.length === 0) matches = attempt('careful', true, true);
  } else if (!first.whole) {
    const known = new Set(matches.map(({ row }) => row));
    const patient = attempt('all', false, false).filter(({ whole, row }) => whole && !known.has(row));
    matches = first.slips === 0 ? [...matches, ...patient] : merge([matches, patient]);
  }
  if (matches[0]?.whole && !typing && (typed.length === 1 || (typed.at(-1) as string).length < GOES_ON_MIN)) {
    const asTyped = attempt('unknown', false, false, false);
    if (asTyped[0]?.row === matches[0].row) matches = asTyped;
  }
  preferLiteral(snapshot, text, matches);
  const best = matches[0];
  if (!best) return { rows: [], forms: [] };
  const kept = matches.filter(({ slips, whole }) => slips <= best.slips || whole);
  const suggestion = suggestionFor(snapshot, text, best);
  return {
    rows: kept.map(({ row }) => row),
    forms: kept.map(({ form }) => form),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
