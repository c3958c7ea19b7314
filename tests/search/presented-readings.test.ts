import { expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { presentReading } from '#worker/presenters/reading.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch } from './catalogue.ts';

it('a reading is presented in English as it was read', () => {
  const { snapshot, programs } = committedSearch();
  const { reading } = searchUniversities(snapshot, { ...searchQuery.parse({}), search: 'cégep', limit: 3 }, programs);
  if (!reading) throw new Error('Nothing read');
  expect(presentReading(reading).spans[0]?.label).toBe(
    'Cégeps: Quebec’s colleges between secondary school and university',
  );
});
