import { expect, test } from 'vitest';
import { settingText } from './record-words.ts';

test.each([
  ['Urban', 'City: Large', 'Urban (large city)'],
  ['Small City', 'Town: Remote', 'Small City (remote town)'],
  ['Suburban', 'Suburb: Large', 'Suburban (near a large city)'],
  ['Rural', 'Rural: Fringe', 'Rural (near a city)'],
  ['Urban', null, 'Urban'],
  ['Urban', 'Something else', 'Urban'],
  [null, 'City: Large', null],
] as const)('a setting of %s with the locale %s reads %s', (campusSetting, locale, expected) => {
  expect(settingText({ campusSetting, locale })).toBe(expected);
});
