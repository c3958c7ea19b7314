/** Vocabulary entries: the meanings that a span of words can have. */
import type { SortKey, SortOrder } from '#schema/api/search.ts';
import type { Compared, Says } from '#schema/domain/search/reading-codes.ts';
import type { SpanKind, Vague } from '#schema/domain/search/wish-kinds.ts';

export type { SpanKind, Vague };

/** Parameters of a search as they stand in an address: numbers, one text, or any of several. */
export type Parameters = Record<string, number | string | string[]>;

export interface Order {
  sortBy: SortKey;
  sortOrder: SortOrder;
}

/** Prices that a wish may name. */
export type Priced = 'tuition' | 'inStateTuition';

/** Which figure is compared with that of a school, and on which side. */
export interface Comparative {
  column: string;
  /** `near`: about as much as the school has. */
  end: 'max' | 'min' | 'near';
  as: Compared;
}

export interface Entry {
  kind: SpanKind;
  says: Says;
  parameters: Parameters;
  /** What the words cost beyond a span of their length; more for what is seldom meant. */
  cost: number;
  vague?: Vague;
  /** The price that a vague word names: "low in-state tuition". */
  priced?: Priced;
  order?: Order;
  /** No source publishes it: the words are named as not used, and are no other thing. */
  unpublished?: true;
  /** Towns of the name, most students first; the first is what is meant. */
  town?: { city: string; state: string };
  /** A town that few people mean. */
  fewStudents?: true;
  /** It ends with the code of a state: "springfield mo". */
  code?: true;
  /** Degrees that words for a subject name besides ("mba"). */
  degree?: string[];
  /** A place by its countries, to agree with a state or a province beside it. */
  states?: readonly string[];
}
