/** Index of the typed vocabularies of queries: the meanings of a span of words. */

import frenchSubjects from '#data/lexicons/french-subjects.json' with { type: 'json' };
import frenchWords from '#data/lexicons/french-words.json' with { type: 'json' };
import groups from '#data/lexicons/groups.json' with { type: 'json' };
import spanish from '#data/lexicons/spanish-words.json' with { type: 'json' };
import specialismWords from '#data/lexicons/specialism-words.json' with { type: 'json' };
import specialisms from '#data/lexicons/specialisms.json' with { type: 'json' };
import subjectTitles from '#data/lexicons/subject-titles.json' with { type: 'json' };
import { withProperNames } from '#schema/domain/formats/english-grammar.ts';
import { FIELD_TITLES as ENGLISH_FIELD_TITLES } from '#schema/domain/names/en/academic-fields.ts';
import { PROGRAM_TITLES as ENGLISH_PROGRAM_TITLES } from '#schema/domain/names/en/academic-programs.ts';
import { englishStateName } from '#schema/domain/places/english-places.ts';
import { UNIVERSITY_KINDS } from '#schema/domain/record/university-figures.ts';
import type { Says } from '#schema/domain/search/reading-codes.ts';
import { foldText } from '#schema/search/fold-text.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { frenchForms } from '../french-forms.ts';
import { KNOWN_PLACES, type KnownPlace, type PlaceName, placesCalled, stateParts } from '../places/known-places.ts';
import { isWordCode, TOWNS_CALLED } from '../places/place-words.ts';
import { type Town, townsOf } from '../places/towns.ts';
import { phraseKey, stem } from '../programs/program-lexicon.ts';
import { PROGRAM_WORDS } from '../programs/program-words.ts';
import { lettersOf } from '../text-index.ts';
import type { Entry, Order, Parameters, Priced } from './entries.ts';
import { FILLERS } from './grammar.ts';
import { CHEAP_BY, ORDERS, VAGUE_FIGURES } from './orders.ts';
import { saidByWord, WISH_WORDS, type WishCode, type WishWord } from './wish-words.ts';

/** Words of the longest phrase. */
export const PHRASE_MAX = 8;

const COST = { subject: 1, word: 0.95, place: 0.9, town: 1.2, group: 0.8, order: 0.9, title: 1.15, code: 1.1 };
/** What a seldom meant one costs more. */
const SELDOM = 0.5;

/** One phrase may stand for several things. */
export type Phrases = Map<string, Entry[]>;

export interface Vocabulary {
  phrases: Phrases;
  /** Beginnings of phrases, by words: a stretch that is none goes nowhere. */
  beginnings: ReadonlySet<string>;
  /** All words of phrases (stems), with their letters as bits, to mend slips by. */
  words: readonly string[];
  letters: Int32Array;
  wordSet: ReadonlySet<string>;
}

function addTo(phrases: Phrases, words: string, entry: Entry): void {
  const key = phraseKey(words);
  if (key === '') return;
  const known = phrases.get(key);
  if (known) known.push(entry);
  else phrases.set(key, [entry]);
}

/** Titles that a key of the subject filter has. */
const PROGRAM_TITLES = new Map<string, string>(Object.entries(ENGLISH_PROGRAM_TITLES));
const FIELD_TITLES = new Map<string, string>([...Object.entries(ENGLISH_FIELD_TITLES), ['14', 'Engineering']]);
/** "Engineering" is the family of engineering, not the field that holds its technologies too. */
const FAMILY_OF_FIELD: Record<string, string> = { engineering: '14' };

const subjectKeyOf = (named: string) => {
  const field = named.startsWith('field:') ? named.slice('field:'.length) : null;
  return field === null ? named : (FAMILY_OF_FIELD[field] ?? field);
};

