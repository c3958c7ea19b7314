/** IPEDS DRVIC2023: tuition and fees of 2023-24, out-of-state first. */
import { dollars, readUnits } from '../unit-rows.ts';

export const readCost2023 = () =>
  readUnits(import.meta.dirname, 'UnitID', {
    tuitionInState: dollars('TUITION_FEES_INSTATE2023'),
    tuitionOutOfState: dollars('TUITION_FEES_2023_OUTSTATE'),
  });
