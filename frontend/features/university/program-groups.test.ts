import { expect, test } from 'vitest';
import type { ProgramField } from '#schema/api/university.ts';
import { aDocumentedRecord } from '#tests/fixtures/documented-record.ts';
import { programGroups } from './program-groups.ts';

const UNPAID = { earningsOneYear: null, earningsFourYears: null, debt: null };
const [field] = aDocumentedRecord().programs as [ProgramField];

test('a program appears once, with its degrees from the lowest to the highest, the largest program first', () => {
  expect(programGroups(field)).toEqual([
    {
      cip: '11.07',
      title: 'Computer Science',
      graduates: 80,
      levels: [
        { level: 'bachelor', graduates: 50, distanceOnly: false, ...UNPAID },
        { level: 'master', graduates: 30, distanceOnly: true, ...UNPAID },
      ],
    },
    {
      cip: '11.01',
      title: 'Computing',
      graduates: 10,
      levels: [{ level: 'bachelor', graduates: 10, distanceOnly: false, ...UNPAID }],
    },
  ]);
});

test('a program nobody finished this year still shows what it offers', () => {
  const [doctorate] = field.programs.slice(-1);
  const [group] = programGroups({ ...field, programs: doctorate ? [doctorate] : [] });
  expect(group?.levels).toEqual([{ level: 'doctorate', graduates: 0, distanceOnly: false, ...UNPAID }]);
});

test('programs that nobody counts stay uncounted and come after the counted ones', () => {
  const [counted] = field.programs;
  if (!counted) throw new Error('the fixture has no program');
  const listed = { ...counted, cip: '11.02', title: 'A listed one', graduates: null, basis: 'listed' as const };
  const groups = programGroups({ ...field, graduates: null, programs: [listed, counted] });
  expect(groups.map(({ title, graduates }) => [title, graduates])).toEqual([
    [counted.title, counted.graduates],
    ['A listed one', null],
  ]);
});

test('programs that nobody counts come last, with their degrees and no number', () => {
  const [counted] = field.programs;
  const listed = { ...(counted as (typeof field.programs)[number]), cip: '11', title: 'Computing', graduates: null };
  const groups = programGroups({ ...field, programs: [listed, ...field.programs] });
  expect(groups.at(-1)).toEqual({
    cip: '11',
    title: 'Computing',
    graduates: null,
    levels: [expect.objectContaining({ level: listed.level, graduates: null, distanceOnly: listed.distanceOnly })],
  });
});

test('the pay of other schools stands beside a degree that is counted, not beside one from a list of Canada', () => {
  const [counted] = field.programs;
  if (!counted) throw new Error('the fixture has no program');
  const elsewhere = { schools: 32, earningsOneYear: null, earningsFourYears: 64_522, debt: null };
  const shown = (basis: 'completions' | 'listed') =>
    programGroups({ ...field, programs: [{ ...counted, basis, elsewhere }] })[0]?.levels[0]?.elsewhere;
  expect(shown('completions')).toEqual(elsewhere);
  expect(shown('listed')).toBeUndefined();
});
