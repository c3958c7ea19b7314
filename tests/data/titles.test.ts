/** What the dataset says in English stays as it is in English. */
import { expect, it } from 'vitest';
import { cipTitle, recordText } from '#worker/presenters/texts-of-data.ts';

it('titles and texts of a record are those of the dataset', () => {
  expect(cipTitle('14.19', 'Mechanical Engineering')).toBe('Mechanical Engineering');
  const housing = 'Campus housing for 1,234 students';
  expect(recordText('housingOptions', housing)).toBe(housing);
});
