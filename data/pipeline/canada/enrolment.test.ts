import { expect, test } from 'vitest';
import { type CanadaEnrolmentRow, readCanadaEnrolment } from '../../sources/ca-enrolment-2009-2023/read.ts';
import { type CanadaInstitutionRow, readCanadaInstitutions } from '../../sources/ca-institutions/read.ts';
import { readCanadaTopup } from '../../sources/ca-topup/read.ts';
import { countsOf, enrolmentOf } from './enrolment.ts';
import { enrolmentByYear } from './enrolment-by-year.ts';
import { institutionIndex, NAMES_BY_HAND } from './institution-index.ts';

const institutions = readCanadaInstitutions().rows;
const topup = readCanadaTopup().rows;
const autumns = readCanadaEnrolment().rows;
const index = institutionIndex(institutions.map(({ name, province }, id) => ({ id, province, names: [name] })));
const autumnsOf = Map.groupBy(autumns, ({ institution, province }) => index.ofStatCan(institution, province));

const rowsOf = (name: string): CanadaEnrolmentRow[] =>
  autumnsOf.get(institutions.findIndex((institution) => institution.name === name)) ?? [];

function enrolment(name: string) {
  const row = institutions.find((institution) => institution.name === name) as CanadaInstitutionRow;
  const set = enrolmentOf(
    row,
    topup.filter((fact) => fact.name === name),
    rowsOf(name),
  );
  return {
    values: [set.studentPopulation?.value, set.undergraduateEnrollment?.value, set.graduateEnrollment?.value],
    counts: countsOf(set),
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

test("Statistics Canada's newest full-time count goes before the undated common table, and says what it counts", () => {
  expect(enrolment('University of Toronto')).toMatchObject({
    values: [91_878, 64_470, 19_947],
    counts: 'full-time',
    total: { year: '2023/2024', source: expect.stringContaining('Statistics Canada') },
  });
  expect(enrolment('University of Toronto').total?.variable).toContain('all three campuses');
  expect(enrolment('University of British Columbia')).toMatchObject({ values: [51_966, 36_516, 9_930] });
  expect(enrolment('Université Laval')).toMatchObject({ values: [31_308, 20_922, 8_040], counts: 'full-time' });
  expect(enrolment('Memorial University of Newfoundland').values).toEqual([16_431, 11_736, 3_159]);
  expect(enrolment('Lakehead University').values).toEqual([7_422, 5_520, 1_461]);
  expect(enrolment('McGill University')).toMatchObject({ values: [39_513, 27_085, 10_344], counts: 'all' });
});

test('an undated headcount stays where the full-time count bears it out, and goes where it contradicts it', () => {
  expect(enrolment('University of Waterloo')).toMatchObject({ values: [40_513, 34_204, 6_309], counts: 'all' });
  expect(enrolment('Western University').values[0]).toBe(42_147);
});

test('levels whose sum is above the full-time total are not put beside it', () => {
  expect(enrolment('NSCAD University').values).toEqual([645, 590, 51]);
  expect(enrolment('Acadia University').values).toEqual([3_573, undefined, undefined]);
});

test('an institution that Statistics Canada counts with another one keeps its own total', () => {
  expect(enrolment('HEC Montréal')).toMatchObject({ values: [13_936, 9_962, 3_974], counts: 'all' });
});

test('every institution of the table has its years, oldest first, by the name it has here', () => {
  const waterloo = enrolmentByYear('University of Waterloo', rowsOf('University of Waterloo'))?.value ?? [];
  expect(waterloo.at(-1)).toEqual([2023, 39_015, expect.any(Number), 7_857]);
  expect(waterloo.map(([year]) => year)).toEqual(Array.from({ length: 15 }, (_, at) => 2009 + at));
  const bcit = 'British Columbia Institute of Technology (BCIT)';
  const name = institutions.find((row) => row.name.startsWith('British Columbia Institute'))?.name ?? bcit;
  expect(enrolmentByYear(name, rowsOf(name))?.value.at(-1)?.[1]).toBe(11_421);
  for (const { name: known, fullTime } of institutions) {
    if (fullTime) expect(enrolmentByYear(known, rowsOf(known))?.value.at(-1)?.[1], known).toBe(fullTime.value);
  }
  const written = new Set(autumns.map(({ institution }) => institution));
  expect(NAMES_BY_HAND.statcan.filter((one) => !written.has(one))).toEqual([]);
});

test("Statistics Canada's total goes with levels that fit it, and with its own full-time levels where they do not", () => {
  expect(enrolment('University of Alberta').values).toEqual([45_306, 33_246, 7_692]);
  // Its own levels are of 11,256 of them.
  expect(enrolment('Mount Royal University').values).toEqual([14_709, undefined, undefined]);
});

test('parts that leave much of the total out are not shown as its parts', () => {
  expect(enrolment('Kwantlen Polytechnic University').values).toEqual([11_322, undefined, undefined]);
});

test('a distance university is counted over the year, not in one autumn', () => {
  expect(enrolment('Athabasca University')).toMatchObject({ values: [34_673, 30_456, 4_217], counts: 'all' });
  expect(enrolment('Université TÉLUQ').values[0]).toBe(6_612);
});

test('full-time figures say that they are', () => {
  expect(enrolment('Sheridan College').total?.variable).toContain('full-time only');
  expect(enrolment('Royal Roads University').graduate?.variable).toContain('full-time only');
  expect(enrolment('University of Victoria').graduate?.variable).toContain('full-time only');
});

test('without any source there is no figure', () => {
  expect(enrolment('Yorkville University').values).toEqual([undefined, undefined, undefined]);
});
