/**
 * A year's price for somebody, worked out by hand from the raw figures. QUOTED states those figures as the raw files have
 * them, which is checked first; CASES are the sums that a reader makes of them with a pencil.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/browser/esm/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHARGE_OTHERS_MORE, type YourPrice } from '#schema/domain/money/your-price.ts';
import type { PriceGap } from '#schema/domain/money/your-price-words.ts';
import type { ProvenanceTable, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { INCOME_BANDS, type IncomeBand } from '#schema/domain/search/filter-values.ts';
import { HOMES, RESIDENCES, residenceOf, type Situation } from '#schema/domain/situation/situation.ts';
import { priceFactsAt, usdPerCadOf, yourPriceAt } from '#schema/search/price-facts.ts';
import { buildSnapshot, NO_NUMBER, openSnapshot } from '#schema/search/snapshot.ts';
import { presentPrice } from '#worker/presenters/your-price.ts';
import { rowOfId, yourPrices } from '#worker/search/your-prices.ts';
import { feesOf } from '../../data/pipeline/canada/fees.ts';
import { readCanadaInstitutions } from '../../data/sources/ca-institutions/read.ts';
import { readCanadaTopup } from '../../data/sources/ca-topup/read.ts';
import { readDataset } from '../search/catalogue.ts';

const DATA = path.resolve(import.meta.dirname, '../../data');

type Quote = readonly [file: string, key: Record<string, string>, cells: Record<string, string>];
const net = (UNITID: string, prices: string): Quote => {
  const columns = ['NPT4', 'NPT41', 'NPT42', 'NPT43', 'NPT44', 'NPT45'];
  const values = prices.split(' ').map((price) => price.replace('-none-', ''));
  return ['net-price-2026-06', { UNITID }, Object.fromEntries(columns.map((name, at) => [name, values[at] as string]))];
};
const fees = (UNITID: string, inState: string, outOfState: string): Quote => [
  'scorecard-2026-04',
  { UNITID },
  { TUITIONFEE_IN: inState, TUITIONFEE_OUT: outOfState },
];
/** Books, then room and board and other costs on campus, then both off campus. */
const living = (UNITID: string, costs: string): Quote => {
  const columns = ['CHG4AY3', 'CHG5AY3', 'CHG6AY3', 'CHG7AY3', 'CHG8AY3'];
  const values = costs.split(' ');
  return ['ic2023-ay', { UNITID }, Object.fromEntries(columns.map((name, at) => [name, values[at] as string]))];
};
const canada = (name: string, cells: Record<string, string>): Quote => ['ca-institutions', { name }, cells];
const topup = (name: string, field: string, value: string): Quote => ['ca-topup', { name, field }, { value }];
const rent = (NAME: string, studio: string): Quote => [
  'ca-rents-2025',
  { NAME, LEVEL: 'cma' },
  { AVG_RENT_STUDIO: studio },
];

