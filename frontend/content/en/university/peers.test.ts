/** A position among similar schools, as English says it. */
import { expect, test } from 'vitest';
import { peerWords } from './peers.ts';

test('says of a value that most share that it is shared', () => {
  const group = { name: 'public two-year colleges', members: 748 };
  expect(peerWords.position('applicationFee', { below: 0, same: 500, count: 748 }, group)).toBe(
    'Tied for lowest with 67% of public two-year colleges',
  );
  expect(peerWords.position('applicationFee', { below: 0, same: 3, count: 748 }, group)).toBe(
    'Among the lowest of 748 public two-year colleges',
  );
});

test('says of an acceptance rate how hard a school is to get into', () => {
  const group = { name: 'similar schools', members: 200 };
  const said = (below: number) => peerWords.position('acceptanceRate', { below, same: 0, count: 200 }, group);
  expect(said(4)).toBe('Harder to get into than 98% of similar schools');
  expect(said(150)).toBe('Easier to get into than 75% of similar schools');
  expect(said(0)).toBe('The hardest to get into of 200 similar schools');
  expect(said(199)).toBe('The easiest to get into of 200 similar schools');
});
