/** The provinces whose tuition is that of arts programs are those whose records say so. */
import { expect, test } from 'vitest';
import { isArtsFee } from '#schema/domain/money/arts-fee.ts';
import { committedDataset } from '../search/catalogue.ts';

test('a tuition is called that of arts programs exactly where its source is', () => {
  const { universities, provenance } = committedDataset();
  const told: string[] = [];
  let counted = 0;
  for (const university of universities.filter(({ country }) => country === 'CA')) {
    for (const [field, as] of [
      ['tuition', 'tuition'],
      ['tuitionInState', 'tuitionInState'],
      ['tuitionOtherProvinces', 'tuitionInState'],
    ] as const) {
      const key = university.facts[field];
      if (university[field] === null || key === undefined) continue;
      const saysArts = provenance[key]?.variable.includes('arts or general') === true;
      counted += Number(saysArts);
      if (saysArts !== isArtsFee(university, as)) told.push(`${university.name}: ${field}`);
    }
  }
  expect(told).toEqual([]);
  expect(counted).toBeGreaterThan(50);
});

test('no school of the United States has one', () => {
  expect(isArtsFee({ country: 'US', state: 'NL' }, 'tuitionInState')).toBe(false);
});
