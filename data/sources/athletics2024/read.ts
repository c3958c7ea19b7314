/** IPEDS IC2024 athletics: division by the conference of the main sport, after the realignment of 2024. */
import { readUnits, text, yes } from '../unit-rows.ts';

export const readAthletics2024 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    conference: text('CONFERENCE'),
    division: text('DIVISION_DERIVED'),
    ncaa: yes('NCAA'),
    naia: yes('NAIA'),
    njcaa: yes('NJCAA'),
  });
