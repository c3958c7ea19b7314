/** What is known of a part of a wish, or of why a school answers it, when it is said. */
import type { Reason } from '#schema/api/search.ts';
import type { SpanKind } from '#schema/domain/search/wish-kinds.ts';

export interface SpanFacts {
  kind: SpanKind;
  /** As the search calls it, in English: its key where it is an everyday word. */
  label: string;
  parameters: Readonly<Record<string, number | string | readonly string[]>>;
  negated: boolean;
  /** The order that it asks for, as "netPrice asc". */
  order: string | null;
  /** Titles of its subjects, and names of its states and countries, in the language of the build. */
  subjects: readonly string[];
  places: readonly string[];
}

export interface ReasonFacts extends Reason {
  /** The subject in the language of the build. */
  subject: string;
  /** It is not taught itself, only what is close to it. */
  close: boolean;
}
