/** The figures that carry a source, in the order of a record's facts. */
import { type FactField, inOrder } from '../figures.ts';

export const FACT_FIELDS = inOrder(({ fact }) => (typeof fact === 'number' ? fact : undefined)) as readonly [
  FactField,
  ...FactField[],
];
