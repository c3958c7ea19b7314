/** Early decision in the Common Data Sets of ten universities (C21). */
import { count, readUnits, text } from '../unit-rows.ts';

export const readCdsEarlyDecision = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    year: text('CDS_YEAR'),
    applied: count('ED_APPLIED'),
    admitted: count('ED_ADMITTED'),
  });
