import { beforeAll, describe, expect, it } from 'vitest';
import { majorResponse, majorsResponse } from '#schema/api/majors.ts';
import { ACADEMIC_PROGRAM_KEYS } from '#schema/domain/programs/academic-programs.ts';
import { RELATED_MAJORS } from '#schema/domain/programs/related-majors.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { MAJOR_ABOUTS } from '#words/majors/major-abouts.md';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { plainOf, textOf } from './helpers/page-markup.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const broken = new Error('D1_ERROR: internal error');

/** Bachelor's graduates in nursing of each university of the small dataset, by the dataset itself. */
const NURSES = new Map(
  SMALL.programs.map(({ id, programs }) => [
    id,
    programs.reduce(
      (sum, [cip, level, graduates]) =>
        sum + (['51.38', '51.39'].includes(cip) && level === 'bachelor' ? (graduates ?? 0) : 0),
      0,
    ),
  ]),
);

const UNKNOWN = [
  'nothing',
  '51.38',
  'nursing%20',
  '__proto__',
  'constructor',
  'toString',
  '%2e%2e%2fmeta',
  'nursing%00',
  'nursing%2Fcomputer-science',
  "'%20OR%201=1--",
  '%F0%9F%A9%BA',
  'x'.repeat(1_500),
];

