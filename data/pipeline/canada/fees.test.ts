import { expect, test } from 'vitest';
import { type CanadaInstitutionRow, readCanadaInstitutions } from '../../sources/ca-institutions/read.ts';
import { readCanadaTopup, type TopupRow } from '../../sources/ca-topup/read.ts';
import { feesOf, UNUSED_FEE_FIELDS } from './fees.ts';

const institutions = readCanadaInstitutions().rows;
const topup = readCanadaTopup().rows;

function fees(name: string) {
  const row = institutions.find((institution) => institution.name === name) as CanadaInstitutionRow;
  return feesOf(
    row,
    topup.filter((fact) => fact.name === name),
  );
}

test('a fee per credit becomes a year of 30 credits and says so', () => {
  const { tuition } = fees('University of British Columbia');
  expect(tuition?.value).toBe(49_549);
  expect(tuition?.provenance).toMatchObject({ year: '2025/26', computed: '1651.62 x 30 credits' });
});

test('a fee per course becomes ten courses and one per term two terms', () => {
  expect(fees("Saint Mary's University").tuition?.value).toBe(22_470);
  expect(fees('University of Lethbridge').tuition?.value).toBe(25_580);
  expect(fees('University of Lethbridge').tuition?.provenance.variable).toContain('compulsory fees');
});

test('a fee for fewer credits is brought to 30', () => {
  expect(fees('University of Regina').tuition).toMatchObject({ value: 27_500 });
});

test('an amount on top of the domestic fee is added to it', () => {
  expect(fees("The King's University").tuition?.value).toBe(466 * 30 + 3165 * 2);
});

test('of a range the low end is taken, as an estimate', () => {
  const { tuition } = fees('University of Winnipeg');
  expect(tuition).toMatchObject({ value: 16_690, provenance: { estimate: true } });
  expect(tuition?.provenance.computed).toContain('16690 - 21165');
});

test("the province's rate stands in for a Quebec university as an estimate, and gives way to its own page", () => {
  expect(fees('Université de Montréal').tuitionInState).toMatchObject({ value: 2_967, provenance: { estimate: true } });
  expect(fees('McGill University').tuitionInState?.value).toBe(2_967);
  expect(fees('McGill University').tuitionInState?.provenance.estimate).toBeUndefined();
  expect(fees('Université Laval').tuitionInState?.value).toBe(4_056);
});

test('official fees go before a third-party table, which is labelled where it stands alone', () => {
  // The university's own page bears no year and may be of 2020.
  expect(fees('University of Manitoba')).toMatchObject({
    tuition: { value: 19_100, provenance: { estimate: true } },
    tuitionInState: null,
  });
  expect(fees('University of Alberta').tuition).toMatchObject({ value: 33_968, provenance: { estimate: true } });
});

test('a table that could not be checked is left out where it is far above an own page, however old', () => {
  expect(fees('University of Saskatchewan').tuition).toBeNull();
});

test.each([
  ['McGill University', 'Quebec residents'],
  ['Université Laval', 'Quebec residents'],
  ['Université de Montréal', 'Quebec residents'],
  ['University of Toronto', 'Ontario residents'],
  ['Western University', 'Ontario residents'],
  ['University of British Columbia', 'Canadian students'],
  ['Memorial University of Newfoundland', 'Canadian students'],
  ['University of Calgary', null],
])('the domestic fee of %s is for %s', (name, payers) => {
  expect(fees(name).tuitionInStateFor).toBe(payers);
});

test.each([
  ['McGill University', 12_360, '412 x 30 credits', '2024-25'],
  ['Concordia University', 8_730, '291.01 x 30 credits', 'Fall 2022'],
])('what %s asks of Canadians from other provinces is a fee of its own: %i', (name, value, computed, year) => {
  const { tuitionOtherProvinces, tuitionInState } = fees(name);
  expect(tuitionOtherProvinces).toMatchObject({ value, provenance: { computed, year } });
  expect(tuitionInState?.value).toBeLessThan(value);
});

test('fees and prices of before autumn 2022 are left out', () => {
  expect(fees('University of New Brunswick').tuition).toBeNull();
  expect(fees('Simon Fraser University').tuition).toBeNull();
  expect(fees('Nipissing University').roomAndBoard).toBeNull();
});

test('the newest common table of the Maritimes goes before a fee for Canadians of other provinces', () => {
  expect(fees("Saint Mary's University").tuitionOtherProvinces?.value).toBe(9_070);
});

test('residents of Nova Scotia pay the fee less the bursary of the province, other Canadians all of it', () => {
  expect(fees("Saint Mary's University")).toMatchObject({
    tuitionInState: { value: 9_070 - 1_283, provenance: { computed: expect.stringContaining('Bursary of 1283') } },
    tuitionOtherProvinces: { value: 9_070 },
    tuitionInStateFor: 'Nova Scotia residents',
  });
});

test('an older page gives way to the rate that Quebec sets for all its universities', () => {
  // Its own page is of fall 2022, 93.24 a credit.
  expect(fees('Concordia University').tuitionInState).toMatchObject({ value: 2_967, provenance: { estimate: true } });
});

test('a new form of fee in the source is noticed: each is either read or listed as unused', () => {
  const feeFields = new Set(topup.map(({ field }) => field).filter((field) => /^(tuition|room_board)/.test(field)));
  const row = institutions[0] as CanadaInstitutionRow;
  const bare: CanadaInstitutionRow = { ...row, tuitionDomestic: null, tuitionInternational: null, roomAndBoard: null };
  const unread = [...feeFields].filter((field) => {
    const fact: TopupRow = {
      name: row.name,
      field,
      value: '100',
      unit: null,
      year: '2024',
      origin: 'https://a.ca/',
      quote: null,
    };
    return Object.values(feesOf(bare, [fact])).every((fee) => fee === null) && !(field in UNUSED_FEE_FIELDS);
  });
  expect(unread).toEqual([]);
});
