import { describe, expect, it } from 'vitest';
import { lastYearOf } from '#schema/domain/record/vintage-year.ts';
import { isOfToday } from './figure-age.ts';
import { FIELD_VINTAGES } from './us/field-vintages.ts';

describe('the age of a figure', () => {
  it.each([
    ['2021-22', 2022],
    ['2023-24', 2024],
    ['1999-00', 2000],
    ['2023/24', 2024],
    ['fall 2021 to fall 2022', 2022],
    ['entered fall 2014, reported 2022', 2022],
    ['2016-17 to 2023-24', 2024],
    ['fiscal year 2026', 2026],
    ['latest', null],
  ])('reads the last year of "%s"', (vintage, year) => {
    expect(lastYearOf(vintage)).toBe(year);
  });

  it('takes nothing older than four years for the figure of today', () => {
    expect(isOfToday('retentionRate', 'fall 2021 to fall 2022')).toBe(true);
    expect(isOfToday('retentionRate', 'fall 2020 to fall 2021')).toBe(false);
    expect(isOfToday('retentionRate', 'fall 2008 to fall 2009')).toBe(false);
    expect(isOfToday('netPriceByIncome', '2020-21')).toBe(false);
    expect(isOfToday('medianDebt', 'latest')).toBe(false);
    expect(isOfToday('tuition', 'checked by hand')).toBe(true);
  });

  it('lets what a school is be old', () => {
    expect(isOfToday('yearFounded', 'ROR, 2022 to 2025')).toBe(true);
    expect(isOfToday('religiousAffiliation', '1912')).toBe(true);
  });

  it('lets every vintage of the United States stand', () => {
    const old = Object.entries(FIELD_VINTAGES).flatMap(([field, vintages]) =>
      vintages
        .filter(({ year }) => !isOfToday(field as keyof typeof FIELD_VINTAGES, year))
        .map(({ table, year }) => `${field}: ${table} ${year}`),
    );
    expect(old).toEqual([]);
  });
});
