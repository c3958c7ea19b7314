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

test('says of a price for how many schools it is lower, or higher', () => {
  const group = { name: 'similar schools', members: 200 };
  const said = (below: number) => peerWords.position('netPrice', { below, same: 0, count: 200 }, group);
  expect(said(46)).toBe('Cheaper than 77% of similar schools');
  expect(said(150)).toBe('More expensive than 75% of similar schools');
  expect(said(0)).toBe('The lowest of 200 similar schools');
  expect(said(199)).toBe('The highest of 200 similar schools');
});

test('says that not all of a group publish a figure where the group is named', () => {
  const said = (name: string) =>
    peerWords.position('graduationRate', { below: 29, same: 0, count: 42 }, { name, members: 96 });
  expect(said('similar schools')).toBe('Higher than 29 of 42 similar schools');
  expect(said('public universities')).toBe('Higher than 29 of 42 public universities that publish it');
});
