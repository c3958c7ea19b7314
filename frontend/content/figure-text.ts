/** Writes figures: how a number of each unit is said, wherever it shows. */
import { FIGURE_UNITS } from '#schema/domain/figures/derived/units.ts';
import type { FigureUnit } from '#schema/domain/figures/figure.ts';
import {
  formatCount,
  formatFixed,
  formatMoney,
  formatRate,
  formatRatio,
  formatScore,
} from '#schema/domain/formats/formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import type { NumberField } from '#schema/domain/record/university-fields.ts';

const FORMATS: Record<FigureUnit, (value: number, currency: Currency) => string> = {
  money: formatMoney,
  fee: formatMoney,
  rate: (value) => formatRate(value),
  // Next to a rate it is read as one.
  percent: (value) => formatRate(value),
  count: (value) => formatCount(value),
  ratio: (value) => formatRatio(value),
  year: String,
  score: (value) => formatScore(value),
  reports: (value) => formatFixed(value, 1),
};

export const formatFigure = (value: number, unit: FigureUnit, currency: Currency): string =>
  FORMATS[unit](value, currency);

/** A figure of a record in words; null where there is none. */
export function figureText<Key extends NumberField>(
  key: Key,
  university: Record<Key, number | null> & { currency: Currency },
): string | null {
  const value: number | null = university[key];
  return value === null ? null : formatFigure(value, FIGURE_UNITS[key], university.currency);
}

/** Whether a figure is a share of a hundred, which a bar can show. */
export const isShare = (key: NumberField): boolean => ['rate', 'percent'].includes(FIGURE_UNITS[key]);
