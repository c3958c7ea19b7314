import { expect, test } from 'vitest';
import type { Notification } from '#schema/api/notifications.ts';
import { bySchool } from './by-school.ts';

const told = (id: string, universityId: number, name = `School ${universityId}`): Notification => ({
  id,
  universityId,
  name,
  slug: `school-${universityId}`,
  kind: 'tuition',
  before: 1,
  after: 2,
  currency: 'USD',
  createdAt: '2026-01-01T00:00:00.000Z',
  read: false,
});

test('schools stand in the order of their newest change, under the newest name, with all that is theirs', () => {
  const schools = bySchool([told('d', 2, 'New name'), told('c', 1), told('b', 2, 'Old name'), told('a', 1)]);
  expect(schools.map(({ name, changes }) => [name, changes.map(({ id }) => id)])).toEqual([
    ['New name', ['d', 'b']],
    ['School 1', ['c', 'a']],
  ]);
  expect(bySchool([])).toEqual([]);
});
