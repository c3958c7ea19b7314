/** What a stretch of words can stand for. */
import type { SortKey, SortOrder } from '#schema/api/search.ts';

export const SPAN_KINDS = [
  'subject',
  'degree',
  'place',
  'distance',
  'money',
  'size',
  'setting',
  'type',
  'kind',
  'mission',
  'faith',
  'selectivity',
  'outcome',
  'life',
  'group',
  'language',
  'order',
  'school',
] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** Parameters of a search as they stand in an address: numbers, one text, or any of several. */
export type Parameters = Record<string, number | string | string[]>;

/** Words that have no number of their own and get one (see thresholds.ts). */
export type Vague =
  | 'small'
  | 'very-small'
  | 'medium'
  | 'large'
  | 'huge'
  | 'cheap'
  | 'expensive'
  | 'easy'
  | 'hard'
  | 'graduation'
  | 'retention'
  | 'earnings'
  | 'debt'
  | 'classes';

export interface Order {
  sortBy: SortKey;
  sortOrder: SortOrder;
}

export interface Entry {
  kind: SpanKind;
  label: string;
  parameters: Parameters;
  /** What the words cost beyond a span of their length; more for what is seldom meant. */
  cost: number;
  vague?: Vague;
  order?: Order;
  /** Towns of the name, most students first; the first is what is meant. */
  town?: { city: string; state: string };
  /** Degrees that words for a subject name besides ("mba"). */
  degree?: string[];
  /** A place by its countries, to agree with a state or a province beside it. */
  states?: readonly string[];
}
