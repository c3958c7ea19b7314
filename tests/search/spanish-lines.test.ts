import { describe, expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch } from './catalogue.ts';

const { snapshot, programs } = committedSearch();
const isSpanish = (search: string) =>
  searchUniversities(snapshot, { ...searchQuery.parse({}), limit: 1, search }, programs).inSpanish === true;

describe('a line in Spanish', () => {
  it.each([
    'universidades baratas en texas',
    'enfermería en california',
    'cuánto cuesta princeton',
    'psicologia',
    'becas para estudiantes sin papeles',
    'universidades públicas con ingeniería civil',
    'vivo en texas y quiero estudiar medicina',
    'universidades en el norte de california',
  ])('%s', (line) => {
    expect(isSpanish(line)).toBe(true);
  });

  it.each([
    'nursing in los angeles',
    'cheap colleges in san diego',
    'santa barbara',
    'womens college massachusetts no sat',
    'universidad del sagrado corazon',
    'université laval',
    'droit au québec',
    'universités pas chères à montréal',
    'collèges de génie',
    'collèges juifs de génie au yukon',
    'computer science',
    'el paso',
    'colleges in puerto rico',
    'spanish major in new mexico',
    'hispanic serving institutions',
    'universal technical institute',
    'a',
    '',
  ])('and not %s', (line) => {
    expect(isSpanish(line)).toBe(false);
  });
});
