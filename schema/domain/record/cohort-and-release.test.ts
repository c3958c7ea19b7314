import { expect, test } from 'vitest';
import { cohortAndRelease } from './cohort-and-release.ts';

test.each([
  ['entered fall 2018, reported 2024', 'entered fall 2018', 'reported 2024'],
  ['entered fall 2017', 'entered fall 2017', ''],
  ['ten years after entry, release of June 2026', 'ten years after entry', 'release of June 2026'],
  ['2023-24', null, '2023-24'],
])('%s counts %s', (vintage, cohort, release) => {
  expect(cohortAndRelease(vintage)).toEqual({ cohort, release });
});
