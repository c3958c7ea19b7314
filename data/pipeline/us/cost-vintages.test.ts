import { describe, expect, it } from 'vitest';
import { AID, NET_PRICES, PERCENT_PELL, ROOM_AND_BOARD } from './cost-vintages.ts';
import { rows } from './made-up-rows.ts';
import { choose, provenanceKeyOf } from './vintages.ts';

const suppressed = 'suppressed' as const;
const prices = (netPrice: number, bands: (number | 'suppressed')[]) => {
  const [netPrice0, netPrice30, netPrice48, netPrice75, netPrice110] = bands as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { netPrice, netPrice0, netPrice30, netPrice48, netPrice75, netPrice110 };
};

describe('net price', () => {
  it('takes the average and its bands from one release', () => {
    const choice = choose(
      NET_PRICES,
      rows({
        'net-price-2026-06': prices(16_500, [4_000, 5_000, 9_000, 15_000, 50_000]),
        'scorecard-2022-23': prices(30_000, [20_000, 21_000, 22_000, 23_000, 40_000]),
      }),
    );
    expect(choice).toMatchObject({
      value: { price: 16_500, bands: [4_000, 5_000, 9_000, 15_000, 50_000] },
      key: 'net-price-2026-06.NPT4-NPT41-to-NPT45',
    });
  });

  it('has no bands rather than those of another year', () => {
    const choice = choose(
      NET_PRICES,
      rows({
        'net-price-2026-06': prices(16_500, [suppressed, suppressed, suppressed, suppressed, suppressed]),
        'scorecard-2022-23': prices(30_000, [20_000, 21_000, 22_000, 23_000, 40_000]),
      }),
    );
    expect(choice).toMatchObject({ value: { price: 16_500, bands: null, bandsMissing: 'suppressed' } });
  });

  it('leaves nothing to pay where grants exceed the cost', () => {
    const choice = choose(NET_PRICES, rows({ 'net-price-2026-06': prices(-100, [-2_000, -500, -90, 0, 300]) }));
    expect(choice.value).toMatchObject({ price: 0, bands: [0, 0, 0, 0, 300] });
  });
});

describe('aid', () => {
  const of = (sfa2324: NonNullable<Parameters<typeof rows>[0]['sfa2324']>) => choose(AID, rows({ sfa2324 }));

  it('has no average where nobody gets a grant', () => {
    expect(of({ firstYearGrantPercent: 0, firstYearGrantAverage: 'not-reported' }).value).toEqual({
      percent: 0,
      average: null,
    });
  });

  it('counts all undergraduates where no first-year students enter', () => {
    expect(
      of({
        undergraduates: 912,
        firstYearGrantPercent: 'not-reported',
        firstYearGrantAverage: 'not-reported',
        undergraduateGrantPercent: 64,
        undergraduateGrantAverage: 5_100,
      }),
    ).toEqual({
      value: { percent: 64, average: 5_100 },
      key: 'sfa2324.UAGRNTP-UAGRNTA',
      cohort: { count: 912, of: 'Undergraduates', year: '2023-24' },
    });
  });

  it('takes grants of all undergraduates where one or two came straight from school', () => {
    expect(
      of({
        firstYearStudents: 1,
        firstYearGrantPercent: 0,
        firstYearGrantAverage: 'not-reported',
        undergraduateGrantPercent: 83,
        undergraduateGrantAverage: 6_473,
      }).value,
    ).toEqual({ percent: 83, average: 6_473 });
  });

  it('says how many students a share of Pell grants is of', () => {
    const choice = choose(
      PERCENT_PELL,
      rows({ 'net-price-2026-06': { pell: 44.44 }, sfa2324: { undergraduates: 18 } }),
    );
    expect(choice).toMatchObject({ value: 44.4, cohort: { count: 18 } });
  });
});

describe('room and board', () => {
  it('marks an allowance for living off campus as an estimate', () => {
    const choice = choose(
      ROOM_AND_BOARD,
      rows({ 'ic2023-ay': { housingOnCampus: 'not-reported', housingOffCampus: 14_580 } }),
    );
    const vintage = ROOM_AND_BOARD.find((each) => 'key' in choice && provenanceKeyOf(each) === choice.key);
    expect(choice.value).toBe(14_580);
    expect(vintage?.estimate).toBe(true);
  });
});