const QUOTED: readonly Quote[] = [
  // Net price: the average, then $0-30, 30-48, 48-75, 75-110 and over 110 thousand.
  net('204796', '17339 4885 5751 9807 20461 27359'), // Ohio State
  net('228778', '19857 12553 14297 17207 24406 30082'), // UT Austin
  net('110662', '12548 5579 6682 9811 14142 29682'), // UCLA
  net('170976', '13138 1043 1878 4895 10869 26517'), // Michigan
  net('174066', '16778 6642 7283 9931 16415 27008'), // Minnesota Twin Cities
  net('240444', '17354 4200 4101 8134 17763 27292'), // Wisconsin-Madison
  net('200280', '18551 13126 12251 15206 18981 20730'), // North Dakota
  net('231174', '19343 11127 13373 14339 20926 25775'), // Vermont
  net('100663', '18749 16172 15500 19161 21805 22597'), // Alabama at Birmingham
  net('131520', '50539 46051 47477 50245 52981 54270'), // Howard
  net('131399', '10648 10268 10399 10557 16312 -none-'), // District of Columbia
  net('202222', '8400 6777 7161 8643 11660 12985'), // Columbus State
  net('222992', '6390 3789 4388 7759 11356 14889'), // Austin Community College
  net('243221', '9175 8018 8553 11002 11925 13018'), // Puerto Rico-Rio Piedras
  net('240754', '8598 7105 7468 9639 11272 14692'), // Guam
  net('166027', '19066 8697 2991 2091 9941 53337'), // Harvard
  net('166683', '20111 -2533 93 1480 11555 48479'), // MIT
  net('156295', '6106 5428 4598 8132 7570 13700'), // Berea
  net('484613', '13520 12776 13833 14963 17177 19150'), // Phoenix
  net('197027', '6174 1773 4098 5897 8752 9168'), // Merchant Marine
  net('243832', '8387 8194 9348 5534 -none- -none-'), // EDP in San Juan
  net('239105', '31487 22269 18916 27378 32374 36813'), // Marquette
  fees('204796', '13244', '40022'),
  fees('228778', '11688', '44908'),
  fees('110662', '15203', '49403'),
  fees('170976', '17736', '60946'),
  fees('174066', '17214', '38362'),
  fees('240444', '11603', '42103'),
  fees('200280', '10951', '15570'),
  fees('231174', '19058', '45502'),
  fees('100663', '9098', '22562'),
  fees('131399', '5662', '12514'),
  fees('202222', '5488', '11224'),
  fees('243221', '5354', '5354'),
  fees('166683', '62396', '62396'),
  living('166683', '880 19390 2304 . .'),
  living('204796', '1030 14272 3070 13814 3294'),
  living('202222', '1800 . . 8640 3690'),
  living('110662', '1574 17148 5562 17436 6320'),
  living('174066', '1000 13028 2350 13028 2350'),
  canada('University of Toronto', { tuition_domestic_cad: '6100', tuition_international_cad: '59320' }),
  canada('University of Waterloo', {
    tuition_domestic_cad: '6128',
    tuition_international_cad: '46772',
    room_board_cad: '13454',
  }),
  canada('Dalhousie University', { tuition_domestic_cad: '9030' }),
  canada('Memorial University of Newfoundland', { tuition_domestic_cad: '6750' }),
  canada('Mount Allison University', { tuition_domestic_cad: '10800' }),
  topup('McGill University', 'tuition_domestic_per_credit_cad', '98.91'),
  topup('McGill University', 'tuition_canadian_nonresident_per_credit_cad', '412.00'),
  topup('Concordia University', 'tuition_canadian_nonresident_per_credit_cad', '291.01'),
  topup('Dalhousie University', 'tuition_international_cad', '33814'),
  topup('University of British Columbia', 'tuition_domestic_per_credit_cad', '202.64'),
  topup('University of British Columbia', 'tuition_international_per_credit_cad', '1651.62'),
  topup('Université Laval', 'tuition_and_fees_domestic_cad', '4055.50'),
  topup('Université Laval', 'room_board_cad', '14000'),
  topup('University of Manitoba', 'tuition_international_cad', '19100'),
  rent('Toronto', '1491'),
  rent('Montréal', '1005'),
  rent('Halifax', '1362'),
  rent('Vancouver', '1667'),
  rent("St. John's", '945'),
  rent('Winnipeg', '915'),
];

const rawRows = new Map<string, Record<string, string>[]>();
function rowsOf(file: string): Record<string, string>[] {
  const known = rawRows.get(file);
  if (known) return known;
  const text = gunzipSync(readFileSync(path.join(DATA, 'raw', `${file}.csv.gz`))).toString('utf8');
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  rawRows.set(file, rows);
  return rows;
}

