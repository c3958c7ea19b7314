/** IPEDS EF D: full-time retention, the latest year of each institution; `year` is the fall of the return. */
import { code, percent, readUnits } from '../unit-rows.ts';

export const readRetention2023 = () =>
  readUnits(import.meta.dirname, 'unitid', {
    year: code('year'),
    retention: percent('retention_rate_full_time'),
  });
