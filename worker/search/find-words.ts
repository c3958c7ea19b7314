/** Finds the words of the index that a typed word can mean, with how well each fits. */
import type { Snapshot } from '#schema/search/snapshot.ts';
import { lettersOf, textIndexOf } from './text-index.ts';
import { slipsBetween } from './typing-slips.ts';

/** A word of the index with how well it fits (1 is the word itself) and the typing slips between. */
export interface WordMatch {
  at: number;
  fit: number;
  slips: number;
}

/** Shortened or other words that can stand for a word besides meaning themselves. */
const ALSO_MEANS: Record<string, readonly string[]> = {
  u: ['university', 'universite'],
  saint: ['state'],
  tech: ['technology', 'technological', 'technical', 'technologie'],
  technical: ['tech', 'technological'],
  technology: ['tech', 'technological', 'technologie'],
  poly: ['polytechnic', 'polytechnique'],
  polytechnic: ['poly', 'polytechnique'],
  polytechnique: ['polytechnic', 'poly'],
  cal: ['california'],
  calif: ['california'],
  n: ['north', 'northern'],
  no: ['north', 'northern'],
  s: ['south', 'southern'],
  so: ['south', 'southern'],
  e: ['east', 'eastern'],
  w: ['west', 'western'],
  ne: ['northeast', 'northeastern'],
  nw: ['northwest', 'northwestern'],
  se: ['southeast', 'southeastern'],
  sw: ['southwest', 'southwestern'],
  mass: ['massachusetts'],
  penn: ['pennsylvania'],
  penna: ['pennsylvania'],
  miss: ['mississippi'],
  wash: ['washington'],
  ill: ['illinois'],
  ind: ['indiana'],
  ore: ['oregon'],
  tenn: ['tennessee'],
  conn: ['connecticut'],
  mich: ['michigan'],
  med: ['medical', 'medicine'],
  sci: ['science', 'sciences'],
  ag: ['agricultural', 'agriculture'],
  jr: ['junior'],
  mgmt: ['management'],
  eng: ['engineering'],
  uni: ['university', 'universite'],
  university: ['universite'],
  universite: ['university'],
  institute: ['institut'],
  institut: ['institute'],
  school: ['ecole'],
  ecole: ['school'],
  cc: ['community'],
  jc: ['junior'],
  mount: ['mountain'],
};
/** "St" is State at the end of a name ("penn st"), never at its beginning ("st louis"). */
const NEVER_FIRST: ReadonlySet<string> = new Set(['state']);
export const ALSO_FIT = 0.92;

/** "john" for "johns", "marys" for "mary". */
const PLURAL_FIT = 0.9;
const PLURAL_MIN = 4;

function plurals(word: string): string[] {
  if (word.length < PLURAL_MIN) return [];
  return word.endsWith('s') ? [word.slice(0, -1)] : [`${word}s`];
}

/** The word itself, what else it stands for, and its plural or singular; `first`: it begins the text. */
export function knownMatches(snapshot: Snapshot, word: string, first: boolean): WordMatch[] {
  const { wordAt } = textIndexOf(snapshot);
  const matches: WordMatch[] = [];
  const add = (other: string, fit: number) => {
    const at = wordAt.get(other);
    if (at !== undefined && !matches.some((match) => match.at === at)) matches.push({ at, fit, slips: 0 });
  };
  add(word, 1);
  if (Object.hasOwn(ALSO_MEANS, word)) {
    for (const other of ALSO_MEANS[word] ?? []) if (!(first && NEVER_FIRST.has(other))) add(other, ALSO_FIT);
  }
  for (const other of plurals(word)) add(other, PLURAL_FIT);
  return matches;
}

/** First position of a sorted list whose text is not before the given one. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Positions from, to of the texts of a sorted list that begin with a text. */
export function rangeOfPrefix(sorted: readonly string[], prefix: string): [from: number, to: number] {
  const from = lowerBound(sorted, prefix);
  return [from, lowerBound(sorted, `${prefix}\uffff`)];
}

/** Most slips looked for in a word of so many letters; more when nothing else led anywhere. */
export function slipsAllowed(letters: number, lastResort: boolean): number {
  if (letters < 3) return 0;
  if (lastResort) return letters < 4 ? 1 : letters < 9 ? 2 : 3;
  return letters < 6 ? 1 : 2;
}

const SLIP_COST = 0.1;
const SECOND_SLIP_COST = 0.05;
const SHORT_SLIP_COST = 0.16;
const FIRST_LETTER_COST = 0.05;
const UNFINISHED_COST = 0.06;
/** Most words a mistyped one is taken for; those with fewest slips first. */
const SLIP_MATCHES_MAX = 24;

/** Looks for words within reach of a mistyped one, best first; with `unfinished`, also words that would go on. */
export type SlipFinder = (typed: string, most: number, unfinished: boolean) => readonly WordMatch[];

/** A slip finder that looks for each word once; made again for each text. */
export function slipFinder(snapshot: Snapshot): SlipFinder {
  const found = new Map<string, WordMatch[]>();
  return (typed, most, unfinished) => {
    const key = `${typed} ${most} ${unfinished}`;
    let matches = found.get(key);
    if (!matches) {
      matches = slipMatches(snapshot, typed, most, unfinished);
      found.set(key, matches);
    }
    return matches;
  };
}

function slipMatches(snapshot: Snapshot, typed: string, most: number, unfinished: boolean): WordMatch[] {
  if (most === 0) return [];
  const { words, letters, lengths } = textIndexOf(snapshot);
  const own = lettersOf(typed);
  const cost = typed.length < 5 ? SHORT_SLIP_COST : SLIP_COST;
  const matches: WordMatch[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = lengths[at] as number;
    const longer = length - typed.length;
    if (-longer > most || (longer > most && !unfinished) || length < 3) continue;
    const theirs = letters[at] as number;
    if (bitCount(own & ~theirs) > most) continue;
    const word = words[at] as string;
    let slips = most + 1;
    let goesOn = false;
    if (longer <= most && bitCount(theirs & ~own) <= most) slips = slipsBetween(typed, word, most);
    if (slips > most && unfinished && longer > 0) {
      slips = slipsBetween(typed, word, 1, true);
      if (slips > 1) slips = most + 1;
      goesOn = true;
    }
    if (slips > most || slips === 0) continue;
    const first = word.charCodeAt(0) === typed.charCodeAt(0) ? 0 : FIRST_LETTER_COST;
    matches.push({
      at,
      fit: 1 - cost * slips - SECOND_SLIP_COST * (slips - 1) - first - (goesOn ? UNFINISHED_COST : 0),
      slips,
    });
  }
  matches.sort((a, b) => b.fit - a.fit || a.at - b.at);
  return matches.slice(0, SLIP_MATCHES_MAX);
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return (((n + (n >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}
