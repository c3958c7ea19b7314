/**
 * The search snapshot: all that filters, order and text search need of the catalogue, as columns over one buffer.
 * A *row* is a university's position in the order of names; it is not its id.
 */

import { decidingValue } from '../domain/figures/read-figure.ts';
import type { Origin } from '../domain/money/your-price.ts';
import { englishStateName } from '../domain/places/english-places.ts';
import type {
  AliasRecord,
  ProgramsRecord,
  ProvenanceTable,
  ScoreRange,
  UniversityRecord,
} from '../domain/record/dataset.ts';
import type { FactField } from '../domain/record/facts.ts';
import { decides, isOfFew } from '../domain/record/small-cohorts.ts';
import { isGone } from '../domain/record/university-figures.ts';
import { INCOME_BANDS, type IncomeBand } from '../domain/search/filter-values.ts';
import {
  CODED_FILTERS,
  type CodedFilter,
  codedFilter,
  figureOfColumn,
  NUMBER_COLUMNS,
  type NumberColumn,
  type NumberUnit,
  SCORE_FILTERS,
  type ScoreFilter,
  type SEARCH_FILTERS,
  UNIT_SCALE,
  unitOf,
} from '../domain/search/search-filters.ts';
import { type Aside, asideOf, type OutsideName } from './aside.ts';
import { DEADLINE_SECTIONS, deadlineColumns, deadlineStates } from './deadline-columns.ts';
import { FILTER_CODES, type RelatedData, type StoredFilter } from './filter-codes.ts';
import { nameSortKey } from './fold-text.ts';
import { FORM_KINDS, nameForms } from './name-forms.ts';
import { PRICE_COLUMNS, PRICE_READERS, type PriceColumn } from './price-columns.ts';
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

/** Where a price comes from, as one text that `originOf` reads: source, year, and what else is to be known of it. */
const ORIGIN_PARTS = '\t';
export function originOf(text: string): Origin {
  const [source = '', year = '', ...marks] = text.split(ORIGIN_PARTS);
  return { source, year, estimate: marks.includes('estimate'), few: marks.includes('few') };
}

const each = <Name extends string, Kind extends string>(names: readonly Name[], kind: Kind) =>
  Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Kind>;
const priceOf = <Column extends PriceColumn>(column: Column) => `${column}Price` as const;
const priceOriginOf = <Column extends PriceColumn>(column: Column) => `${column}Origin` as const;

/** The net price of each band of income, as a column of its own. */
export type BandColumn = `netPrice ${IncomeBand}`;
export const bandColumn = (band: IncomeBand): BandColumn => `netPrice ${band}`;
const BAND_COLUMNS = INCOME_BANDS.map(bandColumn);
/** All columns that lists are ordered by. */
export type SnapshotNumber = NumberColumn | BandColumn;
const NUMBERS: readonly SnapshotNumber[] = [...NUMBER_COLUMNS, ...BAND_COLUMNS];

const lowOf = <Score extends ScoreFilter>(score: Score) => `${score}Low` as const;
const highOf = <Score extends ScoreFilter>(score: Score) => `${score}High` as const;

/** Filters of which a university may have several values have a column of bits, the others one of codes. */
type SeveralFilter = {
  [Key in CodedFilter]: (typeof SEARCH_FILTERS)[Key] extends { several: true } ? Key : never;
}[CodedFilter];
type SingleFilter = Exclude<StoredFilter, SeveralFilter>;
const isSeveral = (filter: CodedFilter): filter is SeveralFilter => codedFilter(filter).several === true;
const SEVERAL = CODED_FILTERS.filter(isSeveral);
/** The others are made of the day (see snapshotOn). */
const STORED = CODED_FILTERS.filter((filter): filter is StoredFilter => filter !== 'deadline');
const SINGLE = STORED.filter((filter): filter is SingleFilter => !isSeveral(filter));
const WORD_BITS = 32;
/** Words of bits that a row has in the column of a filter with several values. */
export const wordsOf = (filter: CodedFilter): number => Math.ceil(codedFilter(filter).values.length / WORD_BITS);

/** Whether a row has any of the values at these positions of a coded filter's values. */
export function hasAnyCode(
  snapshot: Snapshot,
  filter: CodedFilter,
  codes: ReadonlySet<number>,
): (row: number) => boolean {
  if (!isSeveral(filter)) {
    const column = snapshot[filter];
    const wanted = new Uint8Array(NO_CODE + 1);
    for (const code of codes) wanted[code] = 1;
    return (row) => wanted[column[row] as number] === 1;
  }
  const column = snapshot[filter];
  const width = wordsOf(filter);
  const wanted = new Int32Array(width);
  for (const code of codes) {
    const word = Math.floor(code / WORD_BITS);
    wanted[word] = (wanted[word] as number) | (1 << (code % WORD_BITS));
  }
  if (width === 1) {
    const [bits = 0] = wanted;
    return (row) => ((column[row] as number) & bits) !== 0;
  }
  return (row) => wanted.some((bits, word) => ((column[row * width + word] as number) & bits) !== 0);
}

