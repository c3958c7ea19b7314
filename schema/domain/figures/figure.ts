/**
 * What an entry of the registry of figures says. Whatever shows, stores, filters or compares a figure reads its entry
 * (figures.ts) or a table derived from it (derived/); its words are in frontend/content, figures/, one entry a figure there too.
 */
import type { Direction } from '../peers/directions.ts';
import type { Country } from '../record/enums.ts';
import type { SpanKind, Vague } from '../search/wish-kinds.ts';

/** Money is whole units of the university's currency a year, `fee` once; `rate` and `percent` are 0 to 100. */
/** `score` is points of a test, `reports` offenses for each 1,000 students. */
export type FigureUnit = 'money' | 'fee' | 'rate' | 'percent' | 'count' | 'ratio' | 'year' | 'score' | 'reports';

declare const value: unique symbol;
/** A group of values with a contract of its own (schema/api/university.ts); what it holds is known to the compiler only. */
export type Group<Value> = 'group' & { readonly [value]: Value };
export const group = <Value>() => 'group' as Group<Value>;

/** Where a filter is in the panel: always open at its head (`first`), or in a group of its kind. */
export const FILTER_GROUPS = [
  'first',
  'study',
  'money',
  'admission',
  'deadlines',
  'outcomes',
  'place',
  'life',
  'mission',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** A least and a most, in whole numbers of the unit, as the parameters `…Min` and `…Max`. */
export interface FigureFilter {
  /** Place among all filters, which is the order in which a person would give them up. */
  place: number;
  group: FilterGroup;
  from: number;
  to: number;
  /** Ranges that are counted next to the filter. */
  buckets?: readonly { key: string; min: number | null; max: number | null }[];
  /** Ranges that people mean, to choose from before a number is typed; null is no end. */
  choices?: readonly RangeChoice[];
}

export type RangeChoice = readonly [min: number | null, max: number | null];

/** The tabs of the comparison. */
export const COMPARE_TABS = ['general', 'academics', 'financials', 'student-life'] as const;
export type CompareTab = (typeof COMPARE_TABS)[number];

/** The lists of single figures on a university's page, each in the section of its subject. */
export const PAGE_LISTS = ['admission', 'outcomes', 'pell-graduation', 'aid', 'debt'] as const;
export type PageList = (typeof PAGE_LISTS)[number];

export interface Figure {
  /** Place among the keys of a record in the dataset; a new field takes the next number. Without it, it is no field. */
  record?: number;
  /**
   * What the field is: a whole number, any number, a share of a hundred with at most one decimal, a text, one of the codes
   * of a list, or a group.
   */
  shape?: 'whole' | 'number' | 'rate' | 'text' | readonly string[] | Group<unknown>;
  /** Never null. */
  always?: true;
  /** Left out of records that have none. */
  optional?: true;
  /** Sent with the card of every list, with the record of a page only, or used on the way and sent in another form. */
  on?: 'card' | 'page' | 'within';
  /** The field and the member of it that the figure is, where it is no field of its own. */
  part?: readonly [field: string, member: string | number];
  /** Of a group, the member that is the figure. */
  value?: string;
  /** A sentence of the search box is made of it, also of a copy that is saved for use offline. */
  answers?: true;
  /** What it answers when it is asked of a school (schema/domain/search/answered-figures.ts). */
  asked?: readonly string[];
  unit?: FigureUnit;
  /** Lowest and highest value that can be true; beyond is a slip of the source (data/pipeline/lint). */
  range?: readonly [lowest: number, highest: number];
  /** Place of its source among the facts of a record (a new one takes the next number), or the fact whose source it shares. */
  fact?: number | string;
  /** Why no record of Canada has it: nobody publishes it for all schools, or it belongs to the United States. */
  notInCanada?: 'not-collected' | 'not-applicable';
  /** A share or an average of people: of too few of them it decides nothing (small-cohorts.ts). */
  people?: 'rate' | 'average';
  /** Canadian sources publish it for whole entering classes, without their numbers. */
  wholeClass?: true;
  /** The College Scorecard publishes it for all campuses with one number for federal student aid. */
  shared?: true;
  /** Key of the glossary's term that explains it. */
  term?: string;
  /** A column of CSV files. */
  csv?: true;
  /** Place among the figures that are compared with those of peers, as the dataset stores them: a new one takes the next number. */
  peers?: number;
  /** Place among the figures that are followed from year to year: on the page's trends, and in notifications of changes. */
  followed?: number;
  /** A column of D1's table of universities, as every followed figure is: a query reads it without the rest of the record. */
  row?: true;
  /** Its lowest and highest values are in the report of outliers. */
  outliers?: true;
  /** Where it is in the comparison; rows have the order of the registry. */
  compare?: {
    tab: CompareTab;
    /** The end that most students would prefer; without it, neither is better for everyone. */
    better?: 'higher' | 'lower';
    /** Why values of the two countries must not be ranked together, and what one should know before comparing them. */
    border?: 'residents' | 'ratio' | 'rent' | 'graduation';
    caution?: 'tuition';
    /** Only this country has it. */
    only?: Country;
    /** One of the bars of the tab's chart. */
    chart?: true;
    /** Its place among the key numbers, which stand before all tabs. */
    first?: number;
    /** What others pay: for whoever has prices of their own it is no key number, and its lowest is not marked. */
    published?: true;
  };
  /** Where it is on the page, with its bar, its peers and its meaning; lists have the order of the rows. */
  page?: { list: PageList; row: number; only?: Country };
  /** Which way of looking on from a school goes by it; of several figures the first that is known. */
  leads?: { to: Direction; row: number };
  /** Its place on a card in a list, where there is room for very few. */
  card?: { row: number; only?: Country };
  /** Its row on the printed sheet. */
  print?: { row: number; only?: Country };
  /** How lists are ordered and filtered by it. */
  search?: {
    /** The name of the order and the filter, where it is another than the figure's. */
    name?: string;
    /** Place among the columns of the search snapshot and the orders of the API: a new one takes the next number. */
    column: number;
    filter: FigureFilter;
    /** The vague words of the search box that are about it, by the end of its order that they ask for. */
    vague?: {
      asc?: readonly Vague[];
      desc?: readonly Vague[];
      /** Where such a word asks for the best quarter of what else is asked for, if its bound would leave fewer. */
      quarter?: 'everywhere' | Country;
    };
  };
}

/** More than any school charges, in either currency. */
export const MONEY = [0, 150_000] as const;
export const HEADS = [0, 500_000] as const;
/** The year after which nothing in the sources can have been founded. */
export const LAST_YEAR = 2026;

/** Adjectives before the name of a figure, for `judged`. */
export const MUCH = 'high, good, great, strong, excellent, decent, solid, nice, impressive, bon, bons, haut, hauts';
export const LITTLE = 'low, little, small, minimal, reasonable, faible, faibles, peu de';

/** Words of the search box that name a figure: folded, with commas between them, in every language. Only the Worker reads them. */
export interface FigurePhrases {
  /** What a number is of: "under 20% acceptance rate". */
  measure: string;
  kind: SpanKind;
  /** Of a number that is not compared: whether it is a most or a least. */
  alone: 'max' | 'min' | 'exact';
  /** Whole superlatives. */
  orders?: { asc?: string; desc?: string };
  /** What it is called after "highest", "lowest" and "good". */
  names?: string;
  /** Adjectives that make its name a vague word of `search.vague`: "good grad rates", "low loans". */
  judged?: { asc?: string; desc?: string };
}
