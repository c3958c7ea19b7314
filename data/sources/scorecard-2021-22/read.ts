/** College Scorecard MERGED2021_22: the widest release; fills what newer ones leave out. */
import type { AwardLevel } from '#schema/domain/enums.ts';
import { type Column, code, count, dollars, price, readUnits, share, text } from '../unit-rows.ts';

/** Award levels of the CIPxx columns; two or three kinds of certificate count as one. */
const CIP_LEVELS: readonly { level: AwardLevel; suffixes: readonly string[] }[] = [
  { level: 'certificate', suffixes: ['CERT1', 'CERT2', 'CERT4'] },
  { level: 'associate', suffixes: ['ASSOC'] },
  { level: 'bachelor', suffixes: ['BACHL'] },
];

/** Families and levels, "11 bachelor" say, all of whose programs are at a distance (CIPxx = 2; 0 is not offered). */
const distanceOnlyFamilies: Column<ReadonlySet<string>> = (cells) => {
  const families = Object.keys(cells).flatMap((name) => /^CIP(\d\d)BACHL$/.exec(name)?.[1] ?? []);
  const keys = families.flatMap((family) =>
    CIP_LEVELS.filter(({ suffixes }) => {
      const flags = suffixes
        .map((suffix) => cells[`CIP${family}${suffix}`])
        .filter((flag) => flag === '1' || flag === '2');
      return flags.length > 0 && flags.every((flag) => flag === '2');
    }).map(({ level }) => `${family} ${level}`),
  );
  return new Set(keys);
};

export const readScorecard202122 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    name: text('INSTNM'),
    alias: text('ALIAS'),
    distanceOnlyFamilies,
    openAdmission: code('OPENADMP'),
    admissionRate: share('ADM_RATE'),
    undergraduates: count('UGDS'),
    hispanic: share('UGDS_HISP'),
    black: share('UGDS_BLACK'),
    asian: share('UGDS_ASIAN'),
    pacificIslander: share('UGDS_NHPI'),
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
