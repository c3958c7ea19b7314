/** College Scorecard MERGED2021_22: names of that year; its figures are too old to be shown as today's. */
import { readUnits, text } from '../unit-rows.ts';

export const readScorecard202122 = () =>
  readUnits(import.meta.dirname, 'UNITID', { name: text('INSTNM'), alias: text('ALIAS') });
