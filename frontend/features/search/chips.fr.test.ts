import { describe, expect, it } from 'vitest';
import { chipsOf } from './chips.ts';
import { requestOfAddress } from './filters.ts';

const labels = (asked: string) =>
  chipsOf(requestOfAddress(new URLSearchParams(asked)).filters).map(({ label }) => label.replaceAll('\u00a0', ' '));

describe('what chips say in French', () => {
  it.each([
    ['city=New+Orleans', 'Ville : La Nouvelle-Orléans'],
    ['city=Philadelphia', 'Ville : Philadelphie'],
    ['city=Boston', 'Ville : Boston'],
    ['setting=city', 'Milieu : ville'],
    ['income=30-48', 'Revenu familial : de 30 001 à 48 000 $ US'],
    ['testPolicy=optional', 'SAT et ACT : facultatifs'],
    ['home=US-NY', 'Domicile : New York'],
    ['language=fr', 'Langue d’enseignement : français'],
  ])('of %s', (asked, said) => {
    expect(labels(asked)).toContain(said);
  });
});
