import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAREERS_LISTED } from '#schema/domain/programs/careers.ts';
import { loadDataset } from '../dataset-files.ts';
import { buildCareers, checkTotal } from './build-careers.ts';
import { titleLikeness } from './canada-occupations.ts';
import { CAREER_INDEX, careerIndexText } from './career-index.ts';
import { careerLinks, linkedGraduates, rankCareers } from './rank-careers.ts';

describe('careers of programs', () => {
  const { careers, lists } = buildCareers(['51.06', '51.38', '42.01', '50.05', '29.03', '24.01', '51.11']);
  const career = (slug: string) => careers.find((one) => one.slug === slug);
  const titlesOf = (key: string) =>
    lists[key]?.careers.map((code) => careers.find((one) => one.code === code)?.title.en);

  it('are what the program teaches, with pay, openings, growth and what one needs to enter', () => {
    expect(titlesOf('51.06')?.slice(0, 2)).toEqual(['Dental assistants', 'Dental hygienists']);
    expect(career('dental-hygienists')).toMatchObject({
      title: { fr: 'Hygiénistes dentaires' },
      pay: { unit: 'year', p10: 74_880, median: 98_100, p90: 126_050 },
      openings: 15_300,
      growth: 7,
      education: 'associate',
      small: false,
      groups: ['51.06'],
      canada: [{ noc: '32111', outlook: 'strong-shortage' }],
    });
  });

  it('leave teaching the field at a college apart, and say where people are few', () => {
    const psychology = lists['42.01'];
    expect(psychology?.careers.length).toBeLessThanOrEqual(CAREERS_LISTED);
    expect(titlesOf('42.01')?.[0]).toBe('Clinical and counseling psychologists');
    expect(titlesOf('42.01')).not.toContain('Psychology teachers, postsecondary');
    expect(psychology?.teaching.map((code) => careers.find((one) => one.code === code)?.title.en)).toContain(
      'Psychology teachers, postsecondary',
    );
    expect(career('industrial-organizational-psychologists')?.small).toBe(true);
  });

  it('have pay by the hour where the year is not published', () => {
    expect(career('actors')?.pay?.unit).toBe('hour');
  });

  it('are none of the military and none of programs that the crosswalk leaves out', () => {
    expect(careers.filter(({ code }) => code.startsWith('55'))).toEqual([]);
    expect(lists['51.11']).toBeUndefined();
    expect(lists['24.01']?.careers).toEqual([]);
  });

  it('give the committed files', { timeout: 60_000 }, () => {
    const { programs, careers: committed, careerLists } = loadDataset();
    const groups = programs.flatMap((record) => record.programs.flatMap(([cip]) => (cip.length === 5 ? [cip] : [])));
    const built = buildCareers([...new Set(groups)]);
    expect(built.careers).toEqual(committed);
    expect(built.lists).toEqual(careerLists);
    expect(readFileSync(CAREER_INDEX, 'utf8')).toBe(careerIndexText(committed));
  });
});

describe('the order of a list', () => {
  const rows = (pairs: [cip: string, code: string, teachesIt?: boolean][]) =>
    pairs.map(([cip, code, teachesIt = false]) => ({ cip, soc: code, blsCode: code, teachesIt }));
  const links = careerLinks(
    rows([
      ['51.0601', '31-9091'],
      ['51.0602', '29-1292'],
      ['51.0602', '11-9199'],
      ['51.0602', '25-1071', true],
      ['51.0603', '51-9081'],
      ['11.0701', '11-9199'],
    ]),
    new Map([
      ['51.0601', 100],
      ['51.0602', 300],
      ['11.0701', 600],
    ]),
  );
  const occupation = (title: string, openings: number, small = false) => ({ title, openings, small });
  const list = rankCareers(
    ['51.06'],
    links,
    linkedGraduates(links, links.occupationsOf.keys()),
    new Map([
      ['31-9091', occupation('Dental assistants', 50_000)],
      ['29-1292', occupation('Dental hygienists', 15_000)],
      ['51-9081', occupation('Dental laboratory technicians', 4_000, true)],
      ['11-9199', occupation('Managers, all other', 100_000)],
      ['25-1071', occupation('Health specialties teachers, postsecondary', 20_000)],
    ]),
  );

  it('is by graduates, openings and how much the occupation is the program’s; few people, then all others come last', () => {
    expect(list?.careers).toEqual(['29-1292', '31-9091', '51-9081', '11-9199']);
    expect(list?.teaching).toEqual(['25-1071']);
  });
});

it('titles are alike by their words, whatever their number', () => {
  expect(titleLikeness('Nurse practitioners', 'Nurse practitioner')).toBe(1);
  expect(titleLikeness('Dental hygienists', 'Dental hygienists and dental therapists')).toBeCloseTo(2 / 3);
  expect(titleLikeness('Nurse practitioners', 'Physician assistants, midwives')).toBe(0);
});

it('a total that its occupations do not add up to stops the build', () => {
  const rows = [
    { group: 'total', employment: 1_000 },
    { group: 'detailed', employment: 990 },
  ];
  expect(() => checkTotal('oews', rows)).toThrow('990 people');
});
