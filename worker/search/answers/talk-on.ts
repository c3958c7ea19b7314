/**
 * Reads a line that changes the list before it ("only public ones", "remove texas", "sort by pay") into that list's
 * parameters. A line that says a whole new search changes nothing.
 */
import talkWords from '#data/lexicons/talk-words.json' with { type: 'json' };
import type { Snapshot } from '#schema/search/snapshot.ts';
import type { Parameters } from '../query/entries.ts';
import { parseQuery } from '../query/parse-query.ts';
import { parametersOfQuery } from '../query/query-parameters.ts';
import { findPhrases, phraseIndex, wordsOf } from './phrases.ts';

export interface ListChange {
  /** All parameters of the changed list. */
  parameters: Parameters;
  /** The price is to be low for what is asked: the search finds out what that is. */
  cheap?: true;
  /** Nobody knows where home is: an address never says it. */
  needsHome?: true;
}

type Verb = 'remove' | 'only' | 'also' | 'instead' | 'but';
const VERBS = phraseIndex(
  (['remove', 'only', 'also', 'instead', 'but'] as const).map((verb) => [verb as Verb, talkWords[verb]] as const),
);
const AFTER = phraseIndex([
  ['also', talkWords.alsoAfter],
  ['instead', talkWords.insteadAfter],
  ['only', talkWords.onlyAfter],
] as [Verb, string[]][]);
const SORT = phraseIndex([['sort', talkWords.sort]]);
const FIRST = phraseIndex([['first', talkWords.first]]);
const BARE = phraseIndex([['bare', talkWords.bare]]);
const POLITE = phraseIndex([['polite', talkWords.polite]]);
/** Words for the schools of the list before, and those that mean them at the end of a line only. */
const ONES: ReadonlySet<string> = new Set(talkWords.ones);
const LAST_ONES: ReadonlySet<string> = new Set(talkWords.lastOnes);
type Comparison = keyof typeof talkWords.compare;
const COMPARE = phraseIndex(Object.entries(talkWords.compare) as [Comparison, string[]][]);
const ORDERS = phraseIndex(Object.entries(talkWords.orders));
type Part = keyof typeof talkWords.parts;
const PARTS = phraseIndex(Object.entries(talkWords.parts) as [Part, string[]][]);

const PLACE = ['state', 'metro', 'city', 'country', 'near', 'nearPlace', 'radiusMiles'] as const;
const PRICE = [
  'netPriceMin',
  'netPriceMax',
  'tuitionMin',
  'tuitionMax',
  'inStateTuitionMin',
  'inStateTuitionMax',
  'yourPriceMin',
  'yourPriceMax',
] as const;
const SIZE = ['studentPopulationMin', 'studentPopulationMax'] as const;
const ADMISSION = ['admits', 'acceptanceRateMin', 'acceptanceRateMax'] as const;
const DEADLINE = ['deadline', 'dueFrom', 'dueTo'] as const;
/** The parameters of each part of a list that can be dropped by its name. */
const NAMES_OF: Readonly<Record<Part, readonly string[]>> = {
  price: PRICE,
  type: ['type'],
  size: SIZE,
  place: PLACE,
  distance: ['radiusMiles'],
  subject: ['subject', 'degree'],
  religion: ['religiousAffiliation', 'denomination'],
  tests: ['testPolicy', 'satScore', 'actScore'],
  admission: ADMISSION,
  deadline: DEADLINE,
  order: ['sortBy', 'sortOrder'],
};
/** What may not be asked at once with one of its own. */
const GROUPS: readonly (readonly string[])[] = [PLACE, SIZE, ADMISSION];
const IS_PLACE: ReadonlySet<string> = new Set(PLACE);

/** Words of a line that changes a list, at most. */
const WORDS_MAX = 12;
const LARGE = 15_000;
const SMALL = 4_999;
/** Half as much more, or less. */
const STEP = 2;
const CHEAPER = 0.75;
const NEAR_MILES = 50;
const MILES_MAX = 500;

const without = (parameters: Parameters, names: readonly string[]): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));

const readOf = (snapshot: Snapshot, text: string): Parameters | null => {
  const wish = text === '' ? null : parseQuery(snapshot, text, { names: false });
  if (!wish || wish.spans.length === 0 || wish.unused.length > 0) return null;
  const { order } = wish;
  const sorted = order ? { sortBy: order.sortBy, sortOrder: order.sortOrder } : {};
  return { ...parametersOfQuery(wish), ...sorted };
};

/** "Something affordable": the price is found out by the search. */
const saysCheap = (snapshot: Snapshot, text: string): boolean =>
  parseQuery(snapshot, text, { names: false })?.spans.some(({ vague }) => vague === 'cheap') === true;

