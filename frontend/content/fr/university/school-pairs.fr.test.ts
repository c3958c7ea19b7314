import { expect, it } from 'vitest';
import type { PairPoint } from '#schema/domain/peers/pair-points.ts';
import { pairPointSentence } from './school-pairs.ts';

const said = (point: Pick<PairPoint, 'kind' | 'there' | 'here'>) =>
  pairPointSentence(point as PairPoint, false).replaceAll('\u00a0', ' ');

it('calls towns as French does', () => {
  expect(said({ kind: 'its-town', there: 'New Orleans', here: 'LA' })).toBe('À La Nouvelle-Orléans (Louisiane)');
  expect(said({ kind: 'same-town', there: 'Montreal', here: 'QC' })).toBe('Dans la même ville : Montréal');
});
