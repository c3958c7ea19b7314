/** IPEDS IC2023 athletics: division by the conference of the main sport. */
import { readUnits, text } from '../unit-rows.ts';

export const readAthletics2023 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    conference: text('CONFERENCE'),
    division: text('DIVISION_DERIVED'),
    note: text('NOTE'),
  });

export type Athletics2023Row = ReturnType<typeof readAthletics2023>['rows'][number];
