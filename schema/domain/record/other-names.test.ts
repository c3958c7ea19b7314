import { expect, test } from 'vitest';
import { otherNames } from './other-names.ts';

test('short names come first, each name once, former names apart', () => {
  const aliases = [
    { name: 'Ohio State', kind: 'alias' },
    { name: 'OSU', kind: 'acronym' },
    { name: 'The Ohio State University', kind: 'official' },
    { name: 'O.S.U.', kind: 'alias' },
    { name: 'Ohio Agricultural and Mechanical College', kind: 'former' },
  ] as const;
  expect(otherNames({ name: 'Ohio State University', aliases: [...aliases] })).toEqual({
    current: ['OSU', 'Ohio State'],
    former: ['Ohio Agricultural and Mechanical College'],
  });
});

test('nicknames in small letters are not shown', () => {
  const aliases = [{ name: 'tosu', kind: 'nickname' } as const, { name: 'Ole Miss', kind: 'nickname' } as const];
  expect(otherNames({ name: 'X', aliases }).current).toEqual(['Ole Miss']);
});

test('at most six are shown', () => {
  const aliases = Array.from({ length: 9 }, (_, index) => ({ name: `Name ${index}`, kind: 'alias' as const }));
  expect(otherNames({ name: 'X', aliases }).current).toHaveLength(6);
});

test('what cégep stands for is the name of none', () => {
  const aliases = [{ name: "Collège d'Enseignement Général et Professionnel", kind: 'french' } as const];
  expect(otherNames({ name: 'Cégep de Chicoutimi', aliases }).current).toEqual([]);
});
