/** Pages of universities in French: nothing that the data say is English, but for what is marked as quoted in English. */
import { beforeAll, expect, it } from 'vitest';
import { TOWN_NAMES } from '#schema/domain/names/fr/places.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { englishIn, textsOf } from '#tests/helpers/english-left.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

type University = (typeof SMALL.universities)[number];
const blanks = (university: University) => Object.keys(university.missing).length;
const byBlanks = (country: string) =>
  SMALL.universities.filter((university) => university.country === country).toSorted((a, b) => blanks(a) - blanks(b));

/** The fullest and the emptiest of both countries, those that close or have a new name, and those of Ontario, Quebec and the west. */
const RECORDS = [
  ...new Set([
    ...byBlanks('US').slice(0, 3),
    ...byBlanks('US').slice(-3),
    ...byBlanks('CA').slice(0, 3),
    ...byBlanks('CA').slice(-3),
    ...SMALL.universities.filter(({ status }) => status.state !== 'open').slice(0, 4),
    ...['ON', 'QC', 'BC', 'AB', 'NS'].flatMap(
      (province) => SMALL.universities.find(({ country, state }) => country === 'CA' && state === province) ?? [],
    ),
  ]),
];

/** Names: of schools, places, programs as they are published, conferences, services, licences. */
const NAMES = [
  ...SMALL.universities.flatMap(({ name, city, athleticsConference, rent, priceParity, status, image, id }) =>
    [
      name,
      city && (TOWN_NAMES[city] ?? city),
      athleticsConference,
      rent?.area,
      priceParity?.area,
      status.successorName,
      status.formerName,
      image?.author,
      ...SMALL.aliases.filter((alias) => alias.id === id).map((alias) => alias.name),
    ].filter((text) => text != null),
  ),
].toSorted((a, b) => b.length - a.length);

it('asks for enough of them', () => expect(RECORDS.length).toBeGreaterThanOrEqual(12));

it.each(RECORDS.map((university) => [university.name, university] as const))('%s', async (name, { id }) => {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  const response = await world.ask(addressIn('fr', `/university/${slugOf(name, id)}`));
  expect(response.status).toBe(200);
  expect(englishIn(textsOf(await response.text()), NAMES)).toEqual([]);
});

it('asks for a picture whose words are French', async () => {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  const { name, id } = SMALL.universities.find(({ state }) => state === 'QC') as University;
  const page = await (await world.ask(addressIn('fr', `/university/${slugOf(name, id)}`))).text();
  expect(page).toContain(`<link rel="preload" as="image" fetchpriority="high" href="/img/${id}?w=960&amp;lang=fr" />`);
});

it('the API says in French what has French', async () => {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  const body = await (await world.ask('/api/meta?lang=fr')).text();
  expect(body).toContain('Statistique Canada');
  expect(body).not.toContain('Public domain');
});

it.each(['/api/universities/search?limit=50', '/api/programs?q=business&limit=50'])(
  '%s describes schools in French',
  async (question) => {
    const world = await warmTestApp({ assets: SITE_ASSETS });
    const answer = (await (await world.ask(`${question}&lang=fr`)).json()) as Record<string, { description: string }[]>;
    const descriptions = (answer.programs ?? answer.universities ?? []).map(({ description }) => description);
    expect(descriptions.length).toBeGreaterThan(5);
    expect(englishIn(descriptions, NAMES)).toEqual([]);
    expect(descriptions.filter((text) => !/ (est|se trouve|a été|obtiennent|enseigne) /.test(text))).toEqual([]);
  },
);
