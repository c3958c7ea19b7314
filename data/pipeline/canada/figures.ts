/** A value with its provenance, and the collector of a university's figures with their sources and reasons for gaps. */

import { createHash } from 'node:crypto';
import { figureOf } from '#schema/domain/figures/figures.ts';
import type { ProvenanceTable } from '#schema/domain/record/dataset.ts';
import { FACT_FIELDS, type FactField, type MissingReason, type Provenance } from '#schema/domain/record/facts.ts';

export interface Figure<T> {
  value: T;
  provenance: Provenance;
  /** Key of the source file, or "overrides"; the key of the provenance begins with it. */
  from: string;
}

/** Why a record of Canada has none of a figure, where the registry says that no record there has. */
const REASONS = Object.fromEntries(FACT_FIELDS.map((field) => [field, figureOf(field).notInCanada]));

export interface Ledger {
  facts: Partial<Record<FactField, string>>;
  /** Notes where the figure comes from and answers its value; null without a figure. */
  take<T>(field: FactField, figure: Figure<T> | null): T | null;
  /** Reasons for all fields without a figure; `reasons` go before the general ones. */
  missing(reasons: Partial<Record<FactField, MissingReason>>): Partial<Record<FactField, MissingReason>>;
}

/** A ledger for one university that adds the provenances it meets to `table`. */
export function openLedger(table: ProvenanceTable): Ledger {
  const facts: Partial<Record<FactField, string>> = {};
  return {
    facts,
    take(field, figure) {
      if (!figure) return null;
      const key = provenanceKey(field, figure);
      table[key] = figure.provenance;
      facts[field] = key;
      return figure.value;
    },
    missing(reasons) {
      return Object.fromEntries(
        FACT_FIELDS.filter((field) => facts[field] === undefined).map((field) => [
          field,
          reasons[field] ?? REASONS[field] ?? 'no-source',
        ]),
      );
    },
  };
}

/** Equal provenances of a field share a key; the digest keeps different ones apart. */
function provenanceKey(field: FactField, { from, provenance }: Figure<unknown>): string {
  const digest = createHash('sha256').update(JSON.stringify(provenance)).digest('hex').slice(0, 8);
  return `${from}.${field}-${digest}`;
}
