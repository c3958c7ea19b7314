import { describe, expect, it } from 'vitest';
import { ACCEPTANCE_RATE, ADMISSION_POLICY, SAT } from './admission-vintages.ts';
import { rows } from './made-up-rows.ts';
import { choose } from './vintages.ts';

describe('admission', () => {
  it('makes the rate of the newest applicants, and says how many they were', () => {
    const choice = choose(ACCEPTANCE_RATE, rows({ adm2024: { applicants: 54_008, admitted: 1_970 } }));
    expect(choice).toEqual({
      value: 3.6,
      key: 'adm2024.ADMSSN-APPLCN',
      cohort: { count: 54_008, of: 'First-year applicants', year: 'fall 2024' },
    });
  });

  it('does not replace a true zero by an older, higher rate', () => {
    const choice = choose(
      ACCEPTANCE_RATE,
      rows({ adm2024: { applicants: 6, admitted: 0 }, adm2023: { applicants: 10, admitted: 9 } }),
    );
    expect(choice).toMatchObject({ value: 0, cohort: { count: 6, year: 'fall 2024' } });
  });

  it('has no rate where nobody applied', () => {
    expect(choose(ACCEPTANCE_RATE, rows({ adm2024: { applicants: 0, admitted: 'not-reported' } })).value).toBeNull();
  });

  it('lets applicants outweigh an open policy', () => {
    const choice = choose(
      ADMISSION_POLICY,
      rows({ adm2024: { applicants: 900, admitted: 800 }, ic2024: { openAdmission: 1 } }),
    );
    expect(choice.value).toBe('selective');
  });

  it('takes a school without applicants at its word, the newer word first', () => {
    expect(choose(ADMISSION_POLICY, rows({ ic2024: { openAdmission: 1 }, ic2023: { openAdmission: 2 } })).value).toBe(
      'open',
    );
  });

  it('leaves out a score range whose ends are swapped', () => {
    const choice = choose(
      SAT,
      rows({ adm2023: { satReading25: 640, satReading75: 570, satMath25: 560, satMath75: 700 } }),
    );
    expect(choice.value).toEqual({ reading: null, math: [560, 700] });
  });
});
