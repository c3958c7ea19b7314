/**
 * The search snapshot: all that filters, order and text search need of the catalogue, as columns over one buffer.
 * A *row* is a university's position in the order of names; it is not its id.
 */
import type { AliasRecord, ProvenanceTable, UniversityRecord } from '../domain/dataset.ts';
import { CAMPUS_SETTINGS } from '../domain/enums.ts';
import { stateName } from '../domain/places.ts';
import { PRICE_FIELDS, type PriceField } from '../domain/prices.ts';
import {
  CODED_FILTERS,
  type CodedFilter,
  codedFilter,
  NUMBER_COLUMNS,
  type NumberColumn,
  type NumberUnit,
  SEARCH_NUMBERS,
} from '../domain/search-filters.ts';
import { decides } from '../domain/small-cohorts.ts';
import { isGone } from '../domain/university-figures.ts';
import { type Aside, asideOf, type OutsideName } from './aside.ts';
import { nameSortKey } from './fold-text.ts';
import { FORM_KINDS, nameForms } from './name-forms.ts';
import {
  decodeText,
  encodeText,
  layoutName,
  packTexts,
  readSections,
  type Sections,
  writeSections,
} from './sections.ts';
import { TRAITS, traitsOf } from './traits.ts';
import { KIND_WORDS, meaningfulWords, placeKey } from './words.ts';

/** Stands for "no value" in the columns of numbers and of codes. */
export const NO_NUMBER = -2_147_483_648;
export const NO_CODE = 255;
export const NO_CITY = 0xffff_ffff;
export const NO_ORIGIN = 0xffff;

/** Tenths of a percent. */
export const RATE_SCALE = 10;

/** Where a price comes from, as one text that `originOf` reads: source, year, and whether it is an estimate. */
const ORIGIN_PARTS = '\t';
export interface Origin {
  source: string;
  year: string;
  estimate: boolean;
}
export function originOf(text: string): Origin {
  const [source = '', year = '', estimate] = text.split(ORIGIN_PARTS);
  return { source, year, estimate: estimate !== undefined };
}

const each = <Name extends string, Kind extends string>(names: readonly Name[], kind: Kind) =>
  Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Kind>;
const orderOf = (column: NumberColumn) => `${column}Order` as const;

const SECTIONS = {
  version: 'u8',
  /** Names that lead to a line and not into a list, as JSON (Aside). */
  aside: 'u8',
  id: 'u32',
  nameRank: 'u32',
  /** Position among the values of the filter of that name. */
  ...each(CODED_FILTERS, 'u8'),
  traits: 'u32',
  /** 1 where the share of applicants admitted is known, of however few. */
  selects: 'u8',
  /** Row to city, city to its text and to its place key; cities of one key differ in spelling only. */
  city: 'u32',
  cityTexts: 'u8',
  cityTextStarts: 'u32',
  cityKey: 'u32',
  /** Thousandths of a degree. */
  latitude: 'i32',
  longitude: 'i32',
  placeKeys: 'u8',
  placeKeyStarts: 'u32',
  /** The figures that lists are ordered and filtered by; rates of too few people to decide anything are no value. */
  ...each(NUMBER_COLUMNS, 'i32'),
  /** Prices in the institution's own currency, and for each the text of its origin. */
  tuitionPrice: 'i32',
  tuitionInStatePrice: 'i32',
  roomAndBoardPrice: 'i32',
  tuitionOrigin: 'u16',
  tuitionInStateOrigin: 'u16',
  roomAndBoardOrigin: 'u16',
  originTexts: 'u8',
  originTextStarts: 'u32',
  setting: 'u8',
  /** Rows by ascending value then id; the rows without a value come last, by id. */
  ...each(NUMBER_COLUMNS.map(orderOf), 'u32'),
  /** Row to its forms (the first is its name), form to its kind, text and words. */
  rowForms: 'u32',
  formKind: 'u8',
  formTexts: 'u8',
  formTextStarts: 'u32',
  formWordStarts: 'u32',
  formWords: 'u32',
  /** The words in code unit order, how telling each is, and the rows that have it in a name. */
  words: 'u8',
  wordStarts: 'u32',
  wordWeight: 'f32',
  wordRowStarts: 'u32',
  wordRows: 'u32',
} as const;

/**
 * Which snapshots this code can read. Sections and lists of codes count by themselves; the number is for a change that
 * neither shows, such as another unit: add one to it then.
 */
export const SNAPSHOT_LAYOUT: string = layoutName(SECTIONS, [
  1,
  CODED_FILTERS.map((filter) => codedFilter(filter).values),
  CAMPUS_SETTINGS,
  FORM_KINDS,
  TRAITS,
]);

