/** A school's page names the time that its own graduation rate counts. */
import { expect, it } from 'vitest';
import { pellWindow } from '#schema/domain/figures/graduation-window.ts';
import { meaningOf } from '#words/university/university-meanings.ts';

const school = (country: 'US' | 'CA', graduationRate?: string, graduationRatePell?: string) => ({
  country,
  facts: {
    ...(graduationRate === undefined ? {} : { graduationRate: { variable: graduationRate } }),
    ...(graduationRatePell === undefined ? {} : { graduationRatePell: { variable: graduationRatePell } }),
  },
});

it.each([
  ['US', 'C150_4', 'within six years.'],
  ['US', 'C150_L4', 'within three years.'],
  ['US', 'L4GR150', 'within three years.'],
  ['US', 'GRRTTOT', 'within six years (three at two-year colleges).'],
  ['CA', 'Graduation rate', 'within seven years. US rates count six.'],
] as const)('in %s by %s: %s', (country, variable, said) => {
  expect(meaningOf('graduationRate', school(country, variable)).endsWith(said)).toBe(true);
});

it('of Pell Grant recipients too', () => {
  const table = 'Graduation rate of Pell recipients';
  expect(meaningOf('graduationRatePell', school('US', 'L4GR150', table))).toMatch(/within three years\.$/);
  expect(meaningOf('graduationRatePell', school('US', 'C150_4', 'C150_4_PELL'))).toMatch(/within six years\.$/);
  expect(pellWindow(school('US', 'L4GR150', 'C150_4_PELL'))).toBe('fourYear');
});

it('says of other figures what they mean everywhere', () => {
  expect(meaningOf('acceptanceRate', school('US', 'C150_L4'))).toBe(meaningOf('acceptanceRate', school('CA')));
});
