import { describe, expect, test } from 'vitest';
import { universityCard } from '#schema/api/university.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { aCard } from '#tests/fixtures/university-card.ts';
import { cardsOf, STORED_FIELDS, toCard } from './stored-universities.ts';

const NO_PRICE: YourPrice = {
  amount: null,
  amountUsd: null,
  currency: 'USD',
  estimate: false,
  parts: [],
  missing: { reason: 'closed', text: 'This school has closed.' },
  askFor: [],
  notes: [],
};

describe('what was stored', () => {
  test('is read back as it was', () => {
    expect(cardsOf(JSON.parse(JSON.stringify([aCard(1), aCard(2)])))).toEqual([aCard(1), aCard(2)]);
  });

  test('is refused when it is no list', () => {
    expect(cardsOf({ id: 1 })).toBeNull();
    expect(cardsOf('[]')).toBeNull();
    expect(cardsOf(null)).toBeNull();
  });

  test('loses only the entries that are no university', () => {
    expect(cardsOf([null, 'x', { id: 'one' }, aCard(3)])).toEqual([aCard(3)]);
  });

  test('names each university once, the first counts', () => {
    expect(cardsOf([aCard(1), aCard(1, { name: 'Again' })])).toEqual([aCard(1)]);
  });

  test('outlives a field that was added since', () => {
    const { medianEarnings: _, ...older } = aCard(1);
    expect(cardsOf([older])).toEqual([aCard(1, { medianEarnings: null })]);
  });

  test('outlives what a card said before it knew of closed schools', () => {
    const { kind: _, status: __, cohorts: ___, ...older } = aCard(1);
    expect(cardsOf([older])).toEqual([aCard(1, { kind: 'bachelors', status: OPEN, cohorts: {} })]);
    const closed = aCard(2, { status: { ...OPEN, state: 'closed', date: '2025-05' } });
    expect(cardsOf(JSON.parse(JSON.stringify([closed])))).toEqual([closed]);
  });
});

describe('what is kept', () => {
  test('is a card of the contract, all of it and no more', () => {
    // A price belongs to who asked, and is not kept.
    expect([...STORED_FIELDS]).toEqual(Object.keys(universityCard.shape).filter((field) => field !== 'yourPrice'));
    expect(Object.keys(toCard({ ...aCard(1), yourPrice: NO_PRICE }))).not.toContain('yourPrice');
    expect(toCard({ ...aCard(1), programs: [] } as unknown as ReturnType<typeof aCard>)).toEqual(aCard(1));
    expect(universityCard.safeParse(toCard(aCard(1))).success).toBe(true);
  });
});
