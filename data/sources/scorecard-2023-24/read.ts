/**
 * College Scorecard MERGED2023_24, the widest release. Figures are of the year in its name, those of the aid survey (net
 * price, Pell) of the year before; graduation rates are of entrants of fall 2017 (two-year schools: fall 2020), and the
 * outcome measures of entrants of 2015-16.
 */
import type { AwardLevel } from '#schema/domain/record/enums.ts';
import { type Column, count, dollars, price, readUnits, share, yes } from '../unit-rows.ts';

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

export const readScorecard202324 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    distanceOnlyFamilies,
    admissionRate: share('ADM_RATE'),
    undergraduates: count('UGDS'),
    women: share('UGDS_WOMEN'),
    white: share('UGDS_WHITE'),
    black: share('UGDS_BLACK'),
    hispanic: share('UGDS_HISP'),
    asian: share('UGDS_ASIAN'),
    nativeAmerican: share('UGDS_AIAN'),
    pacificIslander: share('UGDS_NHPI'),
    twoOrMoreRaces: share('UGDS_2MOR'),
    international: share('UGDS_NRA'),
    unknownRace: share('UGDS_UNKN'),
    partTime: share('PPTUG_EF'),
    adults: share('UG25ABV'),
    /** Students behind NPT4: first-time, full-time, with federal aid; of public schools those who pay in-state tuition. */
    pbi: yes('PBI'),
    annh: yes('ANNHI'),
    aanapisi: yes('AANAPII'),
    hispanicServing: yes('HSI'),
    nasnti: yes('NANTI'),
    menOnly: yes('MENONLY'),
    womenOnly: yes('WOMENONLY'),
    netPriceStudentsPublic: count('NUM4_PUB'),
    netPriceStudentsPrivate: count('NUM4_PRIV'),
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
    graduationCohort: count('D150_4'),
    graduationPell: share('C150_4_PELL'),
    graduationPellCohort: count('D150_4_PELL'),
    graduationTwoYear: share('C150_L4'),
    retention: share('RET_FT4'),
    retentionTwoYear: share('RET_FTL4'),
    studentFacultyRatio: count('STUFACR'),
    books: dollars('BOOKSUPPLY'),
    housingOnCampus: dollars('ROOMBOARD_ON'),
    otherOnCampus: dollars('OTHEREXPENSE_ON'),
    housingOffCampus: dollars('ROOMBOARD_OFF'),
    allAward: share('OMAWDP8_ALL'),
    allStill: share('OMENRYP_ALL'),
    allElsewhere: share('OMENRAP_ALL'),
    allUnknown: share('OMENRUP_ALL'),
    pellAward: share('OMAWDP8_PELL_ALL'),
    pellStill: share('OMENRYP_PELL_ALL'),
    pellElsewhere: share('OMENRAP_PELL_ALL'),
    pellUnknown: share('OMENRUP_PELL_ALL'),
    firstTimeAward: share('OMAWDP8_FIRSTTIME'),
    firstTimeStill: share('OMENRYP_FIRSTTIME'),
    firstTimeElsewhere: share('OMENRAP_FIRSTTIME'),
    firstTimeUnknown: share('OMENRUP_FIRSTTIME'),
    transferAward: share('OMAWDP8_NOTFIRSTTIME'),
    transferStill: share('OMENRYP_NOTFIRSTTIME'),
    transferElsewhere: share('OMENRAP_NOTFIRSTTIME'),
    transferUnknown: share('OMENRUP_NOTFIRSTTIME'),
    fullTimeAward: share('OMAWDP8_FULLTIME'),
    fullTimeStill: share('OMENRYP_FULLTIME'),
    fullTimeElsewhere: share('OMENRAP_FULLTIME'),
    fullTimeUnknown: share('OMENRUP_FULLTIME'),
    partTimeAward: share('OMAWDP8_PARTTIME'),
    partTimeStill: share('OMENRYP_PARTTIME'),
    partTimeElsewhere: share('OMENRAP_PARTTIME'),
    partTimeUnknown: share('OMENRUP_PARTTIME'),
    firstTimeFullTimeAward: share('OMAWDP8_FTFT'),
    firstTimeFullTimeStill: share('OMENRYP8_FTFT'),
    firstTimeFullTimeElsewhere: share('OMENRAP8_FTFT'),
    firstTimeFullTimeUnknown: share('OMENRUP8_FTFT'),
    firstTimeFullTimeCohort: count('OMACHT8_FTFT'),
    transferFullTimeAward: share('OMAWDP8_FTNFT'),
    transferFullTimeStill: share('OMENRYP8_FTNFT'),
    transferFullTimeElsewhere: share('OMENRAP8_FTNFT'),
    transferFullTimeUnknown: share('OMENRUP8_FTNFT'),
    transferFullTimeCohort: count('OMACHT8_FTNFT'),
    pellFirstTimeCohort: count('OMACHT8_PELL_FTFT'),
    pellTransferCohort: count('OMACHT8_PELL_FTNFT'),
    withoutPellCohort: count('OMACHT8_NOPELL_ALL'),
  });