describe('GET /api/majors/:major', () => {
  it('tells of one what the dataset says, by one row', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/api/majors/nursing');
    expect(response.status).toBe(200);
    // The row, and that of the version which every read is checked against.
    expect(world.database).toMatchObject({ trips: 1, rowsRead: 2 });
    const major = majorResponse.parse(await response.json());
    expect(major).toMatchObject({ key: 'nursing', title: 'Nursing', field: 'health', level: 'bachelor' });
    expect(major.about).toBe(MAJOR_ABOUTS.nursing);
    expect(major.related.map(({ key }) => key)).toEqual(RELATED_MAJORS.nursing);
    expect(major.universities.US).toBe([...NURSES.values()].filter((graduates) => graduates > 0).length);
    expect(major.universities.US).toBeGreaterThan(0);
    for (const { id, name, slug, graduates } of [...major.leaders, ...major.apart]) {
      expect([name, graduates]).toEqual([SMALL.universities.find((one) => one.id === id)?.name, NURSES.get(id)]);
      expect(slug).toBe(slugOf(name, id));
    }
    expect(major.leaders.every(({ marks }) => marks.length === 0)).toBe(true);
    expect(major.apart.every(({ marks }) => marks.length > 0)).toBe(true);
    expect(major.origins.graduates?.source).toContain('IPEDS');
  });

  it('is the same question in any case, and stored at once', async () => {
    const world = await warmTestApp();
    const answers = [];
    const stored = [];
    for (const name of ['nursing', 'NURSING', 'Nursing']) {
      const before = world.cache.writes.length;
      const response = await world.ask(`/api/majors/${name}`);
      answers.push(await response.text());
      await world.settle();
      stored.push(world.cache.writes.length > before);
    }
    expect(new Set(answers).size).toBe(1);
    expect(stored).toEqual([true, false, false]);
  });

  it.each(UNKNOWN)('knows no other and says so: %s', async (name) => {
    const world = await warmTestApp();
    const response = await world.ask(`/api/majors/${name}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('We couldn’t find that major.');
    expect(world.database.trips).toBe(0);
  });

  it('takes no parameters and no other method', async () => {
    const world = await warmTestApp();
    expect((await world.ask('/api/majors/nursing?state=TX')).status).toBe(400);
    expect((await world.ask('/api/majors/nursing', { method: 'POST' })).status).toBe(405);
  });

  it('asks for patience while the database fails', async () => {
    const world = await warmTestApp();
    world.database.failing = broken;
    const response = await world.ask('/api/majors/nursing');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('GET /api/majors', () => {
  it('lists all of them in their order', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/api/majors');
    expect(world.database.trips).toBe(1);
    const { majors } = majorsResponse.parse(await response.json());
    expect(majors.map(({ key }) => key)).toEqual(ACADEMIC_PROGRAM_KEYS);
    const [nursing] = majors.filter(({ key }) => key === 'nursing');
    expect(nursing?.graduates).toBe([...NURSES.values()].reduce((sum, graduates) => sum + graduates, 0));
    // The pay of a list is that of the major's own page.
    const page = majorResponse.parse(await (await world.ask('/api/majors/nursing')).json());
    expect(nursing?.pay).toBe(page.earnings?.median ?? null);
  });
});

async function visit(address: string, failing = false) {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  if (failing) world.database.failing = broken;
  const response = await world.ask(address);
  const text = await response.text();
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  return {
    status: response.status,
    location: response.headers.get('location'),
    text,
    plain: plainOf(text),
    said: textOf(text),
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    description: /<meta name="description" content="(.*?)"/.exec(text)?.[1] ?? '',
    canonical: /<link rel="canonical" href="(.*?)"/.exec(text)?.[1],
    noindex: text.includes('content="noindex"'),
    jsonLd: jsonLd === undefined ? undefined : JSON.parse(jsonLd),
  };
}

describe('/programs/:major', () => {
  it('has its own head and all that is known, without scripts', async () => {
    const page = await visit('/programs/nursing');
    expect([page.status, page.canonical]).toEqual([200, `${ORIGIN}/programs/nursing`]);
    expect(page.title).toContain('Nursing: universities that teach it');
    expect(page.description.length).toBeGreaterThan(40);
    expect(page.plain).toContain('<h1>Nursing</h1>');
    expect(page.said).toContain(MAJOR_ABOUTS.nursing.slice(0, 80));
    expect(page.plain).toContain('<a href="/search?subject=nursing&amp;degree=bachelors">');
    for (const key of RELATED_MAJORS.nursing) expect(page.plain).toContain(`<a href="/programs/${key}">`);
    const [leader] = majorResponse.parse(await (await (await warmTestApp()).ask('/api/majors/nursing')).json()).leaders;
    expect(page.plain).toContain(`<a href="/university/${leader?.slug}">`);
    const [term, list] = page.jsonLd['@graph'];
    expect(term).toMatchObject({ '@type': 'DefinedTerm', name: 'Nursing', url: `${ORIGIN}/programs/nursing` });
    expect(list.itemListElement[0]).toMatchObject({ position: 1, url: `${ORIGIN}/university/${leader?.slug}` });
  });

  it('moves an address in another case to its own', async () => {
    const { status, location } = await visit('/programs/Nursing');
    expect([status, location]).toEqual([301, '/programs/nursing']);
  });

  it.each(['/programs/nothing', '/programs/__proto__', '/programs/%3Cscript%3Ealert(1)%3C%2Fscript%3E'])(
    'says that there is no such major, kept out of search engines: %s',
    async (address) => {
      const page = await visit(address);
      expect([page.status, page.noindex, page.canonical]).toEqual([404, true, undefined]);
      expect(page.plain).toContain('<h1>We can’t find that major</h1>');
      expect(page.text).not.toContain('<script>alert');
    },
  );

  it('is not taken for the page while the data cannot be reached', async () => {
    const page = await visit('/programs/nursing', true);
    expect([page.status, page.canonical]).toEqual([503, undefined]);
  });
});

describe('/programs', () => {
  it('leads to every major, without scripts too', async () => {
    const page = await visit('/programs');
    expect([page.status, page.canonical]).toEqual([200, `${ORIGIN}/programs`]);
    for (const key of ACADEMIC_PROGRAM_KEYS) expect(page.plain).toContain(`<a href="/programs/${key}">`);
    expect(page.jsonLd.hasDefinedTerm).toHaveLength(ACADEMIC_PROGRAM_KEYS.length);
  });

  it('comes without its list while the data cannot be reached', async () => {
    expect(await visit('/programs', true)).toMatchObject({ status: 200, canonical: `${ORIGIN}/programs` });
  });
});

it('the sitemap leads to every major', async () => {
  const text = await (await (await warmTestApp()).ask('/sitemaps/pages.xml')).text();
  for (const key of ACADEMIC_PROGRAM_KEYS) expect(text).toContain(`<loc>${ORIGIN}/programs/${key}</loc>`);
});