/** How many of some rows have each value of a coded filter, by the value's position. */
export function countByCode(snapshot: Snapshot, filter: CodedFilter, rows: Uint32Array): Uint32Array {
  const tally = new Uint32Array(NO_CODE + 1);
  const column = snapshot[filter];
  const width = isSeveral(filter) ? wordsOf(filter) : 0;
  for (const row of rows) {
    if (width === 0) {
      const code = column[row] as number;
      tally[code] = (tally[code] as number) + 1;
    }
    for (let word = 0; word < width; word += 1) {
      let bits = column[row * width + word] as number;
      while (bits !== 0) {
        const bit = WORD_BITS - 1 - Math.clz32(bits);
        const code = word * WORD_BITS + bit;
        tally[code] = (tally[code] as number) + 1;
        bits ^= 1 << bit;
      }
    }
  }
  return tally;
}

const SECTIONS = {
  version: 'u8',
  /** Names that lead to a line and not into a list, as JSON (Aside). */
  aside: 'u8',
  id: 'u32',
  nameRank: 'u32',
  /** Position among the values of the filter of that name. */
  ...each(SINGLE, 'u8'),
  /** A bit for each of the values, in as many words a row as they need. */
  ...each(SEVERAL, 'u32'),
  ...DEADLINE_SECTIONS,
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
  ...each(NUMBERS, 'i32'),
  /** Undergraduates, by which superlatives leave out the smallest. */
  undergraduates: 'i32',
  /** The middle half of entrants' scores; no value is a low end above every score. */
  ...each(SCORE_FILTERS.map(lowOf), 'u16'),
  ...each(SCORE_FILTERS.map(highOf), 'u16'),
  /** Prices in the institution's own currency, and for each the text of its origin. */
  ...each(PRICE_COLUMNS.map(priceOf), 'i32'),
  ...each(PRICE_COLUMNS.map(priceOriginOf), 'u16'),
  netPriceByIncomeOrigin: 'u16',
  /** US dollars for a Canadian one, as its decimal text. */
  usdPerCad: 'u8',
  originTexts: 'u8',
  originTextStarts: 'u32',
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
  2,
  CODED_FILTERS.map((filter) => codedFilter(filter).values),
  FORM_KINDS,
  TRAITS,
]);

