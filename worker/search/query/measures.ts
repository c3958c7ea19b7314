/** Parses numbers in a query: "under $15k in-state", "at least 80% graduation rate", "between 5000 and 10,000 students". */
import type { AmountForm, AmountSays } from '#schema/domain/search/reading-codes.ts';
import { type RangeFilter, rangedFilter } from '#schema/domain/search/search-filters.ts';
import { INCOME_BAND_ENDS } from '#schema/domain/situation/situation.ts';
import { SMALL } from '../number-words.ts';
import type { Word } from '../words-of-line.ts';
import type { Parameters, SpanKind } from './entries.ts';
import {
  BETWEEN,
  COMPARISONS,
  COMPARISONS_AFTER,
  type Comparison,
  LINKS,
  MEASURES,
  type Measure,
  SCALES,
  UNIT_WORDS,
} from './grammar.ts';

export interface Measured {
  to: number;
  kind: SpanKind;
  says: AmountSays;
  parameters: Parameters;
  /** Whether it is a price only because nothing else was said of the amount. */
  bare?: boolean;
  /** Whether nothing says what the number counts, dollars included. */
  plain?: boolean;
}

const TABLE_WORDS_MAX = 7;

/** The first words of a table's phrases: most words of a line begin none. */
const firstWords = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>();

function begins(table: ReadonlyMap<string, unknown>, word: string): boolean {
  let known = firstWords.get(table);
  if (!known) {
    known = new Set([...table.keys()].map((phrase) => phrase.split(' ', 1)[0] as string));
    firstWords.set(table, known);
  }
  return known.has(word);
}

/** The longest stretch from a position on that is in a table. */
export function longest<Value>(
  words: readonly Word[],
  from: number,
  table: ReadonlyMap<string, Value>,
): { to: number; value: Value } | undefined {
  let found: { to: number; value: Value } | undefined;
  if (from >= words.length || !begins(table, (words[from] as Word).text)) return found;
  let text = '';
  for (let at = from; at < Math.min(words.length, from + TABLE_WORDS_MAX); at += 1) {
    const word = words[at] as Word;
    text = text === '' ? word.text : `${text} ${word.text}`;
    const value = table.get(text);
    if (value !== undefined) found = { to: at + 1, value };
  }
  return found;
}

interface Number {
  to: number;
  value: number;
  unit: '$' | '%' | null;
  scaled: boolean;
  orMore: boolean;
  /** In Canadian dollars. */
  canadian?: true;
}

/** Shares in words: "half of applicants", "a third". */
const SHARES: ReadonlyMap<string, number> = new Map([
  ['half', 50],
  ['a half', 50],
  ['one half', 50],
  ['third', 100 / 3],
  ['a third', 100 / 3],
  ['one third', 100 / 3],
  ['two thirds', 200 / 3],
  ['quarter', 25],
  ['a quarter', 25],
  ['one quarter', 25],
  ['three quarters', 75],
  ['moitie', 50],
  ['la moitie', 50],
]);

const ONE: ReadonlyMap<string, number> = new Map([
  ['un', 1],
  ['une', 1],
  ['uno', 1],
  ['una', 1],
]);

/** "12:1" and "1 in 10", which are one number each, and shares in words. */
function relationAt(words: readonly Word[], at: number): Number | undefined {
  const said = longest(words, at, SHARES);
  if (said) return { to: said.to, value: said.value, unit: '%', scaled: false, orMore: false };
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]];
  const countOf = (word: Word | undefined) =>
    word?.amount?.value ?? SMALL.get(word?.text ?? '') ?? ONE.get(word?.text ?? '');
  const value = countOf(first);
  if (value === undefined || first?.amount?.unit || first?.amount?.scaled) return undefined;
  if (second?.afterColon && second.amount?.value === 1)
    return { to: at + 2, value, unit: null, scaled: false, orMore: false };
  const isIn =
    second?.text === 'in' ||
    second?.text === 'of' ||
    second?.text === 'out' ||
    second?.text === 'sur' ||
    second?.text === 'de';
  const outOf =
    (second?.text === 'out' && third?.text === 'of') || third?.text === 'every' || third?.text === 'cada' ? 3 : 2;
  const whole = countOf(words[at + outOf]);
  if (!isIn || whole === undefined || value < 1 || value >= whole || whole > 100) return undefined;
  return { to: at + outOf + 1, value: (100 * value) / whole, unit: '%', scaled: false, orMore: false };
}

