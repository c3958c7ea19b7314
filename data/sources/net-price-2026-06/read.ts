/** College Scorecard of June 2026, schools of every level: net price with its income bands, Pell and first-generation shares, and pay with high school only. */
import { count, dollars, price, readUnits, share } from '../unit-rows.ts';

export const readNetPrice202606 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    undergraduates: count('UGDS'),
    /** Median pay of people of 25 to 34 who work and finished only high school: in the state of the main campus, and in the nation. */
    highSchoolPayState: dollars('EARN_THR_STATE'),
    highSchoolPayNation: dollars('EARN_THR_NAT'),
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
