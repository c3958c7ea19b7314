/** A figure of a record with what it takes to quote it: value, year, source, how many people, or why there is none. */

import { formatFigure } from '#frontend/content/figure-text.ts';
import type { ToolFigureView } from '#schema/api/assistant-tools.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { ToolFigure } from '#schema/domain/figures/tool-figures.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { planOf } from '#schema/domain/record/university-fields.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';

/** The source of a converted or composed value is that of the record. */
export function figureView(record: UniversityRecordView, field: ToolFigure): ToolFigureView {
  const { unit = 'count' } = planOf(field);
  const value = record[field];
  const fact = value === null ? undefined : record.facts[field];
  const reason = record.missing[field] ?? 'no-source';
  return {
    figure: field,
    label: FIGURE_LABELS[field],
    value,
    unit,
    currency: unit === 'money' || unit === 'fee' ? currencyOf(record, field) : null,
    year: fact?.year ?? null,
    source: fact?.source ?? null,
    estimate: fact?.estimate === true,
    people: value === null ? null : (record.cohorts[field]?.count ?? null),
    whyBlank: value === null ? { reason, text: MISSING_LABELS[reason] } : null,
  };
}

/** Pay and debt are published in the US alone, in US dollars. */
const currencyOf = ({ currency }: UniversityRecordView, field: ToolFigure) =>
  field === 'medianEarnings' || field === 'medianDebt' ? 'USD' : currency;

/** The value as it is written on a page; null where there is none. */
export const valueText = ({ value, unit, currency }: ToolFigureView): string | null =>
  value === null ? null : formatFigure(value, unit, currency ?? 'USD');
