import { expect, test } from './site.ts';

/** A line of each kind of answer, and what the page says to it. */
const ANSWERS: readonly (readonly [kind: string, path: string, sentence: RegExp])[] = [
  ['a school and a figure', '/search?q=michigan+state+acceptance+rate', /Michigan State University admits [\d.]+% of/],
  ['a question', '/search?q=what+is+fafsa', /The free form that gives you access to federal grants/],
  ['not known', '/search?q=nightlife+in+texas', /nightlife/i],
  ['a comparison', '/search?q=compare+usc+and+ucla', /University of Southern California/],
  ['a foreign place', '/search?q=universities+in+germany', /United States and Canada/],
  ['a list', '/search?q=nursing+schools+in+texas', /nursing graduates per year/],
  ['a change', '/search?q=only+public+ones&after=nursing+in+texas', /public/i],
  ['deadlines', '/search?q=colleges+still+open+in+texas', /Deadlines as of \w+ \d+, \d{4}/],
  ['Spanish', '/search?q=cu%C3%A1nto+cuesta+ucla', /University of California, Los Angeles/],
  [
    'a school and a figure, in French',
    '/fr/search?q=taux+d%E2%80%99admission+michigan+state',
    /Michigan State University/,
  ],
  ['a question, in French', '/fr/search?q=c%E2%80%99est+quoi+le+fafsa', /FAFSA/],
  ['not known, in French', '/fr/search?q=vie+nocturne+au+texas', /Texas/],
  ['a comparison, in French', '/fr/search?q=mcgill+ou+concordia', /Université McGill/],
  ['a foreign place, in French', '/fr/search?q=universit%C3%A9s+en+allemagne', /États-Unis et .*Canada/],
  ['a list, in French', '/fr/search?q=soins+infirmiers+au+texas', /diplômes par année/],
  ['a change, in French', '/fr/search?q=seulement+publiques&after=soins+infirmiers+au+texas', /publi/i],
  ['deadlines, in French', '/fr/search?q=encore+ouvertes+au+texas', /Dates limites connues le/],
  ['Spanish, in French', '/fr/search?q=cu%C3%A1nto+cuesta+ucla', /University of California, Los Angeles/],
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const [kind, path, sentence] of ANSWERS) {
    test(`the search box answers ${kind}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
    });
  }
});
