/**
 * Filled pages in French as they are put together: the comparison, the board, scholarships, lists and every record. No
 * English, and figures, years, distances and signs as French of Canada writes them.
 */
import { beforeAll, expect, it } from 'vitest';
import { slugOf } from '#schema/domain/record/slug.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { englishIn, textsOf } from '#tests/helpers/english-left.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

/** Names: of schools and what goes by a name in the data, photographers, licences, codes of subjects. */
const NAMES: (string | RegExp)[] = [
  ...SMALL.universities.flatMap(({ id, name, city, athleticsConference, rent, priceParity, status, image }) =>
    [
      name,
      city,
      athleticsConference,
      rent?.area,
      // « Franklin County (OH) ».
      rent?.area.replace(/, ([A-Z]{2})$/, ' ($1)'),
      priceParity?.area,
      status.successorName,
      status.formerName,
      image?.author,
      ...SMALL.aliases.filter((alias) => alias.id === id).map((alias) => alias.name),
    ].filter((text) => text != null),
  ),
  /CC BY(?:-SA)? [\d.]+/,
  /https?:\S+/,
  /\b[\w.-]+\.(?:ca|com|edu|gov|org|net)\b\S*/,
  /soins infirmiers ou 51\.38/,
  /Impôt de \d{4}.*$/,
].toSorted((a, b) => (typeof a === 'string' && typeof b === 'string' ? b.length - a.length : 0));

const FAULTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a decimal point', /\d\.\d/],
  ['a colon without its space', /[\p{L}\d$%)»]:(?:\s|$)/u],
  ['a school year as English writes it', /(?<![\d-])20\d\d[-/]\d\d(?![\d-])/],
  ['miles', /\d\s(?:milles?|miles?)\b/],
  ['the code of a currency', /\b(?:USD|CAD)\b/],
  ['three points', /\.\.\./],
  ['two points', /[^.]\.\.(?:\s|$)/],
  ['N/A', /\bN\/A\b/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['an English province', /, (?:New Brunswick|Quebec|Nova Scotia|British Columbia|Newfoundland)\b/],
  [
    'de before a vowel',
    /\b(?:de|que) (?:A(?:cadia|lma|labama|lberta|rizona)|I(?:daho|llinois|ndiana|owa)|O(?:hio|klahoma|ntario|regon|ttawa)|U(?:tah|deM))\b/,
  ],
];

const { universities } = SMALL;
const some = (country: string) => universities.filter((one) => one.country === country).slice(0, 2);
const quebec = universities.filter(({ state }) => state === 'QC').slice(0, 1);
const ids = [...new Set([...some('US'), ...some('CA').slice(0, 1), ...quebec].map(({ id }) => id))].slice(0, 4).join();
const PAGES = [
  ...['overview', 'costs', 'academics', 'outcomes'].map((tab) => `/compare?ids=${ids}&tab=${tab}`),
  `/board?ids=${ids}`,
  '/scholarships',
  '/search',
  '/search?country=CA',
  '/popular?tab=lowest-price',
  ...universities.map(({ name, id }) => `/university/${slugOf(name, id)}`),
];

it.each(PAGES)('%s', async (path) => {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  const response = await world.ask(addressIn('fr', path));
  expect(response.status).toBe(200);
  const html = await response.text();
  // A style that the build could not read would be an attribute: every value of it is a constant, or a condition on constants.
  expect(html.match(/\[object Object\]/g) ?? []).toEqual([]);
  const texts = textsOf(html).map((text) =>
    NAMES.reduce<string>(
      (rest, name) => rest.replaceAll(typeof name === 'string' ? name : new RegExp(name, 'gu'), ' '),
      text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim(),
    ),
  );
  expect(texts.length).toBeGreaterThan(40);
  expect(englishIn(texts)).toEqual([]);
  const found = FAULTS.flatMap(([what, pattern]) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${what}: ${text}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

it('holds each rule by a text that breaks it', () => {
  const broken = [
    'Infractions : 4.5 par année',
    'En contrepartie: rien',
    'admises (2024-25)',
    'à 25 milles de Boston',
    '≈ 2 166 USD',
    'Recherche...',
    'n. d.. Taux',
    'Revenu : N/A',
    "l'Ontario",
    'Moncton, New Brunswick',
    'les campus de Ohio State University',
  ];
  for (const [at, [what, pattern]] of FAULTS.entries())
    expect([what, pattern.test(broken[at] ?? '')]).toEqual([what, true]);
});
