/** The words of a figure in one language, and which of them its entry in the registry asks for. */

/** What a line of the search box that names a figure was read as. */
export interface ReadWords {
  /** In front of an amount or after it: "at most $20,000 net price". */
  amount: string;
  /** The orders that people ask for; empty where nobody does. */
  orders: readonly [lowestFirst: string, highestFirst: string];
  /** Why a school answers: "net price {value}". */
  reason: string;
}

/** What a filter and an order by a figure are called; `{value}` is where the number goes. */
export interface SearchWords {
  /** In the panel. */
  label: string;
  hint?: string;
  /** Other words by which one may look for the filter. */
  finder?: string;
  /** The two fields, and what is in them while they are empty. */
  fields: readonly [min: string, max: string];
  placeholders?: readonly [min: string, max: string];
  /** The two parameters, as in "Without the minimum net price". */
  parameters: readonly [min: string, max: string];
  /** The chips of the filter in force. */
  chips: readonly [min: string, max: string];
  /** The orders from low to high and from high to low. */
  orders: readonly [ascending: string, descending: string];
  /** What schools have none of that an order puts last. */
  without: string;
  read?: ReadWords;
}

export interface FigureWords {
  /** On the page, in the comparison and on the printed sheet. */
  label?: string;
  /** On a card, where a word has to do. */
  card?: string;
  /** What it means, in plain words; in Canada where it means something else there, and in the comparison. */
  meaning?: string;
  inCanada?: string;
  /** What it means at one school, by the time its graduation rate counts; `meaning` speaks of schools of both kinds. */
  inTime?: Readonly<Record<'fourYear' | 'twoYear', string>>;
  compared?: string;
  /** The heading of its column in a file, without the unit. */
  csv?: string;
  /** Over its line of years. */
  trend?: string;
  /** At the beginning of a sentence that says how it changed. */
  changed?: string;
  search?: SearchWords;
}

/** What each property of an entry needs words for. */
type Needs<Entry> = (Entry extends { compare: object } | { print: object } | { page: object }
  ? Required<Pick<FigureWords, 'label'>>
  : unknown) &
  (Entry extends { card: object } ? Required<Pick<FigureWords, 'card'>> : unknown) &
  (Entry extends { fact: number } ? Required<Pick<FigureWords, 'meaning'>> : unknown) &
  (Entry extends { csv: true } ? Required<Pick<FigureWords, 'csv'>> : unknown) &
  (Entry extends { followed: number } ? Required<Pick<FigureWords, 'trend' | 'changed'>> : unknown) &
  (Entry extends { search: object }
    ? { search: Required<Pick<SearchWords, 'read'>> } & Required<Pick<FigureWords, 'search'>>
    : unknown);

/** The words of the figures of a table: an entry for each that is shown somewhere. */
export type WordsOf<Table> = {
  readonly [Key in keyof Table as unknown extends Needs<Table[Key]> ? never : Key]: FigureWords & Needs<Table[Key]>;
};
