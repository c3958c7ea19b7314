/** A position among similar schools, and their names, as French says them. */
import { expect, test } from 'vitest';
import { peerGroupName } from '#names/peer-group-names.ts';
import { peerWords } from './peers.ts';

const group = { name: 'collèges', members: 748 };

test('says of a value that most share that it is shared', () => {
  expect(peerWords.position('applicationFee', { below: 0, same: 500, count: 748 }, group)).toBe(
    'Le chiffre le plus bas, à égalité avec 67 % des collèges',
  );
  expect(peerWords.position('applicationFee', { below: 0, same: 12, count: 20 }, { ...group, members: 20 })).toBe(
    'Le chiffre le plus bas, à égalité avec 12 des 20 collèges',
  );
});

test('says for-profit of the schools, never of their field', () => {
  expect(peerGroupName('us-for-profit-two-year-special')).toBe(
    'écoles de deux ans à but lucratif spécialisées dans un domaine',
  );
});

test('says of a price how many schools are dearer, and of another figure how many are lower', () => {
  const similar = { name: 'établissements semblables', members: 96 };
  expect(peerWords.position('netPrice', { below: 46, same: 0, count: 200 }, { ...similar, members: 200 })).toBe(
    'Moins cher que dans 77\u00a0% des établissements semblables',
  );
  expect(peerWords.position('graduationRate', { below: 35, same: 0, count: 40 }, similar)).toBe(
    'Dépasse 35 des 40 établissements semblables',
  );
  expect(peerWords.position('enteringAverage', { below: 0, same: 1, count: 42 }, similar)).toBe(
    'Un des chiffres les plus bas des 42 établissements semblables',
  );
});