/** Written in capitals wherever they stand. */
const INITIALS: ReadonlySet<string> = new Set(
  'ai asl bfa bsn cad cna cpa crna dds dmd dnp dpt emba emt esl fnp hr hvac it llm lpn lvn mba md mfa mha mph mpa msn msw od otd pa phd pr rn tesol tv ux'.split(
    ' ',
  ),
);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const capitalized = (text: string) =>
  capital(
    withProperNames(
      text
        .split(' ')
        .map((word) => (INITIALS.has(word) ? word.toUpperCase() : word))
        .join(' '),
    ),
  );

const DEGREE_OF_LEVEL: Record<string, string> = {
  certificate: 'certificate',
  associate: 'associate',
  bachelor: 'bachelors',
  postbaccalaureate: 'certificate',
  master: 'masters',
  doctorate: 'doctorate',
};

/** Words that name a subject and, far more often, something else in a wish. */
const SELDOM_SUBJECTS: ReadonlySet<string> = new Set(
  `sports sport football test principal space energy mapping data radio voice band composition conducting parks
  policy government construction hardware materials mechanical electrical sales leadership startup hotel travel
  military intelligence writing directing video environment technology security composition ma ms pt ot pr od md
  teach teaches language languages interdisciplinary weather farm ag bible fitness school mission missions coaching`
    .split(/\s+/)
    .map(stem),
);

const TITLES: Readonly<Record<string, readonly string[]>> = subjectTitles;

const subjectEntry = (subject: string[], title: string, cost: number): Entry => ({
  kind: 'subject',
  says: { code: 'subject', subjects: subject, title },
  parameters: { subject },
  cost,
});

function addSubjects(phrases: Phrases): void {
  const entryOf = (keys: readonly string[], title: string, levels: readonly string[], cost: number): Entry => ({
    ...subjectEntry([...new Set(keys)], title, cost),
    ...(levels.length > 0 ? { degree: [...new Set(levels.map((level) => DEGREE_OF_LEVEL[level] ?? level))] } : {}),
  });
  for (const { named, words, levels } of PROGRAM_WORDS) {
    const keys = named.map(subjectKeyOf);
    const [first = ''] = words;
    const only = keys.length === 1 ? (PROGRAM_TITLES.get(keys[0] ?? '') ?? FIELD_TITLES.get(keys[0] ?? '')) : undefined;
    for (const word of words) {
      const cost = COST.subject + (SELDOM_SUBJECTS.has(stem(foldText(word))) ? SELDOM : 0);
      addTo(phrases, word, entryOf(keys, only ?? capitalized(INITIALS.has(word) ? word : first), levels, cost));
    }
  }
  for (const [named, words] of [...Object.entries(frenchSubjects), ...Object.entries(spanish.subjects)]) {
    const key = subjectKeyOf(named);
    const title = PROGRAM_TITLES.get(key) ?? FIELD_TITLES.get(key) ?? TITLES[key]?.[0] ?? capitalized(words[0] ?? key);
    for (const word of words.flatMap(frenchForms)) {
      // What is said in English too stays what it is there.
      if (!phrases.has(phraseKey(word))) addTo(phrases, word, entryOf([key], title, [], COST.subject));
    }
  }
  for (const [key, title] of PROGRAM_TITLES) {
    if (!phrases.has(phraseKey(title))) addTo(phrases, title, entryOf([key], title, [], COST.title));
  }
  for (const [cip, [title = cip, ...special]] of Object.entries(subjectTitles)) {
    if (!phrases.has(phraseKey(title))) addTo(phrases, title, entryOf([cip], title, [], COST.title));
    for (const words of special) {
      const known = phrases.get(phraseKey(words));
      // Of everyday words ours stand; one title in two groups names both.
      if (known?.some(({ kind, cost }) => kind === 'subject' && cost < COST.title)) continue;
      const same = known?.find(({ kind }) => kind === 'subject');
      if (same) (same.parameters.subject as string[]).push(cip);
      else addTo(phrases, words, entryOf([cip], capitalized(words), [], COST.title));
    }
  }
  addSpecialisms(phrases);
}

