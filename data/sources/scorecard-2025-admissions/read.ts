/** College Scorecard of 2025: unrounded admission and graduation rates. */
import { price, readUnits, share } from '../unit-rows.ts';

export const readScorecard2025Admissions = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    admissionRate: share('ADM_RATE'),
    pell: share('PCTPELL'),
    graduation: share('C150_4'),
    netPricePublic: price('NPT4_PUB'),
    netPricePrivate: price('NPT4_PRIV'),
  });

export type Scorecard2025AdmissionsRow = ReturnType<typeof readScorecard2025Admissions>['rows'][number];
