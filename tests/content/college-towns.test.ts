import { describe, expect, it } from 'vitest';
import { COLLEGE_TOWNS } from '#schema/domain/places/college-towns.ts';
import { median, readingGrade } from '#tests/helpers/reading-grade.ts';
import { namesSnapshot, readDataset } from '#tests/search/catalogue.ts';
import { TOWN_RECORDS, type TownRecord } from '#words/places/college-towns.md';
import { townByKey } from '#worker/search/places/towns.ts';

const GRADE_MAX = 9;
const dataset = readDataset();
const snapshot = namesSnapshot();

const textsOf = ({ climate, costOfLiving, transportation, lifestyle, description }: TownRecord): string[] => [
  climate,
  description,
  ...[costOfLiving, transportation, lifestyle].flatMap((part) => Object.values(part)),
];

describe('the college towns', () => {
  it('are described in the order in which they are shown', () => {
    expect(TOWN_RECORDS.map(({ id }) => id)).toEqual([...COLLEGE_TOWNS]);
  });

  it.each(TOWN_RECORDS)('$name is a town of the catalogue under its name and country', (record) => {
    const town = townByKey(snapshot, record.id);
    expect(town).toMatchObject({ city: record.name, country: record.country });
    expect(record.region).toContain(town?.name.split(', ')[1]);
  });

  it.each(TOWN_RECORDS)('$name is said to be nothing that the catalogue counts', (record) => {
    const text = textsOf(record).join(' ');
    expect(text).not.toMatch(/\$\d|CA\$|\d+ universit/);
    const named = dataset.universities.filter(({ name }) => text.includes(name));
    expect(named.map(({ name }) => name)).toEqual([]);
  });

  it('read easily', () => {
    const grades = TOWN_RECORDS.map((record) => readingGrade(textsOf(record)));
    expect(median(grades)).toBeLessThanOrEqual(GRADE_MAX);
  });
});
