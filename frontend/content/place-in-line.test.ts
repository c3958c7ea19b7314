import { expect, test } from 'vitest';
import { placeInLine } from './place-line.ts';

test('a place takes one line of a phone', () => {
  const place = { city: 'Charlottetown', state: 'PE', stateName: 'Prince Edward Island', country: 'CA' } as const;
  expect(placeInLine(place)).toBe('Charlottetown, PE, Canada');
  expect(placeInLine({ ...place, city: 'Guelph', state: 'ON', stateName: 'Ontario' })).toBe('Guelph, Ontario, Canada');
});