const CANADIAN: ReadonlySet<string> = new Set(['cad', 'canadian dollars', 'dollars canadiens', 'dolares canadienses']);
const wordsBetween = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

function numberAt(words: readonly Word[], at: number): Number | undefined {
  const related = relationAt(words, at);
  if (related) return related;
  const amount = words[at]?.amount;
  if (!amount) return undefined;
  let { value, unit, scaled } = amount;
  let to = at + 1;
  const scale = SCALES.get(words[to]?.text ?? '');
  if (scale !== undefined) {
    value *= scale;
    scaled = true;
    to += 1;
  }
  const written = longest(words, to, UNIT_WORDS);
  const canadian = written !== undefined && CANADIAN.has(wordsBetween(words, to, written.to));
  if (written) {
    unit = written.value;
    to = written.to;
  }
  return { to, value, unit, scaled, orMore: amount.orMore, ...(canadian ? { canadian } : {}) };
}

const skipLinks = (words: readonly Word[], from: number): number => {
  let at = from;
  while (at < words.length && LINKS.has((words[at] as Word).text)) at += 1;
  return at;
};

/** A price of which nothing more is said is what people pay. */
const PRICE = MEASURES.get('net price') as Measure;
const FOUNDED = MEASURES.get('founded') as Measure;
const LEAST_DOLLARS = 1_000;
const isYear = (value: number) => value >= 1500 && value <= 2030;

/** "Under 5,000" is 4,999 at most; of rates and years the number itself may count. */
const stepOf = ({ unit }: Measure, { strict }: Comparison) =>
  strict && (unit === 'dollars' || unit === 'count') ? 1 : 0;

interface Said {
  measure: Measure;
  value: number;
  second: number | undefined;
  comparison: Comparison | undefined;
  /** "Around" or "about" stands before the number. */
  about: boolean;
}

function parametersOf({
  about,
  measure,
  value,
  second,
  comparison,
}: Said): { parameters: Parameters; says: AmountSays } | undefined {
  const { column, unit, alone } = measure;
  const whole = Math.round(value);
  // A number that no parameter takes says nothing.
  if (unit !== 'score' && unit !== 'income') {
    const { from, to } = rangedFilter(column as RangeFilter);
    if ([whole, Math.round(second ?? value)].some((bound) => bound < from || bound > to)) return undefined;
  }
  const as = (form: AmountForm, parameters: Parameters, values: readonly number[] = [whole]) => ({
    parameters,
    says: { code: 'amount' as const, of: column, form, values },
  });
  if (unit === 'score') return as('exactly', { [column]: whole });
  if (unit === 'income') {
    const [, band] =
      INCOME_BAND_ENDS.find(([below]) => (comparison?.end === 'min' ? value < below : value <= below)) ??
      INCOME_BAND_ENDS[0];
    return as('exactly', { income: band });
  }
  const [min, max] = [`${column}Min`, `${column}Max`];
  if (second !== undefined) {
    const [least, most] = [Math.min(whole, Math.round(second)), Math.max(whole, Math.round(second))];
    return as('between', { [min]: least, [max]: most }, [least, most]);
  }
  if (comparison) {
    const step = stepOf(measure, comparison);
    return comparison.end === 'max'
      ? as(comparison.strict ? 'under' : 'atMost', { [max]: Math.max(0, whole - step) })
      : as(comparison.strict ? 'over' : 'atLeast', { [min]: whole + step });
  }
  if (alone === 'exact') return as('exactly', { [min]: whole, [max]: whole });
  // "About 8,000" is within a fifth of it.
  if (column === 'studentPopulation' || (about && unit === 'dollars')) {
    const [least, most] = [Math.round(whole * 0.8), Math.round(whole * 1.2)];
    return as('about', { [min]: least, [max]: most }, [whole, least, most]);
  }
  return alone === 'max' ? as('atMost', { [max]: whole }) : as('atLeast', { [min]: whole });
}

