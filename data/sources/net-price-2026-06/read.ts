/** College Scorecard of June 2026, schools of every level: net price with its income bands, Pell and first-generation shares. */
import { count, price, readUnits, share } from '../unit-rows.ts';

export const readNetPrice202606 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    undergraduates: count('UGDS'),
    pell: share('PCTPELL'),
    firstGeneration: share('FIRST_GEN'),
    /** C150_4, where there is none C150_L4. */
    completion: share('COMPLETION_RATE'),
    netPrice: price('NPT4'),
    netPrice0: price('NPT41'),
    netPrice30: price('NPT42'),
    netPrice48: price('NPT43'),
    netPrice75: price('NPT44'),
    netPrice110: price('NPT45'),
  });
