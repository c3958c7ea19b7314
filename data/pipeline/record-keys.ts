/** A university's record with its keys in the committed order: that of the table of fields. */
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { FACT_FIELDS } from '#schema/domain/record/facts.ts';
import { FIELD_KEYS } from '#schema/domain/record/university-fields.ts';

/** The record with its keys, and those of its facts, in the committed order. */
export function inKeyOrder(record: UniversityRecord): UniversityRecord {
  const ordered: Record<string, unknown> = Object.fromEntries(
    FIELD_KEYS.filter((key) => record[key] !== undefined).map((key) => [key, record[key]]),
  );
  for (const key of ['cohorts', 'facts', 'missing'] as const) {
    const values: Record<string, unknown> = record[key];
    ordered[key] = Object.fromEntries(
      FACT_FIELDS.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]),
    );
  }
  return ordered as unknown as UniversityRecord;
}
