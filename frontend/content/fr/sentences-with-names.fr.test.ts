/** Tests that sentences put together from names and amounts speak of a school as French does. */
import { describe, expect, it } from 'vitest';
import { aidOffersWords } from './calculators/aid-offers.ts';
import { calculatorWords } from './calculators/calculator.ts';
import { mapWords } from './places/map.ts';
import { ownPriceWords } from './situation/own-price.ts';
import { ownSourceText } from './university/source-words.ts';

describe('a school in a sentence', () => {
  it('has its article in the comparison of offers', () => {
    const { less, lessDebt, equal } = aidOffersWords.result;
    expect(less('Université de Montréal', 'Ohio State', '6 000 $', 4)).toBe(
      'Sur 4 ans, l’Université de Montréal coûte 6 000 $ de moins qu’Ohio State.',
    );
    expect(lessDebt('Université de Montréal', '1 $')).toBe('L’Université de Montréal laisse 1 $ de dette de moins.');
    expect(equal('Cégep Garneau', 'Harvard University', null)).toContain('le Cégep Garneau et Harvard University');
  });

  it('has its article on the map', () => {
    expect(mapWords.cluster(2, 'Université Laurentienne', null)).toBe(
      '2 établissements, dont l’Université Laurentienne',
    );
  });
});

it('says of a price that there is none why, and not how it came about', () => {
  expect(ownPriceWords.explainMissing(ownPriceWords.why, 'Collège Dawson')).toBe(
    'Pourquoi il n’y a pas de prix\u00a0: Collège Dawson',
  );
  expect(ownPriceWords.explainMissing('Votre prix', 'Collège Dawson')).toBe(
    'Votre prix\u00a0: pourquoi il n’y a pas de prix, Collège Dawson',
  );
});

it('speaks of arts programs in words that cannot be read as letters', () => {
  expect(ownPriceWords.labelled(ownPriceWords.estimate, true)).toBe('Votre prix, études en lettres, estimation');
});

it('calls the kind of a university one in a sentence', () => {
  expect(calculatorWords.kind.options.canadian).toBe('Canadienne');
  expect(calculatorWords.ours.usualWhy('Canadienne')).toContain('(université canadienne)');
});

it.each([
  ['Statistics Canada, table 37-10-0277', 'Statistique Canada, tableau 37-10-0277'],
  ['Wikipedia, University of Calgary', 'Wikipédia, University of Calgary'],
  ['Wikipedia, University of Waterloo (copy of 2004)', 'Wikipédia, University of Waterloo (copie de 2004)'],
  ['IPEDS IC2023_AY CHG3AY3, 2023-24, checked by hand', 'IPEDS IC2023_AY CHG3AY3, 2023-24, vérifié à la main'],
  ['IPEDS HD2024', 'IPEDS HD2024'],
])('names the source %s in French where it has a French name', (source, french) => {
  expect(ownSourceText(source)).toBe(french);
});
