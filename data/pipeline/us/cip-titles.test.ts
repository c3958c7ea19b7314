import { expect, it } from 'vitest';
import { cipTitles } from './cip-titles.ts';

const titles = cipTitles([
  { cip: '52.0201', title: 'Business Administration and Management, General' },
  { cip: '52.0299', title: 'Business Administration, Management and Operations, Other.' },
  { cip: '14.1901', title: 'Mechanical Engineering' },
  { cip: '99', title: 'Grand total' },
]);

it('names a group by its ninety-ninth code', () => {
  expect(titles['52.02']).toBe('Business Administration, Management and Operations');
});

it('names a group of one code by that code', () => {
  expect(titles['14.19']).toBe('Mechanical Engineering');
});

it('names families and leaves out the total', () => {
  expect(titles['52']).toBe('Business, Management, and Marketing');
  expect(titles['99']).toBeUndefined();
});
