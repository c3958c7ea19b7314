import { expect, test } from 'vitest';
import { readOntarioListing } from '../../sources/ca-on-programs-2023/read.ts';
import { readCipTitles } from '../../sources/cip-titles/read.ts';
import { cipTitles } from '../us/cip-titles.ts';
import { GROUPS_OF_TITLES, groupOfTitle } from './title-groups.ts';

test.each([
  ['Computer Science (Co-op)', '11.07'],
  ['Computer Science and Mathematics', '11.07'],
  ['Software Engineering (Co-op only)', '14.09'],
  ['Biomedical Engineering', '14.05'],
  ['Engineering – Undeclared', null],
  ['Business Administration – Finance', '52.02'],
  ['Bachelor of Science in Nursing', '51.38'],
  ['Nursing – Algonquin College', '51.38'],
  ['Concurrent Bachelor of Science/Bachelor of Education Intermediate/Senior', '13.12'],
  ['Éducation concurrente avec service social – moyen/intermédiaire', '13.12'],
  ['Anthropology & Psychology', '45.02'],
  ['Bachelor of Arts | Psychology', '42.01'],
  ["Women's & Gender Studies", '05.02'],
  ['Arts and Science', '24.01'],
  ['Certificate in Spanish - Peterborough Campus', null],
  ['Undeclared Major', null],
  ['', null],
])('%s is %s', (title, cip) => {
  expect(groupOfTitle(title)).toBe(cip);
});

test('within a family only its own groups are given', () => {
  expect(groupOfTitle('Mathematics and Computer Science', '11')).toBe('11.07');
  expect(groupOfTitle('Mathematics', '11')).toBeNull();
});

test('every group is one of CIP 2020', () => {
  const known = cipTitles(readCipTitles().rows);
  expect(GROUPS_OF_TITLES.filter((cip) => known[cip] === undefined)).toEqual([]);
});

test('nearly every title of the application service of Ontario names a subject', () => {
  const titles = readOntarioListing().rows.map(({ name }) => name);
  const without = titles.filter((title) => groupOfTitle(title) === null);
  expect(without.length / titles.length).toBeLessThan(0.05);
});
