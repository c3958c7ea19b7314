/** The figures that have a column in a release of the data: numbers, texts and codes, in the order of a record's facts. */
import type { FactField } from '../../record/facts.ts';
import type { Figure, FigureUnit } from '../figure.ts';
import { FIGURES } from '../figures.ts';
import { FACT_FIELDS } from './facts.ts';

interface ReleaseFigure {
  key: FactField;
  type: 'integer' | 'number' | 'string';
  unit: FigureUnit | null;
}

export const RELEASE_FIGURES: readonly ReleaseFigure[] = FACT_FIELDS.flatMap((key) => {
  const { record, shape, unit }: Figure = FIGURES[key];
  if (record === undefined || shape === undefined || shape === 'group') return [];
  const type = shape === 'whole' ? 'integer' : shape === 'number' || shape === 'rate' ? 'number' : 'string';
  return [{ key, type, unit: unit ?? null }];
});
