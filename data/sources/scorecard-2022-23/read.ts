/** College Scorecard MERGED2022_23: prices, and net price by family income. */
import { count, dollars, price, readUnits, share } from '../unit-rows.ts';

export const readScorecard202223 = () =>
  readUnits(import.meta.dirname, 'id', {
    undergraduates: count('n_undergrads'),
    tuitionInState: dollars('cost_tuition_in'),
    tuitionOutOfState: dollars('cost_tuition_out'),
    books: dollars('cost_books'),
    housingOnCampus: dollars('cost_room_board_on'),
    housingOffCampus: dollars('cost_room_board_off'),
    netPrice: price('cost_avg'),
    netPrice0: price('cost_avg_income_0_30k'),
    netPrice30: price('cost_avg_income_30_48k'),
    netPrice48: price('cost_avg_income_48_75k'),
    netPrice75: price('cost_avg_income_75_110k'),
    netPrice110: price('cost_avg_income_110k_plus'),
    admissionRate: share('rate_admissions'),
  });