/** An open snapshot. */
export interface Snapshot extends Sections<Omit<typeof SECTIONS, 'version'>> {
  version: string;
  /** Number of universities. */
  size: number;
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const codeOf = (list: readonly string[], value: string | null) => (value === null ? NO_CODE : list.indexOf(value));

/** Words for a kind of institution tell little even where they are rare ("institut"). */
const KIND_WORD_SHARE = 0.35;

function starts(lists: readonly { length: number }[]): number[] {
  const all = [0];
  for (const list of lists) all.push((all.at(-1) as number) + list.length);
  return all;
}

/**
 * The snapshot of a catalogue as bytes: the same for the same universities and aliases in whatever order.
 * Money is converted to whole US dollars at `usdPerCad`. Closed and merged institutions have no row, so that whatever is
 * listed from a snapshot is without them; their names stand aside.
 */
export function buildSnapshot(input: {
  version: string;
  usdPerCad: number;
  universities: UniversityRecord[];
  aliases: AliasRecord[];
  /** Where the figures come from; without it, prices have no origin. */
  provenance?: ProvenanceTable;
  /** Schools that people look for and that are not in the catalogue. */
  outside?: readonly OutsideName[];
}): Uint8Array<ArrayBuffer> {
  const keyed = input.universities
    .filter(({ status }) => !isGone(status))
    .map((university) => ({ university, key: nameSortKey(university.name) }));
  keyed.sort((a, b) => byCodeUnit(a.key, b.key) || a.university.id - b.university.id);
  const universities = keyed.map(({ university }) => university);
  let rank = 0;
  const nameRank = keyed.map(({ key }, row) => {
    if (row > 0 && keyed[row - 1]?.key !== key) rank = row;
    return rank;
  });

  const aliasesOf = Map.groupBy(
    [...input.aliases].sort((a, b) => a.id - b.id || byCodeUnit(a.kind, b.kind) || byCodeUnit(a.name, b.name)),
    (alias) => alias.id,
  );
  const formsOfRows = universities.map((university) => nameForms(university, aliasesOf.get(university.id) ?? []));
  const forms = formsOfRows.flat();

  const cityTexts = [...new Set(universities.flatMap(({ city }) => (city === null ? [] : [city])))].sort(byCodeUnit);
  const placeKeys = [...new Set(cityTexts.map(placeKey))].sort(byCodeUnit);
  const cityAt = new Map(cityTexts.map((text, index) => [text, index]));
  const placeKeyAt = new Map(placeKeys.map((key, index) => [key, index]));

  const rowsOfWord = new Map<string, Set<number>>();
  const placeRowsOfWord = new Map<string, Set<number>>();
  const note = (rowsOf: Map<string, Set<number>>, word: string, row: number) => {
    const rows = rowsOf.get(word);
    if (rows) rows.add(row);
    else rowsOf.set(word, new Set([row]));
  };
  universities.forEach(({ city, state, country }, row) => {
    for (const form of formsOfRows[row] ?? []) for (const word of form.words) note(rowsOfWord, word, row);
    for (const place of [city ?? '', stateName(country, state), state]) {
      for (const word of meaningfulWords(place)) note(placeRowsOfWord, word, row);
    }
  });
  const words = [...new Set([...rowsOfWord.keys(), ...placeRowsOfWord.keys()])].sort(byCodeUnit);
  const wordAt = new Map(words.map((word, index) => [word, index]));
  const wordRows = words.map((word) => [...(rowsOfWord.get(word) ?? [])].sort((a, b) => a - b));
  const wordWeight = words.map((word) => {
    const rows = Math.max(rowsOfWord.get(word)?.size ?? 0, placeRowsOfWord.get(word)?.size ?? 0, 1);
    const weight = Math.log(1 + universities.length / rows);
    return KIND_WORDS.has(word) ? weight * KIND_WORD_SHARE : weight;
  });

  const thousandths = (degrees: number | null) => (degrees === null ? NO_NUMBER : Math.round(degrees * 1_000));
  const scaled: Record<NumberUnit, (value: number, university: UniversityRecord) => number> = {
    dollars: (amount, { currency }) => Math.round(currency === 'CAD' ? amount * input.usdPerCad : amount),
    percent: (rate) => Math.round(rate * RATE_SCALE),
    year: (year) => year,
    count: (count) => count,
  };
  const figure = (university: UniversityRecord, column: NumberColumn): number | null => {
    const value = university[column];
    if (value === null || !decides(column, university.cohorts)) return null;
    return scaled[SEARCH_NUMBERS[column].unit](value, university);
  };
  const numbers = {} as Record<NumberColumn | `${NumberColumn}Order`, number[]>;
  for (const column of NUMBER_COLUMNS) {
    const values = universities.map((university) => figure(university, column));
    numbers[column] = values.map((value) => value ?? NO_NUMBER);
    numbers[orderOf(column)] = universities
      .map((university, row) => ({ row, id: university.id, value: values[row] ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => (a.value === b.value ? a.id - b.id : a.value - b.value))
      .map(({ row }) => row);
  }
  const codes = {} as Record<CodedFilter, number[]>;
  for (const filter of CODED_FILTERS) {
    const { values } = codedFilter(filter);
    // Positions of values that are not in the list become NO_CODE.
    codes[filter] = universities.map((university) => codeOf(values, university[filter]) & NO_CODE);
  }

  const originText = (university: UniversityRecord, field: PriceField): string | null => {
    const fact = input.provenance?.[university.facts[field] ?? ''];
    if (!fact || university[field] === null) return null;
    return [fact.source, fact.year, ...(fact.estimate ? ['estimate'] : [])].join(ORIGIN_PARTS);
  };
  const originTexts = [
    ...new Set(
      universities.flatMap((university) => PRICE_FIELDS.flatMap((field) => originText(university, field) ?? [])),
    ),
  ].sort(byCodeUnit);
  const originAt = new Map(originTexts.map((text, index) => [text, index]));
  const origins = (field: PriceField) =>
    universities.map((university) => originAt.get(originText(university, field) ?? '') ?? NO_ORIGIN);
  const prices = (field: PriceField) => universities.map((university) => university[field] ?? NO_NUMBER);

  const packed = {
    origins: packTexts(originTexts),
    cities: packTexts(cityTexts),
    places: packTexts(placeKeys),
    forms: packTexts(forms.map(({ text }) => text)),
    words: packTexts(words),
  };
  return writeSections(SECTIONS, {
    version: encodeText(input.version),
    aside: encodeText(JSON.stringify(asideOf({ ...input, outside: input.outside ?? [] }))),
    id: universities.map(({ id }) => id),
    nameRank,
    ...codes,
    traits: universities.map(traitsOf),
    selects: universities.map(({ acceptanceRate }) => (acceptanceRate === null ? 0 : 1)),
    city: universities.map(({ city }) => (city === null ? NO_CITY : (cityAt.get(city) as number))),
    cityTexts: packed.cities.bytes,
    cityTextStarts: packed.cities.starts,
    cityKey: cityTexts.map((text) => placeKeyAt.get(placeKey(text)) as number),
    latitude: universities.map(({ latitude }) => thousandths(latitude)),
    longitude: universities.map(({ longitude }) => thousandths(longitude)),
    placeKeys: packed.places.bytes,
    placeKeyStarts: packed.places.starts,
    ...numbers,
    tuitionPrice: prices('tuition'),
    tuitionInStatePrice: prices('tuitionInState'),
    roomAndBoardPrice: prices('roomAndBoard'),
    tuitionOrigin: origins('tuition'),
    tuitionInStateOrigin: origins('tuitionInState'),
    roomAndBoardOrigin: origins('roomAndBoard'),
    originTexts: packed.origins.bytes,
    originTextStarts: packed.origins.starts,
    setting: universities.map(({ campusSetting }) => codeOf(CAMPUS_SETTINGS, campusSetting)),
    rowForms: starts(formsOfRows),
    formKind: forms.map(({ kind }) => FORM_KINDS.indexOf(kind)),
    formTexts: packed.forms.bytes,
    formTextStarts: packed.forms.starts,
    formWordStarts: starts(forms.map((form) => form.words)),
    formWords: forms.flatMap((form) => form.words.map((word) => wordAt.get(word) as number)),
    words: packed.words.bytes,
    wordStarts: packed.words.starts,
    wordWeight,
    wordRowStarts: starts(wordRows),
    wordRows: wordRows.flat(),
  });
}

const asides = new WeakMap<Snapshot, Aside>();

/** The names of a snapshot that stand aside, parsed when the first is asked for. */
export function asideOfSnapshot(snapshot: Snapshot): Aside {
  const known = asides.get(snapshot);
  if (known) return known;
  const aside = JSON.parse(decodeText(snapshot.aside)) as Aside;
  asides.set(snapshot, aside);
  return aside;
}

/** Opens a snapshot without copying or parsing it. Throws when the bytes are not one, or not one of this layout. */
export function openSnapshot(bytes: Uint8Array): Snapshot {
  const { version, ...sections } = readSections(SECTIONS, bytes);
  return { ...sections, version: decodeText(version), size: sections.id.length };
}
