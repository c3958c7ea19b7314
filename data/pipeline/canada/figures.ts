/** A value with its provenance, and the collector of a university's figures with their sources and reasons for gaps. */

import { createHash } from 'node:crypto';
import type { ProvenanceTable } from '#schema/domain/record/dataset.ts';
import { FACT_FIELDS, type FactField, type MissingReason, type Provenance } from '#schema/domain/record/facts.ts';

export interface Figure<T> {
  value: T;
  provenance: Provenance;
  /** Key of the source file, or "overrides"; the key of the provenance begins with it. */
  from: string;
}

/** What nobody in Canada publishes for all schools, or what belongs to United States law. */
const REASONS: Partial<Record<FactField, MissingReason>> = {
  acceptanceRate: 'not-collected',
  admissionPolicy: 'not-collected',
  satRange: 'not-collected',
  actRange: 'not-collected',
  booksAndSupplies: 'not-collected',
  otherExpenses: 'not-collected',
  percentReceivingAid: 'not-collected',
  averageAidAmount: 'not-collected',
  percentPell: 'not-applicable',
  netPrice: 'not-collected',
  netPriceByIncome: 'not-collected',
  medianEarnings: 'not-collected',
  medianDebt: 'not-collected',
  studentOrganizations: 'not-collected',
  designations: 'not-applicable',
  // What belongs to surveys, forms or laws of the United States.
  testPolicy: 'not-applicable',
  admissionFactors: 'not-collected',
  applicationParts: 'not-applicable',
  earlyDecision: 'not-applicable',
  waitlist: 'not-collected',
  graduationRatePell: 'not-applicable',
  graduationRates: 'not-collected',
  outcomes: 'not-collected',
  studentBody: 'not-collected',
  services: 'not-collected',
  priceParity: 'not-applicable',
  safety: 'not-collected',
  trends: 'not-collected',
  programEarnings: 'not-collected',
  earningsLines: 'not-applicable',
};

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
