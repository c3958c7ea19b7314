/** Parses numbers that are written as words: "twenty thousand", « dix mille », "quince mil". */
/** As much of a word of a line (line.ts) as is read and changed here. */
interface Word {
  text: string;
  stem: string;
  to: number;
  amount: { value: number; unit: '$' | '%' | null; scaled: boolean; orMore: boolean } | null;
}

const list = (text: string, from: number, step = 1): [string, number][] =>
  text.split(' ').map((word, at) => [word, from + at * step]);

/** Numbers up to ninety, as words of English, French and Spanish. */
export const SMALL: ReadonlyMap<string, number> = new Map([
  ...list(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  ...list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...list('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
  ...list('vingt trente quarante cinquante soixante', 20, 10),
  ...list('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 2),
  ...list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
  ['fourty', 40],
  ['couple', 2],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['cent', 100],
  ['cents', 100],
  ['cien', 100],
  ['thousand', 1_000],
  ['mille', 1_000],
  ['mil', 1_000],
]);
/** "Six figures" is a hundred thousand. */
const FIGURES: ReadonlyMap<string, number> = new Map([
  ['six', 100_000],
  ['6', 100_000],
  ['seven', 1_000_000],
]);
/** Words behind a small number that say that it counts something: "fifty miles", "eighty percent". */
const COUNTED =
  /^(?:percent|pct|per|pour|por|k|grand|miles?|mi|millas?|milles|kms?|kilom.*|dollars?|dolares|bucks|students?|etudiants?|estudiantes|undergrads|people|minutes?)$/;
/** Before "hundred" and "thousand" alone. */
const ONE: ReadonlySet<string> = new Set(['a', 'one', 'un', 'une']);

interface Written {
  to: number;
  value: number;
  scaled: boolean;
}

/** The number that words from a position on write; undefined where they write none or it may be no number ("big ten"). */
function writtenAt(words: readonly Word[], from: number): Written | undefined {
  let at = from;
  let whole = 0;
  let part = 0;
  let small = 0;
  let scales = 0;
  let thousands = false;
  const figures = FIGURES.get(words[at]?.text ?? '');
  if (figures !== undefined && words[at + 1]?.text === 'figures') return { to: at + 2, value: figures, scaled: true };
  if (ONE.has(words[at]?.text ?? '') && words[at + 1]?.text === 'couple') at += 1;
  else if (ONE.has(words[at]?.text ?? '') && SCALES.has(words[at + 1]?.text ?? '')) {
    part = 1;
    at += 1;
  }
  for (; at < words.length; at += 1) {
    const { text } = words[at] as Word;
    const value = SMALL.get(text);
    const scale = SCALES.get(text);
    if (value !== undefined && !(small > 0 && value >= 10 && part % 10 !== 0)) {
      part += value;
      small += 1;
    } else if (
      scale !== undefined &&
      (part > 0 || text === 'mil' || text === 'mille' || text === 'cien' || text === 'cent')
    ) {
      scales += 1;
      part = Math.max(1, part) * scale;
      if (scale === 1_000) {
        whole += part;
        part = 0;
        thousands = true;
      }
    } else if (!(text === 'y' && part > 0 && SMALL.has(words[at + 1]?.text ?? ''))) break;
  }
  if (at === from || small + scales === 0) return undefined;
  const value = whole + part;
  const next = words[at]?.text ?? '';
  if (scales > 0) return value >= 100 ? { to: at, value, scaled: thousands } : undefined;
  const further = /^(?:to|or|and|a|et|y)$/.test(next) ? writtenAt(words, at + 1) : undefined;
  if (value >= 2 && (COUNTED.test(next) || further?.scaled)) return { to: at, value, scaled: false };
  return undefined;
}

/** The words with each number that is written in words as one of them. */
export function withNumbers<One extends Word>(words: readonly One[]): One[] {
  const all: One[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at] as One;
    const before = words[at - 1];
    // "Twenty per cent", "20 mille": the scale belongs to what stands before it.
    const goesOn = SCALES.has(first.text) && (before?.amount || /^(?:per|pour|por)$/.test(before?.text ?? ''));
    const written = first.amount || goesOn ? undefined : writtenAt(words, at);
    if (!written) {
      all.push(first);
      at += 1;
      continue;
    }
    const last = words[written.to - 1] as One;
    const text = words
      .slice(at, written.to)
      .map((word) => word.text)
      .join(' ');
    const amount = { value: written.value, unit: null, scaled: written.scaled, orMore: false };
    all.push({ ...first, text, stem: text, to: last.to, amount });
    at = written.to;
  }
  return all;
}
