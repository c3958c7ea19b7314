import { describe, expect, it } from 'vitest';
import { aDocumentedRecord } from '#tests/fixtures/documented-record.ts';
import { NOTHING_TYPED, oneRoom, workOutMonth } from './month-form.ts';

const RENT = { studio: 900, oneBedroom: 1_100, twoBedroom: 1_400, area: 'Franklin County', period: 'fiscal year 2026' };
const university = aDocumentedRecord({
  state: 'OH',
  rent: RENT,
  netPrice: 20_000,
  medianDebt: 23_000,
  earningsLines: { state: 36_082, nation: 36_082, fields: {} },
});
const program = {
  cip: '51.38',
  title: 'Nursing',
  level: 'bachelor' as const,
  graduates: 100,
  distanceOnly: false,
  earningsOneYear: 58_000,
  earningsFourYears: 60_000,
  debt: 20_000,
  basis: 'completions' as const,
};
const given = { university, program, room: oneRoom(university), yourPrice: null };

describe('the month after', () => {
  it('goes by what is published', () => {
    const { month, cost, without, payoff, debtOf } = workOutMonth(given, NOTHING_TYPED);
    expect(month).toMatchObject({ pay: 5_000, rent: 900, standard: { payment: 227, left: 3_072 } });
    expect({ cost, without, debtOf }).toEqual({ cost: 80_000, without: 36_082, debtOf: 'program' });
    // 80,000 / 23,918.
    expect(payoff).toBe(3.3);
  });

  it('goes by what is typed instead', () => {
    const typed = { ...NOTHING_TYPED, pay: '72,000', debt: '0', rent: '$1,000', cost: '0', without: '30000' };
    const { month, payoff } = workOutMonth(given, typed);
    expect(month).toMatchObject({ pay: 6_000, rent: 1_000, standard: { payment: 0 }, rap: { payment: 0 } });
    expect(payoff).toBe(0);
  });

  it('takes the school’s debt where the program’s is withheld', () => {
    const { published, debtOf } = workOutMonth({ ...given, program: { ...program, debt: null } }, NOTHING_TYPED);
    expect([published.debt, debtOf]).toEqual([23_000, 'school']);
  });

  it('knows the interest of graduate students, and no price of their degrees', () => {
    const master = workOutMonth({ ...given, program: { ...program, level: 'master' } }, NOTHING_TYPED);
    expect(master.published).toMatchObject({ rate: 8.07, cost: null });
    const associate = workOutMonth({ ...given, program: { ...program, level: 'associate' } }, NOTHING_TYPED);
    expect(associate.published).toMatchObject({ rate: 6.52, cost: 40_000 });
  });

  it('counts one’s own price where there is one', () => {
    expect(workOutMonth({ ...given, yourPrice: 8_000 }, NOTHING_TYPED).cost).toBe(32_000);
  });

  it('leaves out what nobody knows', () => {
    const elsewhere = aDocumentedRecord({ state: 'PW', rent: null, netPrice: null, earningsLines: null });
    const view = workOutMonth(
      { university: elsewhere, program, room: oneRoom(elsewhere), yourPrice: null },
      NOTHING_TYPED,
    );
    expect(view.month.rent).toBeNull();
    expect(view.payoff).toBeUndefined();
  });

  it('tells what cannot be read, and goes on with what is published', () => {
    const { faults, month } = workOutMonth(given, { ...NOTHING_TYPED, rent: 'cheap', rate: '99' });
    expect(Object.keys(faults)).toEqual(['rate', 'rent']);
    expect(month.rent).toBe(900);
  });

  it('never pays for itself without extra pay', () => {
    expect(workOutMonth(given, { ...NOTHING_TYPED, pay: '30000' }).payoff).toBeNull();
  });
});

it('one room is a studio, else one bedroom', () => {
  expect(oneRoom({ rent: RENT })).toMatchObject({ amount: 900, kind: 'studio' });
  expect(oneRoom({ rent: { ...RENT, studio: null } })).toMatchObject({ amount: 1_100, kind: 'oneBedroom' });
  expect(oneRoom({ rent: null })).toBeNull();
});
