import { expect, test } from 'vitest';
import type { ProgramTuple } from '#schema/domain/record/dataset.ts';
import type { YearsOfAwardsRow } from '../../sources/completions-2020-2024/read.ts';
import { endedPrograms } from './ended-programs.ts';

const ASSOCIATE = 3;
const BACHELORS = 5;
const row = (cip: string, awards: (number | null)[], awardLevel = BACHELORS): YearsOfAwardsRow => ({
  unitid: 1,
  cip,
  awardLevel,
  awards,
});
const teaching = (...programs: ProgramTuple[]) => ({ id: 1, programs });
const HISTORY: ProgramTuple = ['54.01', 'bachelor', 40, 0];
const history = row('54.0101', [40, 40, 40, 40, 40]);
const ended = row('51.3801', [30, 28, 12, 4, null]);

test('finds a program that graduated its last students and is listed no more', () => {
  expect(endedPrograms(teaching(HISTORY), [history, ended])).toEqual([['51.38', 'bachelor', [30, 28, 12, 4, 0]]]);
});

test.each<[string, ProgramTuple[], YearsOfAwardsRow[]]>([
  ['is still listed', [HISTORY, ['51.38', 'bachelor', 0, 0]], [history, row('51.3801', [30, 28, 12, 4, 0])]],
  [
    'is taught for another degree',
    [HISTORY, ['51.38', 'associate', 9, 0]],
    [history, ended, row('51.3801', [9, 9, 9, 9, 9], ASSOCIATE)],
  ],
  ['had nine graduates', [HISTORY], [history, row('51.3801', [9, 9, 3, 1, null])]],
  ['has a graduate', [HISTORY, ['51.38', 'bachelor', 1, 0]], [history, row('51.3801', [30, 28, 12, 4, 1])]],
  ['vanished from one year to the next', [HISTORY], [history, row('51.3801', [30, 28, null, null, null])]],
  ['has a family that goes on', [HISTORY], [history, ended, row('51.0701', [80, 80, 85, 90, 95])]],
  [
    'was taken over by a code of its family',
    [HISTORY],
    [history, ended, row('51.0701', [90, 80, 70, 40, 20]), row('51.1601', [2, 3, 10, 17, 20])],
  ],
  ['was taken over by a code that began', [HISTORY], [history, ended, row('26.0102', [null, null, 2, 11, 14])]],
  ['is the rest of a family', [HISTORY], [history, row('51.9999', [30, 28, 12, 4, null])]],
  [
    'is of a school that left a year out',
    [HISTORY],
    [row('54.0101', [40, 40, null, 40, 40]), row('51.3801', [30, 28, null, 4, null])],
  ],
  ['is of a school that split', [HISTORY], [row('54.0101', [400, 400, 40, 40, 40]), ended]],
])('says nothing of a program that %s', (_, programs, rows) => {
  expect(endedPrograms(teaching(...programs), rows)).toEqual([]);
});

test('has nothing to say of a school without completions', () => {
  expect(endedPrograms(teaching(HISTORY), [])).toEqual([]);
});