/** "A 75 average" is a mark of one's own. */
const IS_AVERAGE = /^(?:average|moyenne|promedio)$/;
const ABOUT: ReadonlySet<string> = new Set(['about', 'around', 'roughly', 'approximately', 'environ']);

const SAT = MEASURES.get('sat') as Measure;
/** What stands before a score of one's own: "I have a 1250", "scored 1340", « j'ai eu 1250 ». */
const SCORED: ReadonlySet<string> = new Set(
  [
    'have',
    'have a',
    'have an',
    'got',
    'got a',
    'got an',
    'scored',
    'scored a',
    'scored an',
    'score',
    'score of',
    'score is',
  ].concat(['ai', 'ai eu', 'ai obtenu', 'eu', 'obtenu', 'score de']),
);
/** A score of the SAT ends with a nought and is seldom any other number that one "has". */
function ownScoreAt(words: readonly Word[], from: number): Measured | undefined {
  const amount = words[from]?.amount;
  const isScore = amount && !amount.unit && !amount.scaled && !amount.orMore && amount.value % 10 === 0;
  if (!isScore || amount.value < 800 || amount.value > 1600) return undefined;
  const before = (count: number) =>
    words
      .slice(Math.max(0, from - count), from)
      .map(({ text }) => text)
      .join(' ');
  if (!SCORED.has(before(1)) && !SCORED.has(before(2))) return undefined;
  const said = parametersOf({
    measure: SAT,
    value: amount.value,
    second: undefined,
    comparison: undefined,
    about: false,
  });
  return said && { to: from + 1, kind: SAT.kind, ...said };
}

