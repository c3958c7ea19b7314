/** IPEDS EFFY2024: unduplicated headcount of the twelve months 2023-24. */
import { count, readUnits } from '../unit-rows.ts';

export const readEffy2024 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    total: count('total'),
    undergraduate: count('undergraduate'),
    graduate: count('graduate'),
  });