/** What a list says of what a line reads, taken away. */
function removed(base: Parameters, read: Parameters): Parameters {
  const left: Parameters = { ...base };
  for (const [name, value] of Object.entries(read)) {
    const held = left[name];
    if (Array.isArray(held) && Array.isArray(value)) {
      const rest = (held as string[]).filter((one) => !(value as string[]).includes(one));
      if (rest.length === 0) delete left[name];
      else left[name] = rest;
    } else delete left[name];
  }
  if (read.subject !== undefined && left.subject === undefined) delete left.degree;
  if (read.nearPlace !== undefined) delete left.radiusMiles;
  return left;
}

/** What a line reads, in the place of what the list says of the same. */
function replaced(base: Parameters, read: Parameters): Parameters {
  const names = Object.keys(read);
  const dropped = GROUPS.filter((group) => group.some((name) => names.includes(name))).flat();
  // "Within 20 miles" is around the place that the list is around.
  const radiusOnly =
    names.includes('radiusMiles') && !names.some((name) => name !== 'radiusMiles' && IS_PLACE.has(name));
  const price = names.some((name) => (PRICE as readonly string[]).includes(name)) ? PRICE : [];
  const subject = names.includes('subject') ? ['subject', 'degree'] : [];
  return { ...without(base, radiusOnly ? ['radiusMiles'] : [...dropped, ...price, ...subject]), ...read };
}

/** What a line reads, besides what the list says of the same. */
function widened(base: Parameters, read: Parameters): Parameters {
  const all: Parameters = { ...base };
  for (const [name, value] of Object.entries(read)) {
    const held = all[name];
    if (Array.isArray(value)) all[name] = [...new Set([...(Array.isArray(held) ? (held as string[]) : []), ...value])];
    else all[name] = value;
  }
  const places = (parameters: Parameters) => Object.keys(parameters).filter((name) => IS_PLACE.has(name));
  const before = places(base);
  const after = places(read);
  if (before.length === 0 || after.length === 0 || after.every((name) => before.includes(name) && name !== 'country'))
    return all;
  // A town, an area and states are areas of which any will do; a whole country besides is everywhere.
  const areas = [base, read].flatMap(({ state, metro }) => [
    ...((metro as string[] | undefined) ?? []),
    ...((state as string[] | undefined) ?? []).map((code) => code.toLowerCase()),
  ]);
  const none = without(all, PLACE);
  return read.country !== undefined || base.country !== undefined || base.nearPlace !== undefined
    ? none
    : { ...none, metro: [...new Set(areas)] };
}

function compared(base: Parameters, how: Comparison): ListChange | null {
  const numberOf = (name: string) => (typeof base[name] === 'number' ? (base[name] as number) : undefined);
  switch (how) {
    case 'cheaper': {
      const name = PRICE.find((one) => one.endsWith('Max') && numberOf(one) !== undefined);
      if (name === undefined) return { parameters: base, cheap: true };
      return { parameters: { ...base, [name]: Math.round(((numberOf(name) as number) * CHEAPER) / 100) * 100 } };
    }
    case 'larger': {
      const most = numberOf('studentPopulationMax');
      const least = numberOf('studentPopulationMin');
      const from = most === undefined ? (least === undefined ? LARGE : least * STEP) : most + 1;
      return { parameters: { ...without(base, SIZE), studentPopulationMin: from } };
    }
    case 'smaller': {
      const least = numberOf('studentPopulationMin');
      const most = numberOf('studentPopulationMax');
      const to = least === undefined ? (most === undefined ? SMALL : Math.round(most / STEP)) : least - 1;
      return { parameters: { ...without(base, SIZE), studentPopulationMax: Math.max(1, to) } };
    }
    case 'easier':
      return { parameters: { ...without(base, ADMISSION), admits: 'most' } };
    case 'harder':
      return { parameters: { ...without(base, ADMISSION), admits: 'few' } };
    case 'closer':
    case 'farther': {
      if (base.nearPlace === undefined && base.near === undefined) return { parameters: base, needsHome: true };
      const radius = numberOf('radiusMiles') ?? NEAR_MILES;
      const miles = how === 'closer' ? Math.max(5, Math.round(radius / STEP)) : Math.min(MILES_MAX, radius * STEP);
      return { parameters: { ...base, radiusMiles: miles } };
    }
  }
}

const START_OVER = phraseIndex([['startOver', talkWords.startOver] as const]);

const isWhole = (found: readonly { from: number; to: number }[], words: readonly string[]) =>
  found.length === 1 && found[0]?.from === 0 && found[0].to === words.length;

