/** IPEDS DRVGR: graduation within 150 percent of normal time, all award seekers; the latest year of each institution. */
import { code, percent, readUnits } from '../unit-rows.ts';

export const readGradRate2023 = () =>
  readUnits(import.meta.dirname, 'unitid', {
    year: code('year'),
    graduation: percent('grad_rate_150'),
  });
