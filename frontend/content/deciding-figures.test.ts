import { expect, it } from 'vitest';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { decidingFigures, publishedPrice } from './deciding-figures.ts';

const fact = (variable: string) => ({ graduationRate: { source: 'a source', variable, year: 'reported 2024' } });
const noteOf = (record: Parameters<typeof decidingFigures>[0]) =>
  decidingFigures(record).known.find(({ field }) => field === 'graduationRate')?.note;

it.each([
  ['C150_4', 'graduate within 6 years'],
  ['C150_L4', 'graduate within 3 years'],
  ['L4GR150', 'graduate within 3 years'],
  ['GRRTTOT', 'graduate within 150% of the normal time for their program'],
])('a graduation rate by %s counts %s', (variable, note) => {
  expect(noteOf(aRecord(1, { facts: fact(variable) }))).toBe(note);
});

it('a Canadian one counts graduate within 7 years', () => {
  expect(noteOf(aCanadianRecord(2))).toBe('graduate within 7 years');
});

it('pay of a system is said to be that of its campuses', () => {
  const noteFor = (record: Parameters<typeof decidingFigures>[0]) =>
    decidingFigures(record).known.find(({ field }) => field === 'medianEarnings')?.note;
  const aidNumber = { name: 'Penn State', campuses: 21, counts: false };
  expect(noteFor(aRecord(1, { aidNumber }))).toBe('10 years after starting, for all 21 campuses of Penn State');
  expect(noteFor(aRecord(1))).toBe('former students who work, 10 years after starting');
});

it('an average of a handful says of how many it is', () => {
  const cohorts = { netPrice: { count: 6, of: 'students', year: '2022-23', near: true as const } };
  expect(publishedPrice(aRecord(1, { cohorts })).note).toBe(
    'per year after grants, on average (only 6 students in 2022–23)',
  );
  const ofItsYear = { netPrice: { count: 6, of: 'students', year: '2023-24' } };
  expect(publishedPrice(aRecord(1, { cohorts: ofItsYear })).note).toBe(
    'per year after grants, the average of only 6 students',
  );
});

it('an average net price of a public school is that of residents, unless everyone pays the same', () => {
  const noteOf = (own: Parameters<typeof aRecord>[1]) => publishedPrice(aRecord(1, { type: 'public', ...own })).note;
  expect(noteOf({ tuition: 30_000, tuitionInState: 10_000 })).toMatch(/for in-state students with aid$/);
  expect(noteOf({ tuition: 10_000, tuitionInState: 10_000 })).toMatch(/, for students with aid$/);
  expect(publishedPrice(aRecord(1, { type: 'private' })).note).toMatch(/, for students with aid$/);
});

it('what is not known takes no place, and is named', () => {
  const { known, blank } = decidingFigures(aRecord(1, { acceptanceRate: null, admissionPolicy: null }));
  expect(known.map(({ field }) => field)).toEqual(['graduationRate', 'medianEarnings']);
  expect(blank.map(({ label }) => label)).toEqual(['Acceptance rate']);
});

it('of a Canadian university the average at entry comes before the acceptance rate', () => {
  const record = aCanadianRecord(2, { acceptanceRate: 50, enteringAverage: 88.5, employmentRate: null });
  const { known, blank } = decidingFigures(record);
  expect(known.map(({ field }) => field)).toEqual(['graduationRate', 'enteringAverage', 'acceptanceRate']);
  expect(blank.map(({ field }) => field)).toEqual(['employmentRate']);
});

it('says of each tuition at a Canadian university whom it is for', () => {
  const { payers } = publishedPrice(aCanadianRecord(2, { tuitionInStateFor: 'Ontario residents' }));
  expect(payers?.['domestic-tuition']).toMatch(/^for Ontario residents/);
  expect(payers?.['international-tuition']).toMatch(/^for international students/);
  expect(payers?.['other-provinces-tuition']).toBe('for Canadians from other provinces');
});

it('a public CEGEP asks Quebec residents for no tuition', () => {
  const cegep = { state: 'QC', type: 'public', kind: 'two-year', tuition: null, tuitionInState: null } as const;
  const { field, value } = publishedPrice(aCanadianRecord(3, cegep));
  expect([field, value]).toEqual(['tuitionInState', 'No tuition']);
  expect(publishedPrice(aCanadianRecord(3, { ...cegep, type: 'private' })).value).toBeNull();
});
