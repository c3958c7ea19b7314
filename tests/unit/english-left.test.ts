import { expect, test } from 'vitest';
import { englishIn, saidAlike, textsOf } from '#tests/helpers/english-left.ts';

test('English sentences and labels are found', () => {
  const english = [
    'Search universities',
    'In-state tuition',
    'the largest',
    'What graduates earn',
    'Add to compare',
    'Loading...',
    'Show all',
  ];
  expect(englishIn(english)).toEqual(english);
});

test('French is left alone, with the names in it', () => {
  expect(
    englishIn([
      'Chercher des universités',
      'La bourse Pell (Pell Grant) et le formulaire FAFSA',
      'D’après College Scorecard et l’Integrated Postsecondary Education Data System',
      'University of the Fraser Valley',
      'On y étudie pour être infirmier ou infirmière',
      'L’université « the best » à 12 500 $',
      'Plus de 50 % des étudiants',
    ]),
  ).toEqual([]);
  expect(englishIn(['Le district Orange county'], [/Orange county/])).toEqual([]);
});

test('what a page says is its texts and the attributes that are heard, but for what is marked as English', () => {
  const page =
    '<a lang="en" title="Read">Read it</a><img alt="Une cour"/><p>Un <b>mot</b> &amp; deux</p><script>the()</script>';
  expect(textsOf(page)).toEqual(['Une cour', 'Un mot & deux']);
});

test('what two languages say alike is told, but for names, numbers and addresses', () => {
  const english = [
    'Any Size',
    'Ottawa, Ontario, Canada',
    'Public (12)',
    'nd.edu',
    '12 500',
    'Private',
    'New Haven, CT',
  ];
  const french = ['Any Size', 'Ottawa, Ontario, Canada', 'Public (12)', 'nd.edu', '12 500', 'Privé', 'New Haven, CT'];
  const names = ['New Haven', 'Ottawa', 'Ontario', 'Canada'];
  expect(saidAlike(english, french, names)).toEqual(['Any Size', 'Public (12)']);
});
