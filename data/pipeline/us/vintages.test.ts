import { describe, expect, it } from 'vitest';
import type { UsRows } from './rows.ts';
import { ADMISSION_POLICY, AFFILIATION, AID, choose, HEADCOUNT, NUMBERS, provenanceKeyOf, SAT } from './vintages.ts';

/** Rows as the readers give them, only the columns that a test needs. */
const rows = (tables: { [K in keyof UsRows]: Partial<UsRows[K]> }) => tables as UsRows;

describe('choosing a vintage', () => {
  it('takes the newest release that has a value', () => {
    const choice = choose(
      NUMBERS.tuition,
      rows({ 'scorecard-2026-06': { tuitionOutOfState: 62_396 }, 'ic2023-ay': { tuitionOutOfState: 60_156 } }),
    );
    expect(choice).toEqual({ value: 62_396, key: 'scorecard-2026-06.TUITIONFEE_OUT' });
  });

  it('goes back to an older one where the newer has none', () => {
    const choice = choose(
      NUMBERS.tuition,
      rows({ 'scorecard-2026-06': { tuitionOutOfState: 'not-reported' }, 'ic2023-ay': { tuitionOutOfState: 18_634 } }),
    );
    expect(choice).toEqual({ value: 18_634, key: 'ic2023-ay.CHG3AY3' });
  });

  it('says that a figure is withheld rather than only missing', () => {
    const choice = choose(NUMBERS.medianDebt, rows({ 'scorecard-2026-04': { debt: 'suppressed' } }));
    expect(choice).toEqual({ value: null, reason: 'suppressed' });
  });

  it('gives every vintage of a field its own key', () => {
    for (const vintages of Object.values(NUMBERS)) {
      const keys = vintages.map(provenanceKeyOf);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('admission', () => {
  it('computes the rate from applicants and admissions to one decimal', () => {
    const choice = choose(NUMBERS.acceptanceRate, rows({ 'adm-2022-2024': { applicants: 23_406, admitted: 13_564 } }));
    expect(choice.value).toBe(58);
  });

  it('has no rate of a school that admitted nobody', () => {
    const choice = choose(NUMBERS.acceptanceRate, rows({ 'adm-2022-2024': { applicants: 12, admitted: 0 } }));
    expect(choice.value).toBeNull();
  });

  it('lets the applicants of 2024 outweigh an open policy of 2023', () => {
    const choice = choose(
      ADMISSION_POLICY,
      rows({ 'adm-2022-2024': { applicants: 900, admitted: 800 }, ic2023: { openAdmission: 1 } }),
    );
    expect(choice.value).toBe('selective');
  });

  it('takes a school without applicants at its word', () => {
    expect(choose(ADMISSION_POLICY, rows({ ic2023: { openAdmission: 1 } })).value).toBe('open');
  });

  it('leaves out a score range whose ends are swapped', () => {
    const choice = choose(
      SAT,
      rows({ adm2023: { satReading25: 640, satReading75: 570, satMath25: 560, satMath75: 700 } }),
    );
    expect(choice.value).toEqual({ reading: null, math: [560, 700] });
  });
});

describe('figures of hardly anyone', () => {
  const cohort = (size: number) => ({ 'scorecard-2026-06': { retention: 100 }, ef2022d: { cohort: size } });

  it('marks a rate whose group had fewer than ten students when last counted', () => {
    expect(choose(NUMBERS.retentionRate, rows(cohort(9)))).toEqual({
      value: 100,
      key: 'scorecard-2026-06.RET_FT4-few-students',
    });
  });

  it('leaves a rate of ten students as it is', () => {
    expect(choose(NUMBERS.retentionRate, rows(cohort(10))).value).toBe(100);
    expect(choose(NUMBERS.retentionRate, rows(cohort(10)))).toMatchObject({ key: 'scorecard-2026-06.RET_FT4' });
  });

  it('takes grants of all undergraduates where one or two came straight from school', () => {
    const sfa2122 = {
      firstYearStudents: 1,
      firstYearGrantPercent: 0,
      firstYearGrantAverage: 'not-reported' as const,
      undergraduateGrantPercent: 83,
      undergraduateGrantAverage: 6_473,
    };
    expect(choose(AID, rows({ sfa2122 })).value).toEqual({ percent: 83, average: 6_473 });
  });
});

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

describe('rates of students', () => {
  it('does not read a 0 as a retention rate', () => {
    const choice = choose(
      NUMBERS.retentionRate,
      rows({ 'scorecard-2026-06': { retention: 0 }, 'retention-2023': { year: 2023, retention: 71 } }),
    );
    expect(choice.value).toBe(71);
  });

  it('marks a retention rate of long ago as an estimate', () => {
    const choice = choose(NUMBERS.retentionRate, rows({ 'retention-2023': { year: 2016, retention: 77 } }));
    const vintage = NUMBERS.retentionRate.find((each) => 'key' in choice && provenanceKeyOf(each) === choice.key);
    expect(vintage).toMatchObject({ year: 'fall 2015 to fall 2016', estimate: true });
  });

  it('rounds to one decimal', () => {
    const choice = choose(NUMBERS.graduationRate, rows({ 'scorecard-2026-06': { graduation: 28.739999 } }));
    expect(choice.value).toBe(28.7);
  });
});

describe('aid', () => {
  it('has no average where nobody gets a grant', () => {
    const choice = choose(AID, rows({ sfa2122: { firstYearGrantPercent: 0, firstYearGrantAverage: 'not-reported' } }));
    expect(choice.value).toEqual({ percent: 0, average: null });
  });

  it('counts all undergraduates where no first-year students enter', () => {
    const choice = choose(
      AID,
      rows({
        sfa2122: {
          firstYearGrantPercent: 'not-reported',
          firstYearGrantAverage: 'not-reported',
          undergraduateGrantPercent: 64,
          undergraduateGrantAverage: 5_100,
        },
      }),
    );
    expect(choice).toEqual({ value: { percent: 64, average: 5_100 }, key: 'sfa2122.UAGRNTP-UAGRNTA' });
  });
});

describe('room and board', () => {
  it('marks an allowance for living off campus as an estimate', () => {
    const choice = choose(
      NUMBERS.roomAndBoard,
      rows({ 'ic2023-ay': { housingOnCampus: 'not-reported', housingOffCampus: 14_580 } }),
    );
    const vintage = NUMBERS.roomAndBoard.find((each) => 'key' in choice && provenanceKeyOf(each) === choice.key);
    expect(choice.value).toBe(14_580);
    expect(vintage?.estimate).toBe(true);
  });
});

describe('religious affiliation', () => {
  it.each([
    [30, 'catholic', 'Roman Catholic'],
    [71, 'protestant', 'United Methodist'],
    [80, 'jewish', 'Jewish'],
    [106, 'islamic', 'Muslim'],
    [94, 'other', 'The Church of Jesus Christ of Latter-day Saints'],
    [-2, 'none', null],
  ])('folds RELAFFIL %i into %s', (affiliation, group, label) => {
    expect(choose(AFFILIATION, rows({ ic2023: { affiliation } })).value).toEqual({ group, label });
  });
});
