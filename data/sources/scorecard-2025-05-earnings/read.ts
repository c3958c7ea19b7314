/** College Scorecard of May 2025: earnings ten years after entry. */
import { dollars, readUnits } from '../unit-rows.ts';

export const readScorecard202505Earnings = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    earnings: dollars('MD_EARN_WNE_P10'),
  });
