import { expect, test } from 'vitest';
import { frenchCase } from './names.ts';

test.each([
  ['Université du cap-breton', 'Université du Cap-Breton'],
  ["Université de l'Alberta", "Université de l'Alberta"],
  ['Université de la colombie-britannique', 'Université de la Colombie-Britannique'],
  ["Université d'Ottawa", "Université d'Ottawa"],
])('%s is written %s', (name, written) => {
  expect(frenchCase(name)).toBe(written);
});