/** Titles of six digits and everyday words for them. */
function addSpecialisms(phrases: Phrases): void {
  const mark = (words: string, subject: string[], title: string, cost: number) => {
    const key = phraseKey(words);
    const entries = phrases.get(key) ?? [];
    const at = entries.findIndex(({ kind }) => kind === 'subject');
    const { says, parameters } = subjectEntry(subject, title, cost);
    if (at >= 0) entries[at] = { ...(entries[at] as Entry), says, parameters };
    else addTo(phrases, words, { kind: 'subject', says, parameters, cost });
  };
  for (const [cip, title] of Object.entries(specialisms.titles)) {
    const known = phrases.get(phraseKey(title))?.find(({ kind }) => kind === 'subject');
    // Of everyday words ours stand.
    if (known === undefined || known.cost >= COST.title) mark(title, [cip], capitalized(title), COST.title);
  }
  for (const [codes, words] of [...Object.entries(specialismWords), ...Object.entries(spanish.specialisms)]) {
    for (const word of words) mark(word, codes.split(' '), capitalized(words[0] ?? word), COST.subject);
  }
}

interface Group {
  key: string;
  words: string[];
  /** Most of its schools are two-year colleges, which lists leave out unless asked. */
  twoYear?: boolean;
}

const wishEntry = (code: WishCode, { unpublished }: WishWord): Entry => ({
  ...saidByWord(code),
  cost: COST.word,
  ...(unpublished ? { unpublished } : {}),
});

function addWishWords(phrases: Phrases): void {
  for (const [code, wishWord] of WISH_WORDS) {
    for (const word of wishWord.words) addTo(phrases, word, wishEntry(code, wishWord));
  }
  const french = frenchWords as Record<string, readonly string[]>;
  const inSpanish = spanish.words as Record<string, readonly string[]>;
  for (const [code, wishWord] of WISH_WORDS) {
    for (const word of [...(french[code] ?? []).flatMap(frenchForms), ...(inSpanish[code] ?? [])]) {
      if (phrases.get(phraseKey(word))?.some(({ cost }) => cost < COST.title)) continue;
      addTo(phrases, word, wishEntry(code, wishWord));
    }
  }
  // A cégep is no university; who is to go on to one may mean the universities there.
  for (const word of CEGEP_WORDS) {
    addTo(phrases, word, {
      kind: 'place',
      says: { code: 'word', word: 'universities-in-quebec' },
      parameters: { state: ['QC'] },
      cost: COST.word + SELDOM,
      states: ['QC'],
    });
  }
  for (const [code, wishWord] of WISH_WORDS) {
    // The first entry of a vague word is the plain one.
    const words = wishWord.vague === undefined ? undefined : VAGUE_FIGURES.get(wishWord.vague);
    for (const word of words ?? []) {
      if (!phrases.has(phraseKey(word))) addTo(phrases, word, wishEntry(code, wishWord));
    }
  }
  for (const [priced, words] of Object.entries(CHEAP_BY) as [Priced, readonly string[]][]) {
    for (const word of words) {
      if (!phrases.has(phraseKey(word))) addTo(phrases, word, { ...saidByWord('cheap'), cost: COST.word, priced });
    }
  }
  for (const [order, words] of ORDERS) {
    for (const word of words) {
      if (!phrases.get(phraseKey(word))?.some(({ kind }) => kind === 'order')) addTo(phrases, word, orderEntry(order));
    }
  }
  for (const { key, words, twoYear } of groups as readonly Group[]) {
    for (const word of words.flatMap(frenchForms)) {
      addTo(phrases, word, {
        kind: 'group',
        says: { code: 'group', group: key },
        parameters: { group: [key], ...(twoYear ? { kind: [...UNIVERSITY_KINDS] } : {}) },
        cost: COST.group,
      });
    }
  }
}

