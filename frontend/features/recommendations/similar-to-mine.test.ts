import { expect, test } from 'vitest';
import { aCard } from '#tests/fixtures/university-card.ts';
import { basesOf, inTurn } from './similar-to-mine.ts';

const similar = (...ids: number[]) => ids.map((id) => ({ ...aCard(id), reasons: [], tradeOff: null }));

test('goes out from the latest bookmarks, then from what was looked at last, three at most and each once', () => {
  const ids = (...args: Parameters<typeof basesOf>) => basesOf(...args).map(({ id }) => id);
  expect(ids([aCard(1), aCard(2)], [aCard(3), aCard(2), aCard(4)])).toEqual([2, 1, 3]);
  expect(ids([], [aCard(3)])).toEqual([3]);
  expect(
    ids(
      [1, 2, 3, 4].map((id) => aCard(id)),
      [],
    ),
  ).toEqual([4, 3, 2]);
});

test('takes one of each school’s in turn, each once, none that is known, six at most', () => {
  const lists = [
    { base: 'A', universities: similar(10, 11, 12, 13, 14, 15, 16) },
    { base: 'B', universities: similar(20, 10, 1, 21) },
    { base: 'C', universities: [] },
  ];
  expect(inTurn(lists, new Set([1])).map(({ university: { id }, base }) => [id, base])).toEqual([
    [10, 'A'],
    [20, 'B'],
    [11, 'A'],
    [12, 'A'],
    [13, 'A'],
    [21, 'B'],
  ]);
});
