import { expect, test } from 'vitest';
import { closingSoon, closingSoonQuery, placeOfReaders } from './closing-soon.ts';

const school = (id: number, day?: string) => ({
  id,
  why: [{ text: 'fully online' }, { text: 'due', ...(day ? { due: { day, round: 'regular' as const } } : {}) }],
});

test('asks for the largest schools with a deadline in the next 30 days, over the end of a year too', () => {
  expect(closingSoonQuery('2026-12-15')).toEqual({
    dueFrom: '2026-12-15',
    dueTo: '2027-01-14',
    sortBy: 'studentPopulation',
    sortOrder: 'desc',
    limit: 6,
  });
});

test('looks two months ahead in Canada, which readers of French see first', () => {
  expect(placeOfReaders('en')).toBeNull();
  expect(closingSoonQuery('2026-11-29', placeOfReaders('fr'))).toMatchObject({ country: 'CA', dueTo: '2027-01-28' });
  expect(closingSoonQuery('2026-11-29', { country: 'CA', state: 'ON' })).toMatchObject({ dueTo: '2026-12-29' });
});

test('the nearest day comes first, schools of one day stay in their order, and one without a day is left out', () => {
  const schools = [school(1, '2027-01-05'), school(2), school(3, '2026-12-01'), school(4, '2027-01-05')];
  expect(closingSoon(schools, '2026-11-22').map(({ school: { id }, due }) => [id, due.day])).toEqual([
    [3, '2026-12-01'],
    [1, '2027-01-05'],
    [4, '2027-01-05'],
  ]);
});

test('a day that has passed is nobody\u2019s next: today still counts', () => {
  const schools = [school(1, '2025-12-01'), school(2, '2026-12-01'), school(3, '2026-12-02'), { id: 4 }];
  expect(closingSoon(schools, '2026-12-02').map(({ school: { id } }) => id)).toEqual([3]);
});
