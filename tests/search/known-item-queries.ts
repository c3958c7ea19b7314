/** Queries whose answer is known, made from the names of a catalogue: a person looks for one school and types it like people do. */

import { stateName } from '#schema/domain/places/places.ts';
import type { AliasRecord, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';

export const FAMILIES = [
  'exact',
  'no punctuation',
  'one slip',
  'two slips',
  'shuffled words',
  'abbreviations',
  'distinctive word and city',
  'prefix',
  'nickname',
  'accents',
  'slip and town',
  'slip and state',
  'doubled word',
  'doubled town',
  'cut in a word',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface KnownItemQuery {
  family: Family;
  text: string;
  /** Any of these is right: the query cannot tell them apart. */
  ids: number[];
  /** The name it was made from. */
  name: string;
}

/** A small seeded generator (mulberry32): numbers from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const COMMON = new Set(
  'university college institute school of the at in and for a de du des la le et state'.split(' '),
);

/** Written independently of the product's own folding, so that a fault there shows. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʻ]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

function neighbourKey(random: Random, letter: string): string {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
  if (row < 0) return pick(random, [...LETTERS]);
  const at = (KEYBOARD[row] as string).indexOf(letter);
  const near = [KEYBOARD[row]?.[at - 1], KEYBOARD[row]?.[at + 1], KEYBOARD[row - 1]?.[at], KEYBOARD[row + 1]?.[at]];
  return pick(
    random,
    near.filter((key) => key !== undefined),
  );
}

/** Slips in one word, at a letter; all leave a different word behind or are tried again. */
const SLIPS: readonly ((random: Random, word: string, at: number) => string)[] = [
  (random, word, at) => word.slice(0, at) + pick(random, [...LETTERS]) + word.slice(at + 1),
  (random, word, at) => word.slice(0, at) + neighbourKey(random, word[at] as string) + word.slice(at + 1),
  (_, word, at) => word.slice(0, at) + word.slice(at + 1),
  (random, word, at) => word.slice(0, at) + pick(random, [...LETTERS]) + word.slice(at),
  (_, word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (_, word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
];
const SPACE_SLIP_SHARE = 0.08;
const SLIP_WORD_MIN = 4;

/** One slip in a text of plain words, in a word of four letters or more; undefined when it has none. */
function withSlip(random: Random, text: string): string | undefined {
  const words = text.split(' ');
  if (words.length > 1 && random() < SPACE_SLIP_SHARE) {
    const at = Math.floor(random() * (words.length - 1));
    return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ');
  }
  const long = words.flatMap((word, index) => (word.length >= SLIP_WORD_MIN ? [index] : []));
  if (long.length === 0) return undefined;
  const index = pick(random, long);
  const word = words[index] as string;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const slipped = pick(random, SLIPS)(random, word, Math.floor(random() * word.length));
    if (slipped !== word) return words.with(index, slipped).join(' ');
  }
  return undefined;
}

const ABBREVIATIONS: readonly [RegExp, string[]][] = [
  [/\buniversity\b/, ['univ', 'u', 'univ.']],
  [/\bcollege\b/, ['coll', 'col']],
  [/\binstitute\b/, ['inst', 'inst.']],
  [/\bsaint\b/, ['st', 'st.']],
  [/\bmount\b/, ['mt', 'mt.']],
  [/\bfort\b/, ['ft', 'ft.']],
  [/\bstate university\b/, ['state u', 'st univ', 'state univ']],
  [/\btechnology\b/, ['tech']],
  [/\btechnological\b/, ['tech']],
  [/\binternational\b/, ['intl']],
  [/\band\b/, ['&']],
  [/\bcalifornia\b/, ['cal', 'calif']],
  [/\bmassachusetts\b/, ['mass']],
  [/\bpennsylvania\b/, ['penn']],
  [/\bnorth\b/, ['n', 'n.']],
  [/\bsouth\b/, ['s', 's.']],
];

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
  }
  return shuffled;
}

export interface Catalogue {
  universities: readonly UniversityRecord[];
  aliases: readonly AliasRecord[];
}

/** Up to `perFamily` queries of each family for schools that still teach; the same for the same seed and catalogue. */
export function knownItemQueries(
  catalogue: Catalogue,
  { seed, perFamily }: { seed: number; perFamily: number },
): KnownItemQuery[] {
  const universities = catalogue.universities.filter(({ status }) => !isGone(status));
  const teaching = new Set(universities.map(({ id }) => id));
  const aliases = catalogue.aliases.filter(({ id }) => teaching.has(id));
  const idsOfName = new Map<string, Set<number>>();
  const named = (id: number, name: string) => {
    const key = plain(name);
    idsOfName.set(key, (idsOfName.get(key) ?? new Set()).add(id));
  };
  for (const { id, name } of universities) named(id, name);
  for (const { id, name } of aliases) named(id, name);
  const bearers = (name: string) => [...(idsOfName.get(plain(name)) ?? [])];
  const plainNames = universities.map(({ id, name }) => ({ id, name: plain(name) }));
  const frequency = new Map<string, number>();
  for (const { name } of plainNames) {
    for (const word of new Set(name.split(' '))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }

  type Make = (random: Random, university: UniversityRecord) => Omit<KnownItemQuery, 'family' | 'name'> | undefined;
  const fromName = (change: (random: Random, name: string) => string | undefined): Make => {
    return (random, { name }) => {
      const text = change(random, plain(name));
      return text === undefined || text === '' ? undefined : { text, ids: bearers(name) };
    };
  };
  const fromPlace = (
    change: (random: Random, name: string, university: UniversityRecord) => string | undefined,
  ): Make => {
    return (random, university) => {
      const text = change(random, plain(university.name), university);
      return text === undefined ? undefined : { text, ids: bearers(university.name) };
    };
  };
  const makers: Record<Exclude<Family, 'nickname' | 'accents'>, Make> = {
    exact: (_, { name }) => ({ text: name, ids: bearers(name) }),
    'no punctuation': (_, { name }) => ({ text: name.replace(/[^\p{L}\p{N}\s]/gu, ''), ids: bearers(name) }),
    'one slip': fromName(withSlip),
    'two slips': fromName((random, name) => {
      const once = withSlip(random, name);
      return once === undefined ? undefined : withSlip(random, once);
    }),
    'shuffled words': fromName((random, name) => {
      const words = name.split(' ');
      return words.length < 2 ? undefined : shuffle(random, words).join(' ');
    }),
    abbreviations: fromName((random, name) => {
      let text = name;
      for (const [pattern, short] of ABBREVIATIONS) {
        if (random() < 0.8) text = text.replace(pattern, pick(random, short));
      }
      return text === name ? undefined : text;
    }),
    'distinctive word and city': (_, { name, city, state, country }) => {
      const own = plain(name)
        .split(' ')
        .filter((word) => word.length > 2 && !COMMON.has(word));
      const word = own.sort((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))[0];
      if (!word || city === null) return undefined;
      const place = plain(city);
      if (place.split(' ').includes(word) || plain(stateName(country, state)).split(' ').includes(word))
        return undefined;
      const ids = universities
        .filter((other) => other.city === city && other.state === state && plain(other.name).split(' ').includes(word))
        .map(({ id }) => id);
      return { text: `${word} ${place}`, ids };
    },
    prefix: (random, { name }) => {
      const whole = plain(name);
      const last = whole.split(' ').at(-1) as string;
      if (last.length < 4) return undefined;
      const text = whole.slice(0, whole.length - 1 - Math.floor(random() * (last.length - 3)));
      return { text, ids: plainNames.filter((other) => other.name.startsWith(text)).map(({ id }) => id) };
    },
    'slip and town': fromPlace((random, name, { city }) => {
      const slipped = withSlip(random, name);
      return slipped === undefined || city === null ? undefined : `${slipped} ${plain(city)}`;
    }),
    'slip and state': fromPlace((random, name, { country, state }) => {
      const slipped = withSlip(random, name);
      return slipped === undefined ? undefined : `${slipped} ${plain(stateName(country, state))}`;
    }),
    'doubled word': fromName((random, name) => {
      const words = name.split(' ');
      const at = Math.floor(random() * words.length);
      return words.length < 2 ? undefined : [...words.slice(0, at + 1), ...words.slice(at)].join(' ');
    }),
    'doubled town': (_, { name, city, country, state }) => {
      const town = city === null ? '' : plain(city);
      const isStates = town === plain(stateName(country, state));
      if (town === '' || isStates || !` ${plain(name)} `.startsWith(` ${town} `)) return undefined;
      const ids = universities
        .filter((other) => plain(other.city ?? '') === town && ` ${plain(other.name)} `.includes(` ${town} `))
        .map(({ id }) => id);
      return { text: `${town} ${town}`, ids };
    },
    'cut in a word': (random, { name }) => {
      const words = plain(name).split(' ');
      if (words.length < 4) return undefined;
      const at = 2 + Math.floor(random() * (words.length - 2));
      const last = words[at] as string;
      const text = [...words.slice(0, at), last.slice(0, 2 + Math.floor(random() * last.length))].join(' ');
      const begins = (other: string) => other.startsWith(text) || other.startsWith(`the ${text}`);
      return { text, ids: plainNames.filter((other) => begins(other.name)).map(({ id }) => id) };
    },
  };

  const queries: KnownItemQuery[] = [];
  for (const [family, make] of Object.entries(makers) as [Exclude<Family, 'nickname' | 'accents'>, Make][]) {
    const random = randomFrom(seed + FAMILIES.indexOf(family) * 1000);
    let made = 0;
    for (const university of shuffle(random, universities)) {
      if (made === perFamily) break;
      const query = make(random, university);
      if (!query) continue;
      queries.push({ family, name: university.name, ...query });
      made += 1;
    }
  }
  const random = randomFrom(seed + 77_000);
  const called = aliases.filter(({ kind, name }) => (kind === 'nickname' || kind === 'acronym') && plain(name) !== '');
  for (const { name } of shuffle(random, called).slice(0, perFamily)) {
    queries.push({ family: 'nickname', text: name.toLowerCase(), ids: bearers(name), name });
  }
  const accented = [...universities, ...aliases].filter(({ name }) => /\p{M}/u.test(name.normalize('NFD')));
  for (const { name } of shuffle(random, accented).slice(0, perFamily)) {
    const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
    queries.push({ family: 'accents', text: random() < 0.5 ? bare : bare.toLowerCase(), ids: bearers(name), name });
  }
  return queries;
}

/** Reciprocal of the rank of the first right answer among the first ten, 0 when there is none. */
export function reciprocalRank(found: readonly number[], right: readonly number[]): number {
  const rank = found.slice(0, 10).findIndex((id) => right.includes(id));
  return rank < 0 ? 0 : 1 / (rank + 1);
}

export interface FamilyScore {
  family: Family;
  queries: number;
  /** Mean reciprocal rank at ten. */
  mrr: number;
  failures: { query: KnownItemQuery; found: number[] }[];
}

/** Scores a search, given as text to ids in order, by family. */
export function scoreSearch(queries: readonly KnownItemQuery[], search: (text: string) => number[]): FamilyScore[] {
  return FAMILIES.flatMap((family) => {
    const own = queries.filter((query) => query.family === family);
    if (own.length === 0) return [];
    const judged = own.map((query) => {
      const found = search(query.text);
      return { query, found: found.slice(0, 10), rank: reciprocalRank(found, query.ids) };
    });
    const mrr = judged.reduce((sum, { rank }) => sum + rank, 0) / own.length;
    return [{ family, queries: own.length, mrr, failures: judged.filter(({ rank }) => rank < 1) }];
  });
}
