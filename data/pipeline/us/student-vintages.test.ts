import { describe, expect, it } from 'vitest';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { rows } from './made-up-rows.ts';
import {
  GRADUATION_RATE,
  GRADUATION_RATE_BESIDE_PELL,
  GRADUATION_RATE_PELL,
  GRADUATION_RATES,
  HEADCOUNT,
  OUTCOMES,
  RETENTION_RATE,
  STUDENT_BODY,
} from './student-vintages.ts';
import { choose } from './vintages.ts';

describe('enrolment', () => {
  it('takes all three counts from one source, so that they add up', () => {
    const choice = choose(
      HEADCOUNT,
      rows({
        'fall-enrolment-2023': { total: 11_920, undergraduate: 4_576, graduate: 7_344 },
        effy2024: { total: 12_380, undergraduate: 4_702, graduate: 7_678 },
      }),
    );
    expect(choice.value).toEqual({ total: 11_920, undergraduate: 4_576, graduate: 7_344 });
  });

  it('counts no graduates where all students are undergraduates', () => {
    const choice = choose(
      HEADCOUNT,
      rows({ 'fall-enrolment-2023': { total: 338, undergraduate: 338, graduate: 'not-reported' } }),
    );
    expect(choice.value).toEqual({ total: 338, undergraduate: 338, graduate: 0 });
  });
});

describe('retention', () => {
  it('does not replace a true zero by an older, higher rate', () => {
    const choice = choose(
      RETENTION_RATE,
      rows({
        'scorecard-2026-06': { retention: 0 },
        'retention-2023': { year: 2023, retention: 71 },
        ef2022d: { cohort: 1 },
      }),
    );
    expect(choice).toMatchObject({ value: 0, cohort: { count: 1, year: 'entered fall 2021' } });
  });

  it('is nothing where nobody or everybody came back and no release counts them', () => {
    for (const retention of [0, 100]) {
      expect(choose(RETENTION_RATE, rows({ 'scorecard-2026-06': { retention } })).value).toBeNull();
      expect(
        choose(RETENTION_RATE, rows({ 'scorecard-2026-06': { retention }, ef2022d: { cohort: 0 } })).value,
      ).toBeNull();
    }
    expect(choose(RETENTION_RATE, rows({ 'scorecard-2026-06': { retention: 99 } })).value).toBe(99);
    const older = { 'scorecard-2026-06': { retention: 100 }, 'scorecard-2023-24': { retention: 75 } };
    expect(choose(RETENTION_RATE, rows(older)).value).toBe(75);
  });

  it('is of no year before 2022', () => {
    for (const year of [2009, 2016, 2021]) {
      expect(choose(RETENTION_RATE, rows({ 'retention-2023': { year, retention: 77 } })).value).toBeNull();
    }
    expect(choose(RETENTION_RATE, rows({ 'retention-2023': { year: 2022, retention: 77 } })).value).toBe(77);
  });

  it('decides nothing where fewer than thirty stand behind it, or nobody knows how many', () => {
    const of = (cohort: number | 'not-reported') =>
      choose(RETENTION_RATE, rows({ 'scorecard-2026-06': { retention: 100 }, ef2022d: { cohort } }));
    const may = (choice: ReturnType<typeof of>) =>
      decides('retentionRate', {
        country: 'US',
        aidNumber: null,
        cohorts: 'cohort' in choice && choice.cohort ? { retentionRate: choice.cohort } : {},
      });
    expect([may(of(100)), may(of(99)), may(of('not-reported'))]).toEqual([true, false, false]);
  });

  it('takes that of two-year schools from its own column', () => {
    const choice = choose(RETENTION_RATE, rows({ 'scorecard-2023-24': { retentionTwoYear: 62.22 } }));
    expect(choice).toMatchObject({ value: 62.2, key: 'scorecard-2023-24.RET_FTL4' });
  });
});

