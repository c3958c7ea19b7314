/** Writes figures: how a number of each unit is said, wherever it shows. */
import { formatCount, formatMoney, formatPercent, formatRate, formatRatio } from '#schema/domain/formats/formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { type FieldUnit, type NumberField, UNIVERSITY_FIELDS } from '#schema/domain/record/university-fields.ts';

const FORMATS: Record<FieldUnit, (value: number, currency: Currency) => string> = {
  money: formatMoney,
  fee: formatMoney,
  rate: formatRate,
  percent: formatPercent,
  count: formatCount,
  ratio: formatRatio,
  year: String,
};

export const formatFigure = (value: number, unit: FieldUnit, currency: Currency): string =>
  FORMATS[unit](value, currency);

/** A figure of a record in words; null where there is none. */
export function figureText<Key extends NumberField>(
  key: Key,
  university: Record<Key, number | null> & { currency: Currency },
): string | null {
  const value: number | null = university[key];
  return value === null ? null : formatFigure(value, UNIVERSITY_FIELDS[key].unit, university.currency);
}

/** Whether a figure is a share of a hundred, which a bar can show. */
export const isShare = (key: NumberField): boolean => ['rate', 'percent'].includes(UNIVERSITY_FIELDS[key].unit);
