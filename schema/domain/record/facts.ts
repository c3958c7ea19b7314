/** The figures of a university that carry a source, and the reasons a figure can be missing. */

export { FACT_FIELDS } from '../figures/derived/facts.ts';
export type { FactField } from '../figures/figures.ts';

/** Why a figure is null. */
export const MISSING_REASONS = ['not-reported', 'suppressed', 'not-applicable', 'not-collected', 'no-source'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];
export { MISSING_LABELS } from '#names/facts.ts';

/**
 * Where a figure comes from. `year` is the vintage as the publisher names it ("2023-24", "fall 2023").
 * `computed` is set when we calculated it from the source (30 credits a year, say) and says how;
 * `estimate` when the value stands in for one the school did not publish.
 */
export interface Provenance {
  source: string;
  variable: string;
  year: string;
  url?: string | undefined;
  computed?: string | undefined;
  estimate?: boolean | undefined;
}
