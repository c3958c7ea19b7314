/** College Scorecard as of April 2026: prices, debt and earnings of schools of every level; rates are whole percents. */
import { count, dollars, percent, readUnits } from '../unit-rows.ts';

export const readScorecard202604 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    netPrice: dollars('NPT4'),
    tuitionInState: dollars('TUITIONFEE_IN'),
    tuitionOutOfState: dollars('TUITIONFEE_OUT'),
    debt: dollars('GRAD_DEBT_MDN'),
    earnings: dollars('MD_EARN_WNE_P10'),
    admissionRate: percent('ADM_RATE_PCT_ROUNDED'),
    undergraduates: count('UGDS'),
    graduation: percent('C150_4_PCT_ROUNDED'),
  });
