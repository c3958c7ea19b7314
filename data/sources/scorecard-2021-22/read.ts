/** College Scorecard MERGED2021_22: the widest release; fills what newer ones leave out. */
import { code, count, dollars, price, readUnits, share, text } from '../unit-rows.ts';

export const readScorecard202122 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    alias: text('ALIAS'),
    openAdmission: code('OPENADMP'),
    admissionRate: share('ADM_RATE'),
    undergraduates: count('UGDS'),
    netPricePublic: price('NPT4_PUB'),
    netPricePrivate: price('NPT4_PRIV'),
    netPrice0Public: price('NPT41_PUB'),
    netPrice30Public: price('NPT42_PUB'),
    netPrice48Public: price('NPT43_PUB'),
    netPrice75Public: price('NPT44_PUB'),
    netPrice110Public: price('NPT45_PUB'),
    netPrice0Private: price('NPT41_PRIV'),
    netPrice30Private: price('NPT42_PRIV'),
    netPrice48Private: price('NPT43_PRIV'),
    netPrice75Private: price('NPT44_PRIV'),
    netPrice110Private: price('NPT45_PRIV'),
    tuitionInState: dollars('TUITIONFEE_IN'),
    tuitionOutOfState: dollars('TUITIONFEE_OUT'),
    programTuition: dollars('TUITIONFEE_PROG'),
    pell: share('PCTPELL'),
    graduation: share('C150_4'),
    retention: share('RET_FT4'),
    studentFacultyRatio: count('STUFACR'),
    books: dollars('BOOKSUPPLY'),
    housingOnCampus: dollars('ROOMBOARD_ON'),
    otherOnCampus: dollars('OTHEREXPENSE_ON'),
    housingOffCampus: dollars('ROOMBOARD_OFF'),
  });

export type Scorecard202122Row = ReturnType<typeof readScorecard202122>['rows'][number];