describe('the figures that the sums below are made of', () => {
  it.each(QUOTED)('%s %j: %j', (file, key, cells) => {
    const rows = rowsOf(file).filter((row) => Object.entries(key).every(([name, value]) => row[name] === value));
    expect(rows.some((row) => Object.entries(cells).every(([name, value]) => row[name] === value))).toBe(true);
  });
});

/** The fees for Canadians of other provinces as the pipeline reads them, also where the dataset was built before it did. */
const institutions = readCanadaInstitutions().rows;
const topups = readCanadaTopup().rows;
function withOthersFee(university: UniversityRecord, table: ProvenanceTable): UniversityRecord {
  const row = institutions.find(({ name }) => name === university.name);
  if (university.country !== 'CA' || !row) return university;
  const fee = feesOf(
    row,
    topups.filter(({ name }) => name === row.name),
  ).tuitionOtherProvinces;
  if (!fee) return university;
  const key = `other provinces ${university.id}`;
  table[key] = fee.provenance;
  return {
    ...university,
    tuitionOtherProvinces: fee.value,
    facts: { ...university.facts, tuitionOtherProvinces: key },
  };
}

const dataset = readDataset();
const provenance = JSON.parse(readFileSync(path.join(DATA, 'dataset/provenance.json'), 'utf8')) as ProvenanceTable;
const universities = dataset.universities.map((university) => withOthersFee(university, provenance));
const snapshot = openSnapshot(buildSnapshot({ ...dataset, universities, aliases: [], provenance }));
const byId = new Map(universities.map((university) => [university.id, university]));
const idOf = (name: string) => {
  const found = universities.filter((university) => university.name === name);
  if (found.length !== 1) throw new Error(`${found.length} schools are called ${name}`);
  return (found[0] as UniversityRecord).id;
};

/** "US-OH 0-30", "CA-ON us", "us", "CA-ON". */
function situation(said: string): Situation {
  const words = said.split(' ');
  return {
    home: HOMES.find((home) => words.includes(home)) ?? null,
    residence: RESIDENCES.find((residence) => words.includes(residence)) ?? null,
    income: INCOME_BANDS.find((band) => words.includes(band)) ?? null,
  };
}
const priceOf = (id: number, who: Situation): YourPrice =>
  presentPrice(yourPriceAt(snapshot, rowOfId(snapshot, id) as number, who));

/** The amounts of the parts in their order; what is a single published figure; offers and notes by their codes. */
type Case = readonly [
  school: string,
  said: string,
  amounts: readonly number[],
  also?: { published?: true; askFor?: string; notes?: string },
];
const OFF_CAMPUS = 'no-aid-counted housing-allowance';
const RENTED = 'no-aid-counted food-not-included';
const ARTS_RENTED = `arts-fee ${RENTED}`;