/** A number that something is compared with, from a position on. */
export function measureAt(words: readonly Word[], from: number, usdPerCad = 1): Measured | undefined {
  const before = longest(words, from, MEASURES);
  let at = before?.to ?? from;
  const linked = before ? skipLinks(words, at) : at;
  let comparison: Comparison | undefined;
  let between = false;
  // "Rate of at least": a word that links may begin a comparison too.
  for (let start = linked; start >= at; start -= 1) {
    const compared = longest(words, start, COMPARISONS);
    if (compared) {
      comparison = compared.value;
      at = skipLinks(words, compared.to);
      break;
    }
    if (BETWEEN.has(words[start]?.text ?? '')) {
      between = true;
      at = start + 1;
      break;
    }
  }
  if (!comparison && !between) at = linked;
  const about = ABOUT.has(words[at - 1]?.text ?? '') || ABOUT.has(words[at]?.text ?? '');
  if (ABOUT.has(words[at]?.text ?? '')) at += 1;
  const number = numberAt(words, at);
  // No source publishes grades of school.
  const after = words[number?.to ?? 0]?.text ?? '';
  if (!number || after === 'gpa' || (number.value <= 100 && IS_AVERAGE.test(after))) return undefined;
  // A link that nothing was compared by must not swallow the beginning of another part of the wish.
  if (!before && !comparison && !between && at !== from) return undefined;
  at = number.to;
  let second: Number | undefined;
  const joint = words[at]?.text ?? '';
  if (between || joint === 'to') {
    const next = joint === 'and' || joint === 'to' || joint === 'et' || joint === 'a' ? at + 1 : at;
    second = numberAt(words, next);
    if (second) at = second.to;
    else if (between) return undefined;
  } else if (words[at]?.afterDash) {
    second = numberAt(words, at);
    if (second) at = second.to;
  }
  if (number.orMore || second?.orMore) comparison ??= { end: 'min', strict: false };
  let end = at;
  const suffix = longest(words, at, COMPARISONS_AFTER);
  if (suffix && !comparison) {
    comparison = suffix.value;
    end = suffix.to;
  }
  let measure = before?.value;
  if (!measure) {
    // What a number is of may follow it, behind a few words.
    for (let start = end; start <= Math.min(words.length, skipLinks(words, end)); start += 1) {
      const after = longest(words, start, MEASURES);
      if (!after) continue;
      // "Under 15k a year for a family making 60000": the income has a number of its own.
      if (after.value.unit === 'income' && numberAt(words, skipLinks(words, after.to))) break;
      measure = after.value;
      end = after.to;
      break;
    }
  } else {
    // "Accepts more than half of applicants" says twice what is compared.
    const again = longest(words, end, MEASURES);
    if (again?.value.column === measure.column) end = again.to;
    // "Under 10k tuition in state": the nearer name of the same price is the more exact one.
    const after = longest(words, skipLinks(words, end), MEASURES);
    if (
      after &&
      after.value.unit === measure.unit &&
      after.value.column !== measure.column &&
      measure.column === 'tuition'
    ) {
      measure = after.value;
      end = after.to;
    }
  }
  if (measure?.column === 'tuition') {
    // "Tuition under 10k in state".
    const after = longest(words, skipLinks(words, end), MEASURES);
    if (after && (after.value.column === 'inStateTuition' || after.value.column === 'netPrice')) {
      measure = after.value;
      end = after.to;
    }
  }
  if (!comparison) {
    const last = longest(words, end, COMPARISONS_AFTER);
    if (last) {
      comparison = last.value;
      end = last.to;
    }
  }
  // "20-30k": both are thousands.
  if (second?.scaled && !number.scaled && number.value < LEAST_DOLLARS) {
    number.value *= 1_000;
    number.scaled = true;
  }
  const namesPrice = measure === PRICE;
  const unit = number.unit ?? second?.unit ?? null;
  const compares = comparison !== undefined || second !== undefined;
  if (!measure) {
    if (unit === '%') return undefined;
    if (unit === '$') measure = PRICE;
    else if (compares && isYear(number.value) && ['before', 'after', 'since'].includes(words[from]?.text ?? ''))
      measure = FOUNDED;
    else if (compares && (number.scaled || number.value >= LEAST_DOLLARS)) measure = PRICE;
    else return ownScoreAt(words, from);
  }
  // "Less than 20k students" counts students; "$20k students" does not.
  if (unit === '$' && measure.unit === 'count') {
    measure = PRICE;
    end = at;
  }
  if (unit === '%' && measure.unit !== 'percent') return undefined;
  if (measure.unit === 'percent' && number.value > 100) return undefined;
  if (measure.column === 'satScore' && (number.value < 400 || number.value > 1600)) return undefined;
  if (measure.column === 'actScore' && (number.value < 1 || number.value > 36)) return undefined;
  if (measure.unit === 'year' && !isYear(number.value)) return undefined;
  if (
    measure.unit === 'dollars' &&
    measure.column !== 'applicationFee' &&
    number.value < 100 &&
    !number.scaled &&
    unit !== '$'
  )
    return undefined;
  if (measure.unit === 'ratio' && (number.value > 100 || number.value < 1)) return undefined;
  // "Under 20 %" of those admitted is asked of hard schools; "80 % admitted" alone is a least.
  if (measure.column === 'acceptanceRate' && !compares && number.value >= 50)
    comparison = { end: 'min', strict: false };
  const rate = number.canadian || second?.canadian ? usdPerCad : 1;
  const said = parametersOf({
    measure,
    value: number.value * rate,
    second: second && second.value * rate,
    comparison,
    about,
  });
  const bare = measure === PRICE && !namesPrice;
  const plain = bare && unit !== '$';
  return said && { to: end, kind: measure.kind, ...said, ...(bare ? { bare } : {}), ...(plain ? { plain } : {}) };
}

/** The other end of a range of students, as a number without a unit says it; null where none was begun. */
export function asStudents(
  last: { parameters: Parameters; negated: boolean } | undefined,
  { parameters, says }: { parameters: Parameters; says: AmountSays },
): { parameters: Parameters; says: AmountSays } | null {
  if (!last || last.negated) return null;
  const { studentPopulationMin: least, studentPopulationMax: most } = last.parameters as Record<string, number>;
  const { netPriceMin: over, netPriceMax: under } = parameters as Record<string, number>;
  const of = { ...says, of: 'studentPopulation' as const };
  if (least === undefined && most !== undefined && over !== undefined && under === undefined && over < most)
    return { parameters: { studentPopulationMin: over }, says: of };
  if (most === undefined && least !== undefined && under !== undefined && over === undefined && least < under)
    return { parameters: { studentPopulationMax: under }, says: of };
  return null;
}
