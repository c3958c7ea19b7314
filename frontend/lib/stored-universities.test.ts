import { describe, expect, test } from 'vitest';
import { universityCard } from '#schema/api/university.ts';
import { aCard } from '#tests/fixtures/university-card.ts';
import { CARD_FIELDS, cardsOf, toCard } from './stored-universities.ts';

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
});

describe('what is kept', () => {
  test('is a card of the contract, all of it and no more', () => {
    expect(CARD_FIELDS).toEqual(Object.keys(universityCard.shape));
    expect(toCard({ ...aCard(1), programs: [] } as unknown as ReturnType<typeof aCard>)).toEqual(aCard(1));
    expect(universityCard.safeParse(toCard(aCard(1))).success).toBe(true);
  });
});
