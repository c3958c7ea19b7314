import { describe, expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { checkOf, trendOfCell } from '#schema/search/program-snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { figuresOfSubject } from '#worker/search/subject-figures.ts';
import { committedSearch } from './catalogue.ts';

const { snapshot, programs } = committedSearch();

function search(line: string) {
  const asked = { ...searchQuery.parse({}), search: line, limit: 20 };
  const { reading, ...outcome } = searchUniversities(snapshot, asked, programs);
  return { ...outcome, parameters: reading?.parameters ?? {}, unused: reading?.unused.map(({ text }) => text) ?? [] };
}

/** The cells of the schools of a list in a subject, of bachelor's degrees. */
function cellsOf(ids: readonly number[], subject: string): number[] {
  const { program } = figuresOfSubject(snapshot, programs, [subject], 'bachelors');
  const rowOf = new Map([...snapshot.id].map((id, row) => [id, row]));
  return ids.map((id) => programs.check[program[rowOf.get(id) as number] as number] as number);
}

const isGrowing = (cell: number) => trendOfCell(cell) === 'growing';
const isAbove = (cell: number) => checkOf(cell)?.side === 'above';

describe('what a subject is to be at a school', () => {
  it.each<[string, Record<string, unknown>, (cell: number) => boolean]>([
    ['growing nursing programs', { subject: ['nursing'], trend: ['growing'] }, isGrowing],
    ['nursing programs that are growing in texas', { trend: ['growing'], state: ['TX'] }, isGrowing],
    ['programmes de soins infirmiers en croissance', { subject: ['nursing'], trend: ['growing'] }, isGrowing],
    ['programas de enfermería en crecimiento', { subject: ['nursing'], trend: ['growing'] }, isGrowing],
    ['shrinking nursing programs', { trend: ['falling'] }, (cell) => trendOfCell(cell) === 'falling'],
    ['nursing programs that pay off', { subject: ['nursing'], check: ['above'] }, isAbove],
    ['nursing programs with strong pay', { subject: ['nursing'], check: ['above'] }, isAbove],
    ['soins infirmiers : programmes payants', { subject: ['nursing'], check: ['above'] }, isAbove],
    ['nursing degrees that pay well in ohio', { check: ['above'], state: ['OH'] }, isAbove],
    [
      'growing nursing programs that pay off',
      { trend: ['growing'], check: ['above'] },
      (cell) => isGrowing(cell) && isAbove(cell),
    ],
  ])('%s', (line, parameters, holds) => {
    const { ids, unused, total, ...found } = search(line);
    expect(found.parameters).toMatchObject(parameters);
    expect(unused).toEqual([]);
    expect(total).toBeGreaterThan(5);
    expect(cellsOf(ids, 'nursing').every(holds)).toBe(true);
  });

  it('is the other values where it is denied', () => {
    expect(search('psychology programs that do not pay off').parameters).toMatchObject({
      check: ['close', 'between', 'below'],
    });
    expect(search('nursing programs not shrinking').parameters).toMatchObject({ trend: ['growing', 'steady', 'new'] });
  });

  it('is of all graduates of a school where no subject is named, and growth of nothing', () => {
    expect(search('colleges that pay off in ohio').parameters).toEqual({
      medianEarningsMin: expect.any(Number),
      state: ['OH'],
    });
    const { parameters, unused } = search('growing colleges in ohio');
    expect(parameters).toEqual({ state: ['OH'] });
    expect(unused).toEqual(['growing']);
  });

  it('is nothing that Canada publishes, and named as not used', () => {
    for (const line of ['growing nursing programs in ontario', 'programmes de génie payants au québec']) {
      const { total, unused } = search(line);
      expect(total, line).toBeGreaterThan(3);
      expect(unused, line).toHaveLength(1);
    }
  });
});