describe('graduation', () => {
  it('rounds to one decimal', () => {
    const choice = choose(GRADUATION_RATE, rows({ 'scorecard-2026-06': { graduation: 28.739999 } }));
    expect(choice.value).toBe(28.7);
  });

  it('is that of a small class whose number is published with it, and the newest of a large one', () => {
    const of = (graduationCohort: number) =>
      choose(
        GRADUATION_RATE,
        rows({
          'scorecard-2026-06': { graduation: 49.2 },
          'scorecard-2023-24': { graduation: 82.1, graduationCohort },
        }),
      );
    expect(of(67)).toMatchObject({ value: 82.1, cohort: { count: 67, year: 'entered fall 2017' } });
    expect(of(67)).not.toHaveProperty('cohort.near');
    expect(of(100)).toMatchObject({ value: 49.2, cohort: { count: 100, near: true } });
  });

  it('sets all students beside Pell recipients from the file that has both', () => {
    const both = { graduationPell: 66.2, graduation: 70.1 };
    expect(
      choose(
        GRADUATION_RATE_BESIDE_PELL,
        rows({ 'scorecard-2026-06': { graduation: 64.8 }, 'scorecard-2023-24': both }),
      ),
    ).toMatchObject({ value: 70.1, key: 'scorecard-2023-24.C150_4-of-the-file-of-C150_4_PELL' });
    expect(choose(GRADUATION_RATE_BESIDE_PELL, rows({ 'scorecard-2023-24': { graduation: 70.1 } })).value).toBeNull();
  });

  it('names the nearest count of entrants, with its year', () => {
    const graduation = { 'scorecard-2026-06': { graduation: 100 } };
    expect(
      choose(GRADUATION_RATE, rows({ ...graduation, 'scorecard-2023-24': { graduationCohort: 1 } })),
    ).toMatchObject({ cohort: { count: 1, year: 'entered fall 2017' } });
    expect(choose(GRADUATION_RATE, rows({ ...graduation, 'gr200-2022': { cohort: 12 } }))).toMatchObject({
      cohort: { count: 12, year: 'entered fall 2014' },
    });
    expect(choose(GRADUATION_RATE, rows(graduation))).not.toHaveProperty('cohort');
  });

  it('is that of its own cohort at a two-year college', () => {
    const college = { 'scorecard-2023-24': { graduationTwoYear: 36.6 }, 'gr200-2022': { twoYearCohort: 5_693 } };
    expect(choose(GRADUATION_RATE, rows({ 'net-price-2026-06': { completion: 40.5 }, ...college }))).toMatchObject({
      value: 40.5,
      key: 'net-price-2026-06.C150_L4',
      cohort: { count: 5_693, year: 'entered fall 2018' },
    });
    expect(choose(GRADUATION_RATE, rows(college))).toMatchObject({
      value: 36.6,
      key: 'scorecard-2023-24.C150_L4',
    });
  });

  it('has the rate of Pell recipients beside that of all', () => {
    const choice = choose(
      GRADUATION_RATE_PELL,
      rows({ 'scorecard-2023-24': { graduationPell: 96.1, graduationPellCohort: 282 } }),
    );
    expect(choice).toMatchObject({ value: 96.1, cohort: { count: 282 } });
  });

  it('counts the Pell recipients of a two-year college by the entrants of another year', () => {
    const choice = choose(
      GRADUATION_RATE_PELL,
      rows({ 'pell-graduation-2016-2023': { pell: 31 }, 'scorecard-2023-24': { pellFirstTimeCohort: 1_200 } }),
    );
    expect(choice).toMatchObject({ value: 31, cohort: { count: 1_200, year: 'entered 2015-16' } });
  });

  it('has four, six and eight years of one cohort', () => {
    const choice = choose(
      GRADUATION_RATES,
      rows({ 'gr200-2022': { graduation100: 38, graduation150: 61, graduation200: 64, cohort: 1_714 } }),
    );
    expect(choice.value).toEqual({ fourYears: 38, sixYears: 61, eightYears: 64, cohort: 1_714 });
  });

  it('believes no cohort that shrinks as the years go by', () => {
    const row = { graduation100: 48, graduation150: 19, graduation200: 20, cohort: 4_000 };
    expect(choose(GRADUATION_RATES, rows({ 'gr200-2022': row })).value).toBeNull();
  });

  it('has no such years at a school without bachelor students', () => {
    const choice = choose(GRADUATION_RATES, rows({ 'gr200-2022': { twoYearCohort: 300 } }));
    expect(choice).toEqual({ value: null, reason: 'not-applicable' });
  });
});

describe('outcomes', () => {
  it('say of groups that nobody counts how many there are at least', () => {
    // Ohio State's: 11,908 full-time entrants; 9,628 of all had no Pell grant, 2,759 full-time ones had.
    const { value } = choose(
      OUTCOMES,
      rows({
        'scorecard-2023-24': {
          allAward: 81.3,
          pellAward: 73.7,
          firstTimeAward: 88.5,
          transferAward: 71.9,
          partTimeAward: 53.4,
          firstTimeFullTimeCohort: 7_103,
          transferFullTimeCohort: 4_805,
          pellFirstTimeCohort: 1_226,
          pellTransferCohort: 1_533,
          withoutPellCohort: 9_628,
        },
      }),
    );
    const fewest = Object.entries(value ?? {}).map(([group, outcome]) => [group, outcome.cohort, outcome.fewest]);
    expect(fewest).toEqual([
      ['all', null, 12_387],
      ['pell', null, 2_759],
      ['first-time', null, 7_103],
      ['transfer', null, 4_805],
      ['part-time', null, 479],
    ]);
  });

  it('say nothing of how many where nothing follows from what is known', () => {
    const { value } = choose(
      OUTCOMES,
      rows({ 'scorecard-2023-24': { partTimeAward: 20, firstTimeFullTimeCohort: 40 } }),
    );
    expect(value?.['part-time']).toMatchObject({ cohort: null });
    expect(value?.['part-time']).not.toHaveProperty('fewest');
  });

  it('leaves out a group that nobody entered in', () => {
    const choice = choose(
      OUTCOMES,
      rows({
        'scorecard-2023-24': {
          firstTimeFullTimeAward: 98.31,
          firstTimeFullTimeStill: 0.18,
          firstTimeFullTimeElsewhere: 0.18,
          firstTimeFullTimeUnknown: 1.33,
          firstTimeFullTimeCohort: 1_660,
          transferFullTimeAward: 0,
          transferFullTimeCohort: 0,
        },
      }),
    );
    expect(choice.value).toEqual({
      'first-time-full-time': {
        award: 98.3,
        stillEnrolled: 0.2,
        enrolledElsewhere: 0.2,
        unknown: 1.3,
        cohort: 1_660,
      },
    });
    expect(choice).toMatchObject({ cohort: { count: 1_660, year: '2015-16' } });
  });
});

describe('student body', () => {
  it('joins the share of first-generation students from the newer release', () => {
    const choice = choose(
      STUDENT_BODY,
      rows({ 'scorecard-2023-24': { women: 53.08 }, 'net-price-2026-06': { firstGeneration: 25.66 } }),
    );
    expect(choice.value).toMatchObject({ women: 53.1, firstGeneration: 25.7, partTime: null });
  });
});