const CASES: readonly Case[] = [
  // A public university at home: what families with such an income paid there.
  ['Ohio State University', 'US-OH 0-30', [4_885], { published: true }],
  ['Ohio State University', 'US-OH 110+', [27_359], { published: true }],
  ['Ohio State University', 'US-OH', [17_339], { published: true }],
  ['The University of Texas at Austin', 'US-TX 48-75', [17_207], { published: true }],
  ['University of California, Los Angeles', 'US-CA 75-110', [14_142], { published: true }],
  ['University of Guam', 'US-GU 48-75', [9_639], { published: true }],
  // Elsewhere: the same, and the difference of the tuition.
  ['Ohio State University', 'US-TX 0-30', [4_885, 40_022 - 13_244]],
  ['Ohio State University', 'US-TX', [17_339, 26_778]],
  ['The University of Texas at Austin', 'US-OH 48-75', [17_207, 44_908 - 11_688]],
  // Michigan has left the Midwestern exchange.
  ['University of Michigan', 'US-OH 30-48', [1_878, 60_946 - 17_736]],
  // Everybody pays the same tuition in Puerto Rico.
  ['University of Puerto Rico-Rio Piedras', 'US-NY 0-30', [8_018], { published: true }],
  // Exchanges and grants stand beside the price.
  ['University of California, Los Angeles', 'US-OR 0-30', [5_579, 49_403 - 15_203], { askFor: 'wue' }],
  ['University of Minnesota Twin Cities', 'US-WI 48-75', [9_931, 38_362 - 17_214], { askFor: 'msep mn-reciprocity' }],
  ['University of Wisconsin-Madison', 'US-MN 110+', [27_292, 42_103 - 11_603], { askFor: 'msep mn-reciprocity' }],
  ['University of North Dakota', 'US-MN 75-110', [18_981, 15_570 - 10_951], { askFor: 'msep mn-reciprocity' }],
  ['University of Vermont', 'US-CT 0-30', [11_127, 45_502 - 19_058], { askFor: 'nebhe' }],
  ['University of Alabama at Birmingham', 'US-GA 30-48', [15_500, 22_562 - 9_098], { askFor: 'acm' }],
  ['University of Michigan', 'US-DC', [13_138, 43_210], { askFor: 'dc-tag' }],
  ['Howard University', 'US-DC 0-30', [46_051], { published: true, askFor: 'dc-tag' }],
  // No band for such an income: the average of all stands in, and says so.
  ['University of the District of Columbia', 'US-DC 110+', [10_648], { notes: 'average-stands-in' }],
  ['University of the District of Columbia', 'US-MD 0-30', [10_268, 12_514 - 5_662]],
  // Colleges with a district.
  ['Columbus State Community College', 'US-OH 30-48', [7_161], { published: true }],
  ['Columbus State Community College', 'US-KY 30-48', [7_161, 11_224 - 5_488]],
  ['Austin Community College District', 'US-TX 0-30', [3_789], { published: true, notes: 'in-district' }],
  // Private: the same wherever home is. The build shows what is below nothing as nothing.
  ['Harvard University', 'US-OH 30-48', [2_991], { published: true }],
  ['Harvard University', 'us', [19_066], { published: true }],
  ['Massachusetts Institute of Technology', 'US-TX 0-30', [0], { published: true }],
  // A private one whose tuition is another for residents: what families paid is of all of them.
  ['EDP University of Puerto Rico-San Juan', 'US-OH 0-30', [8_194], { published: true }],
  ['Berea College', 'US-KY 0-30', [5_428], { published: true, notes: 'work-college' }],
  ['University of Phoenix-Arizona', 'US-OH 75-110', [17_177], { published: true }],
  ['Marquette University', 'US-OH 48-75', [27_378], { published: true, askFor: 'msep' }],
  // An academy that publishes what its fees come to.
  ['United States Merchant Marine Academy', 'US-OH 30-48', [4_098], { published: true, notes: 'service-owed' }],
  // From abroad: the sticker, room and board, books, other costs.
  ['Massachusetts Institute of Technology', 'CA-ON', [62_396, 19_390, 880, 2_304], { notes: 'no-aid-counted' }],
  ['Ohio State University', 'US-OH other', [40_022, 14_272, 1_030, 3_070], { notes: 'no-aid-counted' }],
  ['Ohio State University', 'US-OH ca 0-30', [40_022, 14_272, 1_030, 3_070], { notes: 'no-aid-counted' }],
  // Exchanges are between students of the states.
  ['University of California, Los Angeles', 'US-OR other', [49_403, 17_148, 1_574, 5_562], { notes: 'no-aid-counted' }],
  ['Columbus State Community College', 'CA-ON', [11_224, 8_640, 1_800, 3_690], { notes: OFF_CAMPUS }],
  [
    'University of Minnesota Twin Cities',
    'CA-MB',
    [38_362, 13_028, 1_000, 2_350],
    { askFor: 'mn-reciprocity', notes: 'no-aid-counted' },
  ],
  // An American who lives in Ontario has aid, and no state.
  ['Ohio State University', 'CA-ON us 110+', [27_359, 26_778]],
  // Canada: domestic tuition, and the university's own price of room and meals, or eight months of a studio.
  ['University of Toronto', 'CA-ON', [6_100, 8 * 1_491], { askFor: 'canada-student-grant', notes: ARTS_RENTED }],
  [
    'University of Waterloo',
    'CA-ON 0-30',
    [6_128, 13_454],
    { askFor: 'canada-student-grant', notes: 'arts-fee no-aid-counted' },
  ],
  ['McGill University', 'CA-QC', [2_967, 8 * 1_005], { notes: RENTED }],
  ['Université Laval', 'CA-QC', [4_056, 14_000], { notes: 'no-aid-counted' }],
  ['Dalhousie University', 'CA-ON', [9_030, 8 * 1_362], { askFor: 'canada-student-grant', notes: ARTS_RENTED }],
  // Nova Scotia takes 1,283 off the bills of its own.
  ['Dalhousie University', 'CA-NS', [7_747, 10_896], { askFor: 'canada-student-grant', notes: ARTS_RENTED }],
  ['University of British Columbia', 'CA-AB', [6_079, 8 * 1_667], { askFor: 'canada-student-grant', notes: RENTED }],
  [
    'Memorial University of Newfoundland',
    'CA-ON',
    [6_750, 8 * 945],
    { askFor: 'canada-student-grant', notes: ARTS_RENTED },
  ],
  // Quebec asks more of Canadians from elsewhere: 412 and 291.01 a credit, times 30.
  ['McGill University', 'CA-ON', [12_360, 8_040], { askFor: 'canada-student-grant', notes: RENTED }],
  [
    'Concordia University',
    'CA-BC',
    [8_730, 8_040],
    { askFor: 'canada-student-grant', notes: 'raised-since no-aid-counted food-not-included' },
  ],
  // From abroad.
  ['University of Toronto', 'US-OH', [59_320, 11_928], { notes: ARTS_RENTED }],
  ['University of Toronto', 'CA-ON other', [59_320, 11_928], { notes: ARTS_RENTED }],
  ['University of Waterloo', 'US-OH 0-30', [46_772, 13_454], { notes: 'arts-fee no-aid-counted' }],
  ['Dalhousie University', 'US-MA', [33_814, 10_896], { notes: RENTED }],
  ['University of British Columbia', 'other', [49_549, 13_336], { notes: RENTED }],
  ['University of Manitoba', 'US-MN', [19_100, 8 * 915], { askFor: 'mn-reciprocity', notes: RENTED }],
];

