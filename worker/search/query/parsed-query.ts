/** What a line of the search box was read as. */

import type { Says } from '#schema/domain/search/reading-codes.ts';
import type { Comparative, Order, Parameters, Priced, SpanKind, Vague } from './entries.ts';
import type { PlacePart } from './merge-places.ts';

export interface Alternative {
  kind: SpanKind;
  says: Says;
  parameters: Parameters;
}

export interface ParsedSpan {
  /** Characters of the line, to exclusive. */
  from: number;
  to: number;
  kind: SpanKind;
  /** What it was read as; of a negated one what is denied. */
  says: Says;
  parameters: Parameters;
  negated: boolean;
  vague?: Vague;
  priced?: Priced;
  order?: Order;
  /** Letters that were put right. */
  slips: number;
  alternatives: Alternative[];
  /** What a place span is of, to join it with others. */
  place?: PlacePart;
  degree?: string[];
  /** A price of which nothing was said but the amount, or a mark of one's own. */
  bare?: boolean;
  /** Around a town that was named where no school is: nothing was said of near. */
  ofTown?: true;
  /** "Small or medium": the range goes on from that of the span before. */
  either?: boolean;
  /** "Or" joins it to what came before. */
  orElse?: true;
}

export interface UnusedWords {
  from: number;
  to: number;
  text: string;
}

export interface ParsedQuery {
  spans: ParsedSpan[];
  unused: UnusedWords[];
  /** How many of them are known to be what nobody publishes. */
  unpublished: number;
  /** Rows of schools that the line names beside other words: "purdue engineering". */
  schools: number[];
  /** "Like ucla but cheaper". */
  like: { row: number; compared: Comparative[] } | null;
  /** "Cheaper than NYU": schools that others are compared with. */
  than: { row: number; comparative: Comparative }[];
  order: Order | null;
  /** Whether a list was asked for ("colleges"). */
  forList: boolean;
  /** "Texas or ohio": the places are any of them. */
  placesJoined: boolean;
  /** "Mit vs caltech": several schools are set beside each other. */
  compares: boolean;
  /** The prices are those of residents. */
  residents?: true;
  /** They are those of who comes from abroad. */
  abroad?: true;
  /** It is said that they are for somebody from Canada. */
  fromCanada?: true;
  slips: number;
  /** Content words of the line, and how many of them are not used. */
  words: number;
}
