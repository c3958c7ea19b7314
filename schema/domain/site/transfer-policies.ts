/** Statewide rules for moving from a two-year college to a university of the same state, as a compiler read them. */

/**
 * What the compiler had read: the governing document, nearly all of it, an explainer of the state, or nothing (recalled). Nobody
 * opened the pages again for the catalogue.
 */
export const POLICY_READINGS = ['document', 'nearly', 'explainer', 'recalled'] as const;
export type PolicyReading = (typeof POLICY_READINGS)[number];

export interface TransferPolicy {
  /** Two-letter code. */
  state: string;
  /** Whether there is a rule for the whole state. */
  statewide: boolean;
  /** Credits that move together, as written ("60 (AA)"); null where there is none, or nothing but a recollection. */
  credits: string | null;
  unit: 'semester' | 'quarter';
  /** Statutes and policies, in English as they are cited; null of a recollection. */
  authority: string | null;
  /** Official page; null where none is known. */
  link: string | null;
  reading: PolicyReading;
}
