import { expect, test } from 'vitest';
import provenance from '#data/dataset/provenance.json' with { type: 'json' };
import { isOfThePast, lastYearOf, shownYear } from './vintage-year.ts';

test('a vintage is as old as the last year it names', () => {
  expect(lastYearOf('2021-22')).toBe(2022);
  expect(lastYearOf('1999-00')).toBe(2000);
  expect(lastYearOf('fall 2021 to fall 2022')).toBe(2022);
  expect(lastYearOf('fall 2012 cohort (by 2019)')).toBe(2019);
  expect(lastYearOf('undated')).toBeNull();
});

test('a figure of more than four years ago is of the past, one of four is not', () => {
  expect(isOfThePast('fall 2021', 2026)).toBe(true);
  expect(isOfThePast('2021-22', 2026)).toBe(false);
  expect(isOfThePast('2021-22', 2027)).toBe(true);
  expect(isOfThePast('undated', 2026)).toBe(false);
});

test.each([
  ['fall 2023', 'fall 2023'],
  ['entered fall 2018, reported 2024', 'entered fall 2018'],
  ['2009/2010 to 2023/2024', '2009/2010 to 2023/2024'],
  ['fall 2022 to fall 2023', 'fall 2022 to fall 2023'],
  ['release of June 2026', 'release of June 2026'],
  ['ten years after entry, release of April 2026', 'release of April 2026'],
  ['2026 rankings (pub. 2025-10-14)', '2026'],
  ['Wikipedia copy c.2014', '2014'],
  ['Wikipedia 2018-09', '2018'],
  ['Wikipedia 2025-26', '2026'],
  ['undated (copy c.2024)', null],
  ['Wikipedia, 2023 (text) / undated infobox', null],
  ['checked by hand', null],
  ['inferred', null],
  ['read 2026-11-22', null],
])('beside a figure, %s is shown as %s', (vintage, shown) => {
  expect(shownYear(vintage)).toBe(shown);
});

test('no note of a curator is shown beside a figure of the dataset', () => {
  const shown = Object.values(provenance as Record<string, { year: string }>).map(({ year }) => shownYear(year));
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((year) => year !== null && !/^[a-z]* ?(?:[a-z]+ ){0,3}\d{4}/i.test(year))).toEqual([]);
  expect(shown.filter((year) => /wiki|copy|undated|inferred|hand|pub\.|snapshot|\(/i.test(year ?? ''))).toEqual([]);
});
