/** What is known of a part of a parsed line, or of why a school answers it, when it is said. */
import { stateName } from '#schema/domain/places/places.ts';
import type { AmountSays, Says, Why } from '#schema/domain/search/reading-codes.ts';
import { groupLabels } from '#words/search/filter-labels.ts';
import { SCHOOL_GROUP_NAMES } from './school-group-names.ts';

export interface SpanFacts {
  says: Says;
  negated: boolean;
  /** The price that a word like "cheap" is judged by, once that is known. */
  price: 'netPrice' | 'tuition' | null;
  /** What is left of a figure, of a word that is denied: "not large" is at most 14,999 students. */
  bound: AmountSays | null;
  /** Titles of its subjects in the language of the build. */
  subjects: readonly string[];
}

export interface ReasonFacts {
  why: Why;
  /** The subject in the language of the build. */
  subject: string;
}

/** What a state or a province is called, by its code. */
export function nameOfState(code: string): string {
  const province = stateName('CA', code);
  return province === code ? stateName('US', code) : province;
}

/** What a group of schools is called. */
export const groupName = (group: string): string =>
  ({ ...SCHOOL_GROUP_NAMES, ...groupLabels })[group as keyof typeof SCHOOL_GROUP_NAMES] ?? group;
