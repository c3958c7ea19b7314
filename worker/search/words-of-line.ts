/**
 * Tokenizes what a visitor typed, for every reader of it: the names of schools (query-words.ts) take the words alone, the
 * parser (query/) takes numbers and places in the line with them.
 */
import { foldText } from '#schema/search/fold-text.ts';
import { withNumbers } from './number-words.ts';
import { stem } from './programs/program-lexicon.ts';

/** Longest line that is read; the rest of a longer one is named as unused. */
export const LINE_MAX = 500;
const WORDS_MAX = 100;
const WORD_MAX = 40;

export interface Amount {
  value: number;
  /** `$`, `%` or nothing. */
  unit: '$' | '%' | null;
  /** Whether "k" or "m" was written. */
  scaled: boolean;
  /** "20k+". */
  orMore: boolean;
}

export interface Word {
  /** Folded: lower case, no accents. */
  text: string;
  /** Its singular or plural made one (see stem). */
  stem: string;
  /** Characters of the line, to exclusive. */
  from: number;
  to: number;
  amount: Amount | null;
  /** All capitals in a line that is not: "OR" is Oregon, "or" is not. */
  capitals: boolean;
  /** A comma, full stop or semicolon comes before it. */
  afterComma: boolean;
  /** A dash stands between it and the word before: "10-15k". */
  afterDash: boolean;
  /** A slash stands between it and the word before: "2/1". */
  afterSlash: boolean;
  /** A colon stands between it and the word before: "12:1". */
  afterColon: boolean;
}

const AMOUNT =
  /^(?:us|ca|c)?([$£€]?)(\d{1,3}(?:[, \u00a0\u202f]\d{3})+|\d+)(\.\d+|,\d{1,2})?\s?(k|m)?\s?(%|\$)?(\+?)$/i;
const SCALE: Record<string, number> = { k: 1_000, m: 1_000_000 };

export function amountOf(text: string): Amount | null {
  const found = AMOUNT.exec(text);
  if (!found) return null;
  const [, before, whole = '', part = '', scale, after, more] = found;
  const value =
    Number(`${whole.replace(/\D/g, '')}${part.replace(',', '.')}`) * (SCALE[scale?.toLowerCase() ?? ''] ?? 1);
  if (!Number.isFinite(value)) return null;
  const unit = after === '%' ? '%' : before || after === '$' ? '$' : null;
  return { value, unit, scaled: scale !== undefined, orMore: more === '+' };
}

/** "W/" and "w/o" are with and without. */
const SLASHED = /^w\/o?$/i;
/** « Ça » is a word of French: without its cedilla it would be California's code. */
const THAT = 'ça';
/** Pieces that are one thing however they are joined: "15,000", "10 000 $", "$20k" and "A & M" stay whole. */
const PIECE =
  /(?<![\p{L}\p{N}])a\s*(?:&|\+|and\b)\s*[mt](?![\p{L}\p{N}])|(?<![^\s])w\/o?(?![a-z])|(?<!\S)[$£€]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:,\d{1,2}(?!\d))?(?!\d|[,.]\d)(?:[ \u00a0\u202f]?k?\$)?|[^\s,;()[\]{}"“”«»!?/|\\–—:-]+(?:[,.]\d{3})*(?:,\d{3})*(?:(?<=\d),\d{1,2}(?=[ \u00a0\u202f]?[$%]))?[+%]?/giu;

/** The words of a line as the parser reads them: written numbers as one each, and "à Québec" as the town. */
export const wordsOfLine = (line: string): Word[] => withNumbers(withTown(line, wordsOf(line)));

/** « À Québec » is in the town, « au Québec » and « en Québec » in the province. */
const withTown = (line: string, words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const before = words[at - 1];
    const inTown = word.text === 'quebec' && before && line.slice(before.from, before.to).toLowerCase() === 'à';
    return inTown ? { ...word, text: 'quebecville', stem: 'quebecville' } : word;
  });

/** The words of a text in their order; punctuation is passed over. One piece of it can fold into several ("UofT"). */
export function wordsOf(line: string): Word[] {
  const text = line.slice(0, LINE_MAX);
  const shouted = text === text.toUpperCase() && text !== text.toLowerCase();
  const words: Word[] = [];
  let before = 0;
  for (const found of text.matchAll(PIECE)) {
    const piece = found[0].replace(/[.,;'’]+$/u, '');
    if (piece === '') continue;
    const from = found.index;
    const gap = text.slice(before, from);
    const afterDash = /^\s?[-–—]\s?$/.test(gap);
    const afterSlash = gap === '/';
    const afterColon = /^\s?:\s?$/.test(gap);
    const afterComma = /[,;]/.test(gap) || /[,;]$/.test(text.slice(0, from).trimEnd());
    before = from + found[0].length;
    const to = from + piece.length;
    const amount = amountOf(piece);
    const folded = SLASHED.test(piece)
      ? [piece.length > 2 ? 'without' : 'with']
      : amount
        ? [piece.toLowerCase().replace(/[^a-z0-9]/g, '')]
        : piece.normalize('NFC').toLowerCase() === THAT
          ? ['cela']
          : foldText(piece).split(' ').filter(Boolean);
    const capitals = !shouted && piece.length > 1 && piece === piece.toUpperCase() && piece !== piece.toLowerCase();
    for (const word of folded) {
      if (words.length === WORDS_MAX) return words;
      const short = word.slice(0, WORD_MAX);
      words.push({
        text: short,
        stem: stem(short),
        from,
        to,
        amount,
        capitals,
        afterComma,
        afterDash,
        afterSlash,
        afterColon,
      });
    }
  }
  return words;
}
