/** College Scorecard of June 2026: schools that award mostly bachelor's degrees. */
import { act, code, count, dollars, percent, readUnits, sat, yes } from '../unit-rows.ts';

export const readScorecard202606 = () =>
  readUnits(import.meta.dirname, 'unitid', {
    admissionRate: percent('admit_rate_pct'),
    satReading25: sat('sat_ebrw_25'),
    satReading75: sat('sat_ebrw_75'),
    satMath25: sat('sat_math_25'),
    satMath75: sat('sat_math_75'),
    act25: act('act_composite_25'),
    act75: act('act_composite_75'),
    undergraduates: count('undergrads'),
    studentFacultyRatio: count('student_faculty_ratio'),
    retention: percent('retention_rate_pct'),
    graduation: percent('grad_rate_6yr_pct'),
    earnings: dollars('median_earnings_10yr'),
    tuitionInState: dollars('tuition_in_state'),
    tuitionOutOfState: dollars('tuition_out_of_state'),
    netPrice: dollars('avg_net_price'),
    pell: percent('pct_pell'),
    affiliation: code('religious_affiliation_code'),
    menOnly: yes('men_only'),
    womenOnly: yes('women_only'),
  });
