/** IPEDS IC2023 athletics: division by the conference of the main sport. */
import { readUnits, text, yes } from '../unit-rows.ts';

export const readAthletics2023 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    conference: text('CONFERENCE'),
    division: text('DIVISION_DERIVED'),
    ncaa: yes('ASSOC1_NCAA'),
    naia: yes('ASSOC2_NAIA'),
    njcaa: yes('ASSOC3_NJCAA'),
  });

export type Athletics2023Row = ReturnType<typeof readAthletics2023>['rows'][number];
