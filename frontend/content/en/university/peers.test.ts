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
