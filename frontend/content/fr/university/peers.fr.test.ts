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
