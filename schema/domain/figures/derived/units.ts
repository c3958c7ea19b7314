/** The unit of each figure that is one number of a record. */
import type { FigureUnit } from '../figure.ts';
import { figureOf, figuresWhere, type NumberField } from '../figures.ts';

export const FIGURE_UNITS = Object.fromEntries(
  figuresWhere<NumberField>(
    ({ record, unit, shape }) =>
      record !== undefined && unit !== undefined && (shape === 'whole' || shape === 'number' || shape === 'rate'),
  ).map((key) => [key, figureOf(key).unit]),
) as Readonly<Record<NumberField, FigureUnit>>;
