import { expect, test } from 'vitest';
import { recodedPrograms } from './recoded-programs.ts';

const BACHELORS = 5;
const row = (cip: string, awards: (number | null)[], awardLevel = BACHELORS) => ({
  unitid: 1,
  cip,
  awardLevel,
  awards,
});

test('finds the code that a program was counted under, by when one ended and the other began', () => {
  // USC's business degree in IPEDS: 52.02 ends in 2021-22, 52.13 has most of it a year later.
  const usc = [row('52.0201', [1020, 1035, 832, null, null]), row('52.1301', [null, null, 172, 1221, 1346])];
  expect([...recodedPrograms(usc)]).toEqual([['52.13 bachelor', '52.02']]);
});

test.each([
  ['another family', [row('52.0201', [90, 90, 90, null, null]), row('11.0101', [null, null, null, 95, 99])]],
  ['another level', [row('52.0201', [90, 90, 90, null, null]), row('52.1301', [null, null, null, 95, 99], 7)]],
  ['far fewer graduates', [row('52.0201', [90, 90, 90, null, null]), row('52.1301', [null, null, null, 20, 22])]],
  ['a code that was there before', [row('52.0201', [90, 90, 90, null, null]), row('52.1301', [80, 85, 90, 160, 170])]],
  ['a code that goes on', [row('52.0201', [90, 90, 90, 88, 91]), row('52.1301', [null, null, null, 95, 99])]],
  [
    'two codes that could be it',
    [row('52.0201', [90, 90, 90, null, null]), row('52.1301', [0, 0, 0, 95, 99]), row('52.0801', [0, 0, 0, 80, 81])],
  ],
  [
    'two codes that ended',
    [row('52.0201', [90, 90, 90, 0, 0]), row('52.0301', [85, 85, 85, 0, 0]), row('52.1301', [0, 0, 0, 95, 99])],
  ],
])('finds none where the heir is %s', (_, rows) => {
  expect(recodedPrograms(rows).size).toBe(0);
});
