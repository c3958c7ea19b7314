/** Tables of words by figure, made from the entries of one language; each place that shows figures loads only its own. */
import type { FollowedFigure } from '#schema/domain/figures/derived/followed.ts';
import { type CardLineFigure, PAGE_FIGURES, type PageFigure } from '#schema/domain/figures/derived/page.ts';
import { type NumberColumn, SEARCH_FIGURES } from '#schema/domain/figures/derived/search.ts';
import type { FactField, FigureKey, FiguresWith } from '#schema/domain/figures/figures.ts';
import type { FigureWords, ReadWords, SearchWords } from './figure-words.ts';

/** The entries of all figures that have words. */
export type AllFigureWords = Partial<Readonly<Record<FigureKey, FigureWords>>>;
export type LabelledFigure = FiguresWith<{ compare: object } | { print: object } | { page: object }>;
export type CsvFigure = FiguresWith<{ csv: true }>;
/** The ranges: those of figures, and that of the personal price. */
export type SearchedName = NumberColumn | 'yourPrice';

function table<Key extends string, Value>(
  words: AllFigureWords,
  read: (words: FigureWords) => Value | undefined,
): Readonly<Record<Key, Value>> {
  const rows = Object.entries(words).map(([key, one]) => [key, read(one)] as const);
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined)) as Record<Key, Value>;
}

export const labelsOf = (words: AllFigureWords) => table<LabelledFigure, string>(words, ({ label }) => label);
/** On the page figures are called as in the comparison. */
export const pageLabelsOf = (words: AllFigureWords): Readonly<Record<PageFigure, string>> => {
  const labels = labelsOf(words);
  return Object.fromEntries(
    Object.values(PAGE_FIGURES).flatMap((rows) => rows.map(({ figure }) => [figure, labels[figure]])),
  ) as Record<PageFigure, string>;
};
export const cardLabelsOf = (words: AllFigureWords) => table<CardLineFigure, string>(words, ({ card }) => card);
export const csvTitlesOf = (words: AllFigureWords) => table<CsvFigure, string>(words, ({ csv }) => csv);
export const trendLabelsOf = (words: AllFigureWords) => table<FollowedFigure, string>(words, ({ trend }) => trend);
export const changedOf = (words: AllFigureWords) => table<FollowedFigure, string>(words, ({ changed }) => changed);
export const meaningsOf = (words: AllFigureWords) =>
  table<FactField | Extract<FigureKey, 'size'>, string>(words, ({ meaning }) => meaning);
/** Where a figure means something else in Canada, and where the comparison says more. */
export const meaningsInCanadaOf = (words: AllFigureWords): Partial<Record<FactField, string>> =>
  table(words, ({ inCanada }) => inCanada);
/** What figures mean at a school whose graduation rate counts six years, or three. */
export const meaningsInTimeOf = (words: AllFigureWords): Partial<Record<FactField, FigureWords['inTime']>> =>
  table(words, ({ inTime }) => inTime);
export const comparedMeaningsOf = (words: AllFigureWords): Partial<Record<FigureKey, string>> =>
  table(words, ({ compared }) => compared);

/** What is said of filters and orders, by the names of their parameters. */
export function searchWordsOf<Value>(
  words: AllFigureWords,
  read: (words: SearchWords) => Value,
): Readonly<Record<SearchedName, Value>> {
  const figures = Object.entries(SEARCH_FIGURES).map(([name, { figure }]) => [name, figure] as const);
  return Object.fromEntries(
    [...figures, ['yourPrice', 'yourPrice'] as const].map(([name, figure]) => {
      const search = words[figure]?.search;
      if (!search) throw new Error(`${figure} has no words for its filter`);
      return [name, read(search)];
    }),
  ) as Record<SearchedName, Value>;
}

const undefinedLeftOut = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;

/** What the filter panel says. */
export const filterWordsOf = (words: AllFigureWords) =>
  searchWordsOf(words, ({ label, hint, finder, fields, placeholders, parameters }) =>
    undefinedLeftOut({ label, hint, finder, fields, placeholders, parameters }),
  );
/** What the chips of filters in force say. */
export const chipTextsOf = (words: AllFigureWords) => searchWordsOf(words, ({ chips }) => chips);

/** Orders that go by another name than their parameter's. */
const OWN_ORDERS = { tuition: ['tuition-low', 'tuition-high'], yearFounded: ['year-old', 'year-new'] } as const;
type OrderOf<Name extends SearchedName> = Name extends keyof typeof OWN_ORDERS
  ? (typeof OWN_ORDERS)[Name][number]
  : `${Name}-asc` | `${Name}-desc`;
type FigureOrder = { [Name in SearchedName]: OrderOf<Name> }[SearchedName];

/** What the orders are called, by their names (features/search/sort.ts). */
export function orderLabelsOf(words: AllFigureWords): Readonly<Record<FigureOrder, string>> {
  const labels = Object.entries(searchWordsOf(words, ({ orders }) => orders)).flatMap(([name, orders]) => {
    const names = OWN_ORDERS[name as keyof typeof OWN_ORDERS] ?? [`${name}-asc`, `${name}-desc`];
    return names.map((order, place) => [order, orders[place]]);
  });
  return Object.fromEntries(labels) as Record<FigureOrder, string>;
}
/** What schools have none of that an order puts last. */
export const withoutFigureOf = (words: AllFigureWords) => searchWordsOf(words, ({ without }) => without);

/** What parsed lines say of figures; one that no line can name has none. */
export function readWordsOf(words: AllFigureWords): Readonly<Record<NumberColumn, ReadWords>> {
  const read = Object.entries(SEARCH_FIGURES).map(([name, { figure }]) => [name, words[figure]?.search?.read]);
  return Object.fromEntries(read) as Record<NumberColumn, ReadWords>;
}
