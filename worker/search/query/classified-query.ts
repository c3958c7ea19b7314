/** What a line of the search box is: names, a wish or nothing, and what it asks besides. */
import type { AskedQuestion } from '../answers/asked-question.ts';
import type { Found } from '../find-by-text.ts';
import type { ParsedQuery } from './parsed-query.ts';

export type ClassifiedQuery = ReadQuery & {
  /** What the line asks that the site answers in a sentence. */
  asked?: AskedQuestion;
};
type ReadQuery =
  /**
   * Schools of a name; `instead` is what the line would be as a wish, `unlisted` the name of a school in no list that the
   * line is with a slip.
   */
  | { mode: 'names'; found: Found; instead: ParsedQuery | null; unlisted?: string }
  /** A wish; `lead` are rows that come first because the line names them, `sure` those of them that need not answer it. */
  | { mode: 'wish'; wish: ParsedQuery; lead: number[]; sure: number[]; named: Found | null }
  | { mode: 'nothing'; wish: ParsedQuery | null; instead?: ParsedQuery | null };