/** An open snapshot. */
export interface Snapshot extends Sections<Omit<typeof SECTIONS, 'version'>> {
  version: string;
  /** Number of universities. */
  size: number;
  /** The day that it answers for, YYYY-MM-DD; before all days where none is said. */
  today: string;
  /** How the deadlines of each row are on that day, by place among DEADLINE_STATES. */
  deadline: Uint8Array;
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Above every score: no score is in a range that begins there. */
const NO_SCORE = 0xffff;
const sumOf = (a: ScoreRange | null, b: ScoreRange | null): ScoreRange | null => a && b && [a[0] + b[0], a[1] + b[1]];
/** The middle half of those who sent scores. Of the whole SAT nobody publishes it: it is taken as the sum of its sections'. */
const SCORE_RANGES: Record<ScoreFilter, (university: UniversityRecord) => ScoreRange | null> = {
  satScore: ({ satReading, satMath }) => sumOf(satReading, satMath),
  actScore: ({ actComposite }) => actComposite,
};

/** A bit for each of the values that are held, in words. */
function bitsOf(values: readonly string[], held: readonly string[]): number[] {
  const words: number[] = new Array(Math.ceil(values.length / WORD_BITS)).fill(0);
  for (const value of held) {
    const code = values.indexOf(value);
    const word = Math.floor(code / WORD_BITS);
    if (code >= 0) words[word] = (words[word] as number) | (1 << (code % WORD_BITS));
  }
  return words;
}

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
  /** For the degrees of each; without them, the highest award alone. */
  programs?: readonly ProgramsRecord[];
  /** Ids of the schools of each group (school-groups.ts). */
  groups?: Readonly<Record<string, readonly number[]>>;
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
    for (const place of [city ?? '', englishStateName(country, state), state]) {
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
  const inColumn = (unit: NumberUnit, value: number, { currency }: UniversityRecord): number => {
    const amount = unit === 'dollars' && currency === 'CAD' ? value * input.usdPerCad : value;
    return Math.round(amount * UNIT_SCALE[unit]);
  };
  const figure = (university: UniversityRecord, column: NumberColumn): number | null => {
    const value = decidingValue(figureOfColumn(column), university);
    return value === null ? null : inColumn(unitOf(column), value, university);
  };
  const bandPrice = (university: UniversityRecord, band: number): number | null => {
    const value = university.netPriceByIncome?.[band] ?? null;
    return value === null || !decides('netPriceByIncome', university) ? null : inColumn('dollars', value, university);
  };
  const numbers = {} as Record<SnapshotNumber, number[]>;
  const setNumbers = (column: SnapshotNumber, read: (university: UniversityRecord) => number | null) => {
    numbers[column] = universities.map((university) => read(university) ?? NO_NUMBER);
  };
  for (const column of NUMBER_COLUMNS) setNumbers(column, (university) => figure(university, column));
  BAND_COLUMNS.forEach((column, band) => {
    setNumbers(column, (university) => bandPrice(university, band));
  });
  const scores = {} as Record<`${ScoreFilter}${'Low' | 'High'}`, number[]>;
  for (const score of SCORE_FILTERS) {
    const ranges = universities.map(SCORE_RANGES[score]);
    scores[lowOf(score)] = ranges.map((range) => range?.[0] ?? NO_SCORE);
    scores[highOf(score)] = ranges.map((range) => range?.[1] ?? 0);
  }

  const levelsOf = new Map((input.programs ?? []).map(({ id, programs }) => [id, programs]));
  const groupsOf = Map.groupBy(
    Object.entries(input.groups ?? {}).flatMap(([group, ids]) => ids.map((id) => ({ group, id }))),
    ({ id }) => id,
  );
  const beside = universities.map(({ id }) => ({
    levels: new Set((levelsOf.get(id) ?? []).map(([, level]) => level)),
    groups: (groupsOf.get(id) ?? []).map(({ group }) => group),
  }));
  const codes = {} as Record<StoredFilter, number[]>;
  for (const filter of STORED) {
    const { values } = codedFilter(filter);
    const held = universities.map((university, row) => FILTER_CODES[filter](university, beside[row] as RelatedData));
    // Values that are not in the list are none.
    codes[filter] = isSeveral(filter)
      ? held.flatMap((of) => bitsOf(values, typeof of === 'string' ? [of] : (of ?? [])))
      : held.map((of) => codeOf(values, of as string | null) & NO_CODE);
  }

  const originText = (university: UniversityRecord, field: FactField): string | null => {
    const fact = input.provenance?.[university.facts[field] ?? ''];
    if (!fact) return null;
    const marks = [...(fact.estimate ? ['estimate'] : []), ...(isOfFew(field, university) ? ['few'] : [])];
    return [fact.source, fact.year, ...marks].join(ORIGIN_PARTS);
  };
  const priced = Object.fromEntries(
    PRICE_COLUMNS.map((column) => [
      column,
      universities.map((university) => {
        const { amount, origin } = PRICE_READERS[column](university);
        if (amount === null) return { amount: NO_NUMBER, origin: null };
        return { amount, origin: originText(university, origin) };
      }),
    ]),
  ) as Record<PriceColumn, { amount: number; origin: string | null }[]>;
  const bandOrigins = universities.map((university) =>
    university.netPriceByIncome ? originText(university, 'netPriceByIncome') : null,
  );
  const originTexts = [
    ...new Set([
      ...Object.values(priced).flatMap((of) => of.flatMap(({ origin }) => origin ?? [])),
      ...bandOrigins.flatMap((text) => text ?? []),
    ]),
  ].sort(byCodeUnit);
  const originAt = new Map(originTexts.map((text, index) => [text, index]));
  const originCode = (text: string | null) => originAt.get(text ?? '') ?? NO_ORIGIN;
  const priceSections = Object.fromEntries(
    PRICE_COLUMNS.flatMap((column) => [
      [priceOf(column), priced[column].map(({ amount }) => amount)],
      [priceOriginOf(column), priced[column].map(({ origin }) => originCode(origin))],
    ]),
  ) as Record<`${PriceColumn}${'Price' | 'Origin'}`, number[]>;

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
    ...deadlineColumns(universities),
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
    ...scores,
    undergraduates: universities.map(({ undergraduateEnrollment }) => undergraduateEnrollment ?? NO_NUMBER),
    ...priceSections,
    netPriceByIncomeOrigin: bandOrigins.map(originCode),
    usdPerCad: encodeText(String(input.usdPerCad)),
    originTexts: packed.origins.bytes,
    originTextStarts: packed.origins.starts,
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

/** Before all days. */
const NO_DAY = '0000-00-00';

/**
 * The snapshot as it answers on a day. Another day is another object: whatever is derived from a snapshot and stored under
 * it is of its day.
 */
export function snapshotOn(snapshot: Snapshot, today: string): Snapshot {
  return snapshot.today === today ? snapshot : { ...snapshot, today, deadline: deadlineStates(snapshot, today) };
}

/** Opens a snapshot without copying or parsing it. Throws when the bytes are not one, or not one of this layout. */
export function openSnapshot(bytes: Uint8Array): Snapshot {
  const { version, ...sections } = readSections(SECTIONS, bytes);
  return {
    ...sections,
    version: decodeText(version),
    size: sections.id.length,
    today: NO_DAY,
    deadline: deadlineStates(sections, NO_DAY),
  };
}