/** The score by which Quebec's universities admit students of its cégeps asks for them too. */
const CEGEP_WORDS = ['cegep', 'collegial', 'cote r', 'cote de rendement', 'r score'];

const orderEntry = (order: Order): Entry => ({
  kind: 'order',
  says: { code: 'order', by: order.sortBy, order: order.sortOrder },
  parameters: {},
  cost: COST.order,
  order,
});

/** What a name of a place costs: a code and a short word more, and what is seldom meant most. */
function costOf({ kind }: KnownPlace, { says, seldom }: PlaceName): number {
  if (kind === 'part') return COST.place - 0.1;
  if (kind === 'country') return seldom ? COST.code + 0.2 : COST.place;
  const isShort = kind === 'state' && (says === 'code' || says === 'short');
  return (isShort ? COST.code : COST.place) + (seldom ? SELDOM : 0);
}

const SAYS_AREA = /\b(Area|Valley|Triangle|Triad|Range|Empire|Horseshoe|Cities)$|^(Northern|Southern|Central|Metro) /i;
/** What the chip of a place says; of a metropolitan area whether it lies around the city of its name. */
function saysOf({ kind, label, states, country, area }: KnownPlace): Says {
  if (area !== undefined)
    return { code: 'area', area, name: label, around: kind === 'metro' && !SAYS_AREA.test(label) };
  if (kind === 'country') return { code: 'country', country };
  return kind === 'state' ? { code: 'state', state: states[0] as string } : { code: 'region', region: label };
}

/** What a place asks for. */
function parametersOf({ kind, states, country, area, but }: KnownPlace): Parameters {
  if (area !== undefined) return { metro: [area] };
  if (kind === 'country') return { country };
  return { state: [...states], ...(but === undefined ? {} : { not: [`metro:${but}`] }) };
}

/** "DC" is a code, and what people call the metropolitan area. */
const isAreaCode = ({ says, words }: PlaceName) =>
  says === 'code' && placesCalled(words).some(({ kind }) => kind === 'metro') && !isWordCode(words);

function addPlaces(phrases: Phrases): void {
  const addName = (place: KnownPlace, name: PlaceName) => {
    const { kind, states } = place;
    addTo(phrases, name.words, {
      kind: 'place',
      says: saysOf(place),
      parameters: parametersOf(place),
      cost: costOf(place, name),
      ...(kind === 'state' || kind === 'region' ? { states } : {}),
    });
  };
  const large = KNOWN_PLACES.filter(({ area }) => area === undefined);
  for (const place of large) {
    for (const name of place.names) if (name.says !== 'french' && !isAreaCode(name)) addName(place, name);
  }
  for (const place of large) {
    for (const name of place.names) {
      if (name.says === 'french' && !phrases.has(phraseKey(name.words))) addName(place, name);
    }
  }
  addAreas(phrases);
}

/** How people name an area around a name. */
const AREA_FORMS = ['* area', 'greater *', 'downtown *', '* metro', '* metro area', '* metropolitan area', '* region'];