function ordered(snapshot: Snapshot, base: Parameters, words: readonly string[]): ListChange | null {
  const found = findPhrases(ORDERS, words);
  if (!isWhole(found, words)) {
    // "Highest graduation rate first": a superlative is the same order in a line of its own.
    const { sortBy, sortOrder, ...others } = readOf(snapshot, words.join(' ')) ?? {};
    if (sortBy === undefined || sortOrder === undefined || Object.keys(others).length > 0) return null;
    return { parameters: { ...base, sortBy, sortOrder } };
  }
  const [sortBy, sortOrder] = (found[0] as { key: string }).key.split(' ') as [string, string];
  return { parameters: { ...base, sortBy, sortOrder } };
}

function taken(snapshot: Snapshot, base: Parameters, words: readonly string[], line: string): ListChange | null {
  const part = findPhrases(
    PARTS,
    words.filter((word) => word !== 'the' && word !== 'le' && word !== 'la'),
  );
  if (part[0]?.from === 0) return { parameters: without(base, NAMES_OF[part[0].key]) };
  const read = readOf(snapshot, line);
  if (!read) return null;
  const parameters = removed(base, read);
  if (Object.keys(base).some((name) => !same(base[name], parameters[name]))) return { parameters };
  // "Without religious ones", of which the list says nothing: they are not wanted.
  const denied = readOf(snapshot, `not ${line}`);
  return denied && { parameters: widened(base, denied) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The list after a line that changes it; null where the line is a search of its own. */
export function changeList(snapshot: Snapshot, base: Parameters, line: string): ListChange | null {
  const said = wordsOf(line);
  const polite = findPhrases(POLITE, said).find(({ from }) => from === 0);
  const means = (word: string, at: number) => ONES.has(word) || (at === said.length - 1 && LAST_ONES.has(word));
  const all = said.filter((word, at) => at >= (polite?.to ?? 0) && !(at > 0 && means(word, at)));
  if (all.length === 0 || said.length > WORDS_MAX) return null;
  if (isWhole(findPhrases(START_OVER, all), all)) return { parameters: {} };
  let words = all;
  let verb: Verb | undefined;
  const exchanged =
    all.some((word, at) => word === 'instead' && all[at + 1] === 'of') && readOf(snapshot, all.join(' '));
  if (exchanged && exchanged.not !== undefined) return { parameters: replaced(base, without(exchanged, ['not'])) };
  const begins = () => findPhrases(VERBS, words).find(({ from }) => from === 0);
  // "But also", "ok, only": the last word that says how counts.
  for (let found = begins(); found && found.to < words.length; found = begins()) {
    verb = found.key;
    words = words.slice(found.to);
    if (verb === 'remove') break;
  }
  const ending = findPhrases(AFTER, words).find(({ to, from }) => to === words.length && from > 0);
  if (ending) {
    words = words.slice(0, ending.from);
    verb = verb === undefined || verb === 'but' || verb === 'also' ? ending.key : verb;
  }
  if (verb === 'remove') return taken(snapshot, base, words, words.join(' '));
  const how = findPhrases(COMPARE, words);
  if (isWhole(how, words)) return compared(base, (how[0] as { key: Comparison }).key);
  const sort = findPhrases(SORT, words).find(({ from }) => from === 0);
  const order = sort && ordered(snapshot, base, words.slice(sort.to));
  if (order) return order;
  const first = findPhrases(FIRST, words).find(({ to }) => to === words.length);
  if (first && first.from > 0) return ordered(snapshot, base, words.slice(0, first.from));
  const isBare = findPhrases(BARE, words)[0]?.from === 0;
  const text = words.filter((word) => !ONES.has(word)).join(' ');
  const read = readOf(snapshot, text);
  // "The cheapest": of the list, not of all schools.
  const isOrder = read !== null && Object.keys(read).every((name) => name.startsWith('sort'));
  if (verb === undefined && !isBare && !isOrder && !said.some(means)) return null;
  if (!read) return radiusOf(base, words);
  const parameters = verb === 'also' ? widened(base, read) : replaced(base, read);
  return saysCheap(snapshot, text) ? { parameters, cheap: true } : { parameters };
}

/** "Within 20 miles", of the place that the list is around. */
function radiusOf(base: Parameters, words: readonly string[]): ListChange | null {
  const found = /^(?:within|less than|dans|a moins de|under) (\d{1,3}) (mile|miles|mi|km|kilometers|kilometres)$/.exec(
    words.join(' '),
  );
  if (!found || (base.nearPlace === undefined && base.near === undefined)) return null;
  const miles = /^k/.test(found[2] as string) ? Number(found[1]) / 1.609_344 : Number(found[1]);
  return { parameters: { ...base, radiusMiles: Math.max(1, Math.min(MILES_MAX, Math.round(miles))) } };
}
