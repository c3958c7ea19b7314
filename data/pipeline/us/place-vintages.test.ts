import { describe, expect, it } from 'vitest';
import { rows } from './made-up-rows.ts';
import { SAFETY } from './place-vintages.ts';
import { priceParityOf, rentOf } from './places.ts';
import type { UsRows } from './rows.ts';
import { trendBreaksOf, trendsOf } from './trends.ts';
import { choose } from './vintages.ts';

const rent = (county: string, town: string | null, oneBedroom: number) => ({
  county,
  countyName: 'A County',
  state: 'MA',
  town,
  area: 'An area',
  studio: 900,
  oneBedroom,
  twoBedroom: 1_500,
});
const place = (city: string, county: number, cbsa = 14460, cbsaType = 1, state = 'MA') => ({
  city,
  state,
  county,
  cbsa,
  cbsaType,
});

describe('rent', () => {
  const byCounty = new Map([
    ['01089', [rent('01089', null, 1_000)]],
    ['25017', [rent('25017', 'Cambridge city', 2_476), rent('25017', 'Newton city', 2_300)]],
    ['25015', [rent('25015', 'Amherst Town city', 1_700)]],
  ]);

  it('is that of the county, and in New England that of the town', () => {
    expect(rentOf(place('Normal', 1089), byCounty)?.oneBedroom).toBe(1_000);
    expect(rentOf(place('Cambridge', 25017), byCounty)?.oneBedroom).toBe(2_476);
    expect(rentOf(place('Amherst', 25015), byCounty)?.oneBedroom).toBe(1_700);
  });

  it('knows the town of a village', () => {
    expect(rentOf(place('Chestnut Hill', 25017), byCounty)?.oneBedroom).toBe(2_300);
  });

  it('is unknown where neither is listed', () => {
    expect(rentOf(place('Nowhere', 25017), byCounty)).toBeUndefined();
    expect(rentOf(place('Pago Pago', 60050), byCounty)).toBeUndefined();
  });
});

describe('the level of prices', () => {
  const row = (cbsa: string, all: number) => ({ cbsa, area: cbsa, all, housing: null });
  const byArea = new Map([
    ['14460', row('14460', 108.3)],
    ['00999', row('00999', 88.7)],
  ]);

  it('is that of the metropolitan area, elsewhere that of all that is in none', () => {
    expect(priceParityOf(place('Boston', 25025), byArea)?.all).toBe(108.3);
    expect(priceParityOf(place('Presque Isle', 23003, 0, -2, 'ME'), byArea)?.all).toBe(88.7);
    expect(priceParityOf(place('Small City', 1, 10100, 2, 'SD'), byArea)?.all).toBe(88.7);
  });

  it('is unknown outside the states', () => {
    expect(priceParityOf(place('Ponce', 72113, 38660, 2, 'PR'), byArea)).toBeUndefined();
  });
});

describe('safety', () => {
  const year = (of: string, burglary: number) => ({
    year: of,
    murder: 0,
    sexualOffences: 1,
    robbery: 0,
    aggravatedAssault: 0,
    burglary,
    motorVehicleTheft: 0,
    arson: 0,
  });
  const years = [year('2019', 900), year('2020', 900), year('2021', 4), year('2022', 5), year('2023', 6)];
  const headcount = (total: number) => ({ 'fall-enrolment-2023': { total, undergraduate: total } });

  it('averages the newest three years over the students', () => {
    const choice = choose(SAFETY, rows({ 'clery-2019-2023': { years }, ...headcount(2_000) }));
    expect(choice.value).toMatchObject({
      years: ['2021', '2022', '2023'],
      students: 2_000,
      reports: { burglary: 15, 'sexual-offences': 3, murder: 0 },
      perThousand: 3,
    });
  });

  it('has no average of two years, and none of a handful of students', () => {
    expect(
      choose(SAFETY, rows({ 'clery-2019-2023': { years: years.slice(3) }, ...headcount(2_000) })).value,
    ).toBeNull();
    expect(choose(SAFETY, rows({ 'clery-2019-2023': { years }, ...headcount(40) })).value).toBeNull();
  });
});

describe('eight years', () => {
  const year = (of: string, netPrice: number | 'not-reported', tuition: number | 'not-reported') => ({
    year: of,
    tuition,
    tuitionInState: tuition,
    netPrice,
    admissionRate: 'not-reported' as const,
    graduation: 97.333,
    retention: 'not-reported' as const,
  });

  it('gives each year the net price of its own, which stands in the next file', () => {
    const trends = trendsOf(
      rows({
        'trends-2016-2024': {
          years: [year('2021-22', 13_259, 55_587), year('2022-23', 19_500, 57_261), year('2023-24', 16_816, 59_076)],
        },
        'net-price-2026-06': { netPrice: 20_100 },
      }),
    );
    expect(trends.map(([of, tuition, , netPrice]) => [of, tuition, netPrice])).toEqual([
      ['2021-22', 55_587, 19_500],
      ['2022-23', 57_261, 16_816],
      ['2023-24', 59_076, 20_100],
    ]);
    expect(trends[0]?.[5]).toBe(97.3);
  });

  it('leaves out a year of which nothing is known', () => {
    const empty = { ...year('2019-20', 'not-reported', 'not-reported'), graduation: 'not-reported' as const };
    expect(trendsOf(rows({ 'trends-2016-2024': { years: [empty, year('2021-22', 1, 2)] } }))).toHaveLength(1);
  });

  const priced = (of: string, graduation: number | 'not-reported') => ({ ...year(of, 1, 2), graduation });
  const OF_IPEDS = [2016, 2017, 2018, 2019, 2020, 2021].map((of, at) => ({ year: of, rate: 50 + at }));
  const graduationOf = (school: UsRows) => trendsOf(school).map(([of, , , , , rate]) => [of, rate]);

  it('takes graduation of the years without a file of IPEDS', () => {
    const school = rows({
      'trends-2016-2024': {
        years: [priced('2016-17', 'not-reported'), priced('2017-18', 51.2), priced('2018-19', 'not-reported')],
      },
      'pell-graduation-2016-2023': { allByYear: OF_IPEDS.slice(0, 2) },
    });
    expect(graduationOf(school)).toEqual([
      ['2016-17', 50],
      ['2017-18', 51.2],
      ['2018-19', null],
    ]);
    expect(trendBreaksOf(school)).toEqual([]);
  });

  it('begins a new line where a two-year school becomes a four-year one, and says nothing of the years between', () => {
    const school = rows({
      'trends-2016-2024': {
        years: [
          priced('2017-18', 'not-reported'),
          priced('2018-19', 'not-reported'),
          priced('2019-20', 'not-reported'),
          priced('2020-21', 'not-reported'),
          priced('2021-22', 33.3),
        ],
      },
      'pell-graduation-2016-2023': { allByYear: OF_IPEDS },
    });
    expect(graduationOf(school)).toEqual([
      ['2017-18', 51],
      ['2018-19', 52],
      ['2019-20', null],
      ['2020-21', null],
      ['2021-22', 33.3],
    ]);
    expect(trendBreaksOf(school)).toEqual([['graduationRate', '2021-22', 'four-year']]);
  });
});
