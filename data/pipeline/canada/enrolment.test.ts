import { expect, test } from 'vitest';
import { type CanadaInstitutionRow, readCanadaInstitutions } from '../../sources/ca-institutions/read.ts';
import { readCanadaTopup } from '../../sources/ca-topup/read.ts';
import { enrolmentOf } from './enrolment.ts';

const institutions = readCanadaInstitutions().rows;
const topup = readCanadaTopup().rows;

function enrolment(name: string) {
  const row = institutions.find((institution) => institution.name === name) as CanadaInstitutionRow;
  const set = enrolmentOf(
    row,
    topup.filter((fact) => fact.name === name),
  );
  return {
    values: [set.studentPopulation?.value, set.undergraduateEnrollment?.value, set.graduateEnrollment?.value],
    total: set.studentPopulation?.provenance,
    undergraduate: set.undergraduateEnrollment?.provenance,
    graduate: set.graduateEnrollment?.provenance,
  };
}

test('a dated headcount with levels goes before the undated common table', () => {
  expect(enrolment('Cape Breton University')).toMatchObject({
    values: [4_895, 4_301, 594],
    total: { year: '2025-26' },
  });
  expect(enrolment('St. Francis Xavier University').values).toEqual([5_021, 4_316, 705]);
});

test('an old or contradictory headcount gives way to the common table, full-time and part-time added up', () => {
  expect(enrolment('Lakehead University').values).toEqual([9_220, 7_400, 1_820]);
  expect(enrolment('Concordia University').values).toEqual([37_410, 30_814, 6_596]);
  expect(enrolment('Lakehead University').total).toMatchObject({
    year: 'about 2024',
    computed: 'Full-time and part-time students added up',
  });
});

test("Statistics Canada's total goes with levels that fit it, and with its own full-time levels where they do not", () => {
  expect(enrolment('University of Alberta').values).toEqual([45_306, 36_742, 8_417]);
  const mountRoyal = enrolment('Mount Royal University');
  expect(mountRoyal.values).toEqual([14_709, 11_256, 0]);
  expect(mountRoyal.undergraduate?.variable).toContain('full-time only');
});

test('levels that exceed the total bring their own total', () => {
  expect(enrolment("The King's University").values).toEqual([830, 830, 0]);
});

test('a distance university is counted over the year, not in one autumn', () => {
  expect(enrolment('Athabasca University').values[0]).toBe(34_673);
});

test('full-time figures say that they are', () => {
  expect(enrolment('Sheridan College').total?.variable).toContain('full-time only');
  expect(enrolment('Royal Roads University').graduate?.variable).toContain('full-time only');
  expect(enrolment('University of Victoria').graduate?.variable).toContain('full-time and part-time');
});

test('Western is counted without its affiliated colleges and says so', () => {
  expect(enrolment('Western University').values).toEqual([36_205, 29_358, 6_847]);
  expect(enrolment('Western University').total?.variable).toContain('without the affiliated');
});

test('without any source there is no figure', () => {
  expect(enrolment('Yorkville University').values).toEqual([undefined, undefined, undefined]);
});