/** Where there is no price, the reason. */
const GAPS: readonly (readonly [school: string, said: string, reason: PriceGap])[] = [
  ['United States Naval Academy', 'US-OH 0-30', 'service-academy'],
  ['United States Merchant Marine Academy', 'CA-ON', 'service-academy'],
  ['Ohio State University', 'us 0-30', 'home-unknown'],
  ['Selma University', 'US-AL 0-30', 'no-net-price'],
  ['Fort Hays State University-Northwest Kansas Technical College', 'US-MO 0-30', 'no-tuition'],
  ['Amridge University', 'CA-ON', 'no-living-costs'],
  ['University of Waterloo', 'CA-QC', 'other-provinces-fee-unknown'],
  ['Université Laval', 'CA-ON', 'other-provinces-fee-unknown'],
  ['McGill University', 'ca', 'home-unknown'],
  ['Dalhousie University', 'ca', 'home-unknown'],
  ['Mount Allison University', 'CA-NB', 'no-living-costs'],
  ['University of Calgary', 'CA-AB', 'no-tuition'],
];

describe('sums worked out by hand', () => {
  const cases = CASES.map(([school, said, amounts, also = {}]) => [school, said, amounts, also] as const);
  it.each(cases)('%s for %s: %j', (school, said, amounts, { published, askFor = '', notes = '' }) => {
    const price = priceOf(idOf(school), situation(said));
    expect(price.parts.map(({ amount }) => amount)).toEqual(amounts);
    expect(price.amount).toBe(amounts.reduce((sum, amount) => sum + amount));
    expect(price.missing).toBeNull();
    expect(price.estimate).toBe(published !== true);
    expect(price.askFor.map(({ offer }) => offer).join(' ')).toBe(askFor);
    expect(price.notes.map(({ note }) => note).join(' ')).toBe(notes);
    for (const { source, year, label } of price.parts)
      for (const text of [source, year, label]) expect(text).not.toBe('');
  });

  it.each(GAPS)('%s for %s: none, because %s', (school, said, reason) => {
    const price = priceOf(idOf(school), situation(said));
    expect(price).toMatchObject({ amount: null, amountUsd: null, parts: [], missing: { reason } });
    expect(price.missing?.text).toMatch(/^[A-Z].*\.$/);
  });

  it('names source and year of each part', () => {
    const { parts } = priceOf(idOf('Ohio State University'), situation('US-TX 0-30'));
    expect(parts.map(({ of, year }) => [of, year])).toEqual([
      ['band-net-price', '2023–24'],
      ['out-of-state-difference', '2024–25'],
    ]);
    expect(parts[1]?.source).toContain('College Scorecard');
  });

  it('brings Canadian dollars to US dollars at the dataset’s rate', () => {
    expect(usdPerCadOf(snapshot)).toBe(dataset.usdPerCad);
    const price = priceOf(idOf('University of Toronto'), situation('CA-ON'));
    expect([price.currency, price.amount, price.amountUsd]).toEqual([
      'CAD',
      18_028,
      Math.round(18_028 * dataset.usdPerCad),
    ]);
  });
});