/** Metropolitan areas, parts of states, then counties; of counties of one name alone that of the most towns, with their state each. */
function addAreas(phrases: Phrases): void {
  const add = (place: KnownPlace, words: readonly string[], cost: number) => {
    for (const word of words) {
      for (const form of [word, ...AREA_FORMS.map((around) => around.replace('*', word))]) {
        if (form === word || !phrases.has(phraseKey(form)))
          addTo(phrases, form, { kind: 'place', says: saysOf(place), parameters: parametersOf(place), cost });
      }
    }
  };
  const wordsOf = ({ names }: KnownPlace) => names.filter(({ seldom }) => !seldom).map(({ words }) => words);
  for (const place of KNOWN_PLACES.filter(({ kind }) => kind === 'metro')) {
    add(place, wordsOf(place), COST.place);
  }
  for (const place of stateParts()) {
    for (const { words, says } of place.names) {
      if (says === 'french' && phrases.has(phraseKey(words))) continue;
      addTo(phrases, words, {
        kind: 'place',
        says: saysOf(place),
        parameters: parametersOf(place),
        cost: COST.place - 0.1,
      });
    }
  }
  const counties = KNOWN_PLACES.filter(({ kind }) => kind === 'county');
  for (const [word, alike] of Map.groupBy(counties, (place) => wordsOf(place)[0] ?? '')) {
    alike
      .toSorted((a, b) => b.towns - a.towns)
      .forEach((place, at) => {
        const { states } = place;
        if (at === 0) add(place, wordsOf(place), COST.place);
        if (!/ (county|parish)$/.test(word)) return;
        const named = states.flatMap((state) => [englishStateName('US', state), state]);
        add(
          place,
          named.map((state) => `${word} ${state}`),
          COST.place - 0.1,
        );
      });
  }
}

const NAMESAKES_MAX = 4;

/** Towns of one name: that of the most students is meant. */
function addTowns(phrases: Phrases, snapshot: Snapshot): void {
  const byKey = Map.groupBy(townsOf(snapshot), ({ placeKey }) => placeKey);
  for (const [, towns] of byKey) {
    towns.forEach((town, at) => {
      const isSmallWord = FILLERS.has(town.placeKey);
      const entry = townEntry(
        town,
        COST.town + (at > 0 ? SELDOM : 0) + (town.rows.length === 0 ? SELDOM : 0) + (isSmallWord ? 2 * SELDOM : 0),
      );
      // The others may be meant: of a few that have universities too, each can be had in its place.
      if (at === 0 || (at < NAMESAKES_MAX && town.rows.length > 0 && !isSmallWord)) addTo(phrases, town.city, entry);
      for (const word of TOWNS_CALLED[town.city] ?? []) addTo(phrases, word, { ...entry, cost: COST.place - 0.1 });
      for (const state of new Set([englishStateName(town.country, town.state), town.state])) {
        addTo(phrases, `${town.city} ${state}`, {
          ...entry,
          cost: COST.place - 0.1,
          ...(state === town.state ? { code: true } : {}),
        });
      }
    });
  }
}

/** Fewer students make no town that is meant by a word of every day. */
const TOWN_STUDENTS = 5_000;

const townEntry = ({ city, state, students }: Town, cost: number): Entry => ({
  kind: 'place',
  says: { code: 'town', city, state },
  parameters: { city, state: [state] },
  cost,
  town: { city, state },
  states: [state],
  ...(students < TOWN_STUDENTS ? { fewStudents: true as const } : {}),
});

/** What is the same for every catalogue, made at the first wish. */
let fixed: Phrases | undefined;
function fixedPhrases(): Phrases {
  if (fixed) return fixed;
  fixed = new Map();
  addSubjects(fixed);
  addWishWords(fixed);
  addPlaces(fixed);
  return fixed;
}

const vocabularies = new WeakMap<Snapshot, Vocabulary>();

/** The vocabulary with the towns of a catalogue. */
export function vocabularyOf(snapshot: Snapshot): Vocabulary {
  const known = vocabularies.get(snapshot);
  if (known) return known;
  const phrases: Phrases = new Map([...fixedPhrases()].map(([key, entries]) => [key, [...entries]]));
  addTowns(phrases, snapshot);
  const beginnings = new Set<string>();
  const wordSet = new Set<string>();
  for (const key of phrases.keys()) {
    const words = key.split(' ');
    let before = '';
    for (const word of words) {
      wordSet.add(word);
      before = before === '' ? word : `${before} ${word}`;
      beginnings.add(before);
    }
  }
  const words = [...wordSet].sort();
  const vocabulary = { phrases, beginnings, words, wordSet, letters: Int32Array.from(words, lettersOf) };
  vocabularies.set(snapshot, vocabulary);
  return vocabulary;
}