const anyRow = fc.integer({ min: 0, max: snapshot.size - 1 });
const told = fc.record({
  home: fc.option(fc.constantFrom(...HOMES)),
  residence: fc.option(fc.constantFrom(...RESIDENCES)),
  income: fc.option(fc.constantFrom(...INCOME_BANDS)),
});

describe('whatever the school and whoever asks', () => {
  const always = (holds: (row: number, who: Situation) => void) =>
    fc.assert(fc.property(anyRow, told, holds), { numRuns: 3_000 });

  it('the parts add up, or there is a reason', () => {
    always((row, who) => {
      const { amount, parts, missing } = yourPriceAt(snapshot, row, who);
      if (amount === null) expect([parts, missing === null]).toEqual([[], false]);
      else expect([parts.reduce((sum, part) => sum + part.amount, 0), missing]).toEqual([amount, null]);
    });
  });

  it('it is never below what is published of the poorest families, unless it is published itself', () => {
    always((row, who) => {
      const { amount, parts } = yourPriceAt(snapshot, row, who);
      const lowest = priceFactsAt(snapshot, row).netPriceOf('0-30')?.amount;
      if (amount === null || lowest === undefined || residenceOf(who) !== 'us') return;
      const [first] = parts;
      const own = who.income === null ? null : (priceFactsAt(snapshot, row).netPriceOf(who.income)?.amount ?? null);
      // Some schools ask less of a higher band: then it is just that.
      if (amount < lowest) expect(first?.amount).toBe(own ?? priceFactsAt(snapshot, row).netPrice?.amount);
      if (who.income === '0-30') expect(amount).toBeGreaterThanOrEqual(lowest);
    });
  });

  it('it rises with income where what families pay does', () => {
    always((row, who) => {
      const facts = priceFactsAt(snapshot, row);
      const bands = INCOME_BANDS.map((band) => facts.netPriceOf(band)?.amount ?? null);
      for (let at = 1; at < bands.length; at += 1) {
        const [poorer, richer] = [bands[at - 1] ?? null, bands[at] ?? null];
        if (poorer === null || richer === null || poorer > richer) continue;
        const of = (band: IncomeBand | undefined) =>
          yourPriceAt(snapshot, row, { ...who, income: band as IncomeBand }).amount ?? 0;
        expect(of(INCOME_BANDS[at - 1])).toBeLessThanOrEqual(of(INCOME_BANDS[at]));
      }
    });
  });

  it('a public university never asks less of somebody from another state than of somebody at home', () => {
    always((row, { income }) => {
      const { country, state, type } = priceFactsAt(snapshot, row);
      if (country !== 'US' || type !== 'public') return;
      const at = (home: Situation['home']) => yourPriceAt(snapshot, row, { home, residence: null, income }).amount;
      const [atHome, elsewhere] = [at(`US-${state}`), at(state === 'OH' ? 'US-TX' : 'US-OH')];
      if (atHome !== null && elsewhere !== null) expect(elsewhere).toBeGreaterThanOrEqual(atHome);
    });
  });

  it('a Canadian from elsewhere never gets the price of residents in Quebec and Ontario', () => {
    always((row, who) => {
      const { country, state } = priceFactsAt(snapshot, row);
      if (country !== 'CA' || !CHARGE_OTHERS_MORE.includes(state) || who.home === `CA-${state}`) return;
      expect(yourPriceAt(snapshot, row, who).parts.map(({ of }) => of)).not.toContain('domestic-tuition');
    });
  });

  it('it is the same from every other state, whatever there is to ask for', () => {
    always((row, { income }) => {
      const { country, state } = priceFactsAt(snapshot, row);
      const others = HOMES.filter((home) => home.startsWith('US-') && home !== `US-${state}`);
      const amounts = others.map((home) => yourPriceAt(snapshot, row, { home, residence: null, income }).amount);
      if (country === 'US') expect(new Set(amounts).size).toBe(1);
    });
  });

  it('a residence that goes without saying changes nothing', () => {
    always((row, who) => {
      const said = { ...who, residence: residenceOf(who) };
      expect(yourPriceAt(snapshot, row, said)).toEqual(yourPriceAt(snapshot, row, who));
    });
  });

  it('order and filter go by the same prices as the cards', () => {
    for (const said of ['US-OH 0-30', 'CA-ON', 'CA-QC', 'us 110+', 'US-OH other']) {
      const { values, order } = yourPrices(snapshot, situation(said));
      for (let row = 0; row < snapshot.size; row += 1) {
        const { amountUsd, notes } = yourPriceAt(snapshot, row, situation(said));
        // An average of fewer than thirty students is shown, and orders and filters nothing.
        const few = notes.some(({ note }) => note === 'few-students');
        expect(values[row]).toBe(few ? NO_NUMBER : (amountUsd ?? NO_NUMBER));
      }
      const known = [...order].map((row) => values[row] as number).filter((value) => value !== NO_NUMBER);
      expect(known).toEqual(known.toSorted((a, b) => a - b));
      expect([...order].toSorted((a, b) => a - b)).toEqual([...order.keys()]);
    }
  });

  it('the snapshot knows what the record knows', () => {
    for (const id of [204_796, 900_138, 900_053, 166_683, 202_222]) {
      const record = byId.get(id) as UniversityRecord;
      const facts = priceFactsAt(snapshot, rowOfId(snapshot, id) as number);
      const { facts: keys } = record;
      for (const field of ['tuition', 'tuitionInState', 'roomAndBoard', 'booksAndSupplies', 'otherExpenses'] as const) {
        const origin = provenance[keys[field] ?? ''];
        expect(facts[field], `${record.name} ${field}`).toEqual(
          record[field] === null
            ? null
            : {
                amount: record[field],
                source: origin?.source,
                year: origin?.year,
                estimate: origin?.estimate ?? false,
                few: false,
              },
        );
      }
      expect(INCOME_BANDS.map((band) => facts.netPriceOf(band)?.amount ?? null)).toEqual(
        record.netPriceByIncome ?? [null, null, null, null, null],
      );
    }
  });
});
