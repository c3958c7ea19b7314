import { beforeAll, describe, expect, it } from 'vitest';
import { careerResponse, careersResponse } from '#schema/api/careers.ts';
import { majorResponse } from '#schema/api/majors.ts';
import { searchResponse } from '#schema/api/search.ts';
import { CAREERS_PAGE_SIZE } from '#schema/domain/programs/careers.ts';
import { allCareers } from '#worker/search/careers/career-index.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { plainOf, textOf } from './helpers/page-markup.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const HYGIENISTS = SMALL.careers.find(({ slug }) => slug === 'dental-hygienists');
if (!HYGIENISTS) throw new Error('dental hygienists are not in the small dataset');

async function ask<T>(address: string, contract: { parse: (value: unknown) => T }): Promise<T> {
  const response = await (await warmTestApp()).ask(address);
  expect(response.status, address).toBe(200);
  return contract.parse(await response.json());
}

describe('GET /api/careers/:career', () => {
  it('tells of one what the dataset says, by its row and that of its major', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/api/careers/dental-hygienists');
    expect(world.database).toMatchObject({ trips: 2, rowsRead: 4 });
    const career = careerResponse.parse(await response.json());
    expect(career).toMatchObject({
      title: 'Dental hygienists',
      pay: HYGIENISTS.pay,
      openings: HYGIENISTS.openings,
      education: 'associate',
      majors: [{ key: 'dentistry' }],
      taught: { key: 'dentistry' },
      canada: [{ noc: '32111', title: 'Dental hygienists and dental therapists' }],
      frenchDefinition: null,
    });
    expect(career.definitions[0]?.text).toBe(HYGIENISTS.definitions[0]?.text);
    // British Columbia's wages are by the hour, Canada's by the year of 2,080 hours.
    const hourly = HYGIENISTS.canada[0]?.britishColumbia?.pay;
    expect(hourly?.unit).toBe('hour');
    expect(career.canada[0]?.britishColumbia?.pay).toMatchObject({
      unit: 'year',
      median: Math.round((hourly?.median ?? 0) * 2_080),
    });
  });

  it('speaks French, and says what was published in English', async () => {
    const career = await ask('/api/careers/dental-hygienists?lang=fr', careerResponse);
    expect(career).toMatchObject({
      title: 'Hygiénistes dentaires',
      publishedTitle: 'Dental hygienists',
      canada: [{ title: 'Hygiénistes et thérapeutes dentaires' }],
    });
    expect(career.frenchDefinition).toMatch(/^Les hygiénistes dentaires/);
  });

  it.each([
    'nothing',
    '29-1292',
    '__proto__',
    'constructor',
    '%2e%2e%2fmeta',
    "'%20OR%201=1--",
    '%F0%9F%A6%B7',
    'x'.repeat(1_500),
  ])('answers 404 for %s', async (name) => {
    const response = await (await warmTestApp()).ask(`/api/careers/${name}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('We couldn’t find that career.');
  });

  it('asks for patience while the database fails', async () => {
    const world = await warmTestApp();
    world.database.failing = new Error('D1_ERROR: internal error');
    const response = await world.ask('/api/careers/dental-hygienists');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('GET /api/careers', () => {
  it('lists all, those with most openings first, without asking the database for rows', async () => {
    const { careers, total } = await ask('/api/careers', careersResponse);
    expect(total).toBe(allCareers().length);
    expect(careers).toHaveLength(CAREERS_PAGE_SIZE);
    const openings = careers.map((career) => career.openings);
    expect(openings).toEqual(openings.toSorted((a, b) => b - a));
  });

  it('finds by name, field and program, in either language', async () => {
    const named = await ask('/api/careers?q=how%20do%20I%20become%20a%20dental%20hygienist', careersResponse);
    expect(named.careers.map(({ slug }) => slug)).toEqual(['dental-hygienists']);
    const french = await ask('/api/careers?q=devenir%20infirmi%C3%A8re&lang=fr', careersResponse);
    expect(french.careers[0]).toMatchObject({
      slug: 'registered-nurses',
      title: 'Infirmières et infirmiers autorisés',
    });
    const law = await ask('/api/careers?field=23&sortBy=pay', careersResponse);
    expect(law.careers.every(({ field }) => field === '23')).toBe(true);
    const group = await ask('/api/careers?program=51.06', careersResponse);
    expect(group.careers.slice(0, 2).map(({ slug }) => slug)).toEqual(['dental-assistants', 'dental-hygienists']);
    expect(group.program?.key).toBe('51.06');
    expect(await ask('/api/careers?program=99.99', careersResponse)).toMatchObject({ total: 0, program: null });
  });

  it('refuses what it does not understand', async () => {
    const world = await warmTestApp();
    for (const query of ['field=99', 'sortBy=luck', 'page=0', 'salary=1'])
      expect((await world.ask(`/api/careers?${query}`)).status, query).toBe(400);
  });
});

it('a major says where it leads, teaching it apart', async () => {
  const { careers } = await ask('/api/majors/psychology', majorResponse);
  expect(careers?.careers[0]?.title).toBe('Clinical and counseling psychologists');
  expect(careers?.careers.length).toBeLessThanOrEqual(8);
  expect(careers?.teaching.map(({ slug }) => slug)).toContain('psychology-teachers-postsecondary');
  expect((await ask('/api/majors/law', majorResponse)).careers).toBeNull();
});

async function visit(address: string) {
  const response = await (await warmTestApp({ assets: SITE_ASSETS })).ask(address);
  const text = await response.text();
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  return {
    status: response.status,
    location: response.headers.get('location'),
    text,
    plain: plainOf(text),
    said: textOf(text),
    canonical: /<link rel="canonical" href="(.*?)"/.exec(text)?.[1],
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    jsonLd: jsonLd === undefined ? undefined : JSON.parse(jsonLd),
  };
}

describe('/careers/:career', () => {
  it('has its own head and all that is known, without scripts', async () => {
    const page = await visit('/careers/dental-hygienists');
    expect([page.status, page.canonical]).toEqual([200, `${ORIGIN}/careers/dental-hygienists`]);
    expect(page.title).toContain('Dental hygienists: pay, openings and how to get there');
    expect(page.said).toContain('$98,100');
    expect(page.said).toContain('British Columbia');
    expect(page.plain).toContain('<a href="/programs/dentistry">');
    expect(page.plain).toContain('cip=51.06');
    expect(page.jsonLd).toMatchObject({ '@type': 'Occupation', estimatedSalary: { median: 98_100, currency: 'USD' } });
  });

  it('speaks French', async () => {
    const page = await visit('/fr/carrieres/dental-hygienists');
    expect([page.status, page.canonical]).toEqual([200, `${ORIGIN}/fr/carrieres/dental-hygienists`]);
    expect(page.plain).toContain('<h1>Hygiénistes dentaires</h1>');
    expect(page.text).toContain('<span lang="en">Dental hygienists</span>');
  });

  it('moves an address in another case to its own, and says where there is none', async () => {
    expect(await visit('/careers/Dental-Hygienists')).toMatchObject({
      status: 301,
      location: '/careers/dental-hygienists',
    });
    const page = await visit('/careers/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect([page.status, page.canonical]).toEqual([404, undefined]);
    expect(page.plain).toContain('<h1>We can’t find that career</h1>');
    expect(page.text).not.toContain('<script>alert');
  });
});

describe('/careers', () => {
  it('is a list and a form, also for what cannot be read', async () => {
    for (const address of ['/careers', '/careers?field=99&page=abc&sortBy=luck']) {
      const page = await visit(address);
      expect(page.status, address).toBe(200);
      expect(page.plain, address).toContain('<a href="/careers/');
    }
    expect((await visit('/careers?q=dental+hygienist')).plain).toContain('<a href="/careers/dental-hygienists">');
    expect((await visit('/fr/carrieres?q=avocate')).said).toContain('Avocats');
  });
});

it('the page of a major shows its careers with a table below', async () => {
  const page = await visit('/programs/psychology');
  expect(page.said).toContain('Where it leads');
  expect(page.plain).toContain('<a href="/careers/clinical-and-counseling-psychologists">');
  expect(page.said).toContain('The same numbers as a table');
});

it('the sitemap leads to every career', async () => {
  const text = await (await (await warmTestApp()).ask('/sitemaps/pages.xml')).text();
  for (const { slug } of allCareers()) expect(text).toContain(`<loc>${ORIGIN}/careers/${slug}</loc>`);
});

describe('the search box', () => {
  const asked = async (text: string, lang = 'en') =>
    (await ask(`/api/universities/search?search=${encodeURIComponent(text)}&lang=${lang}`, searchResponse)).answers;

  it('answers with the career that a line names or asks for, in both languages', async () => {
    for (const text of ['how do I become a dental hygienist', 'dental hygienist'])
      expect((await asked(text))?.[0], text).toMatchObject({ kind: 'career', path: '/careers/dental-hygienists' });
    expect((await asked('devenir infirmière', 'fr'))?.[0]).toMatchObject({
      path: '/careers/registered-nurses',
      title: 'Infirmières et infirmiers autorisés',
    });
    const leads = await asked('what can I do with a psychology degree');
    expect(leads?.map(({ path }) => path)).toContain('/programs/psychology#careers');
  });

  it('names none where schools are asked for', async () => {
    for (const text of ['harvard', 'colleges in Texas'])
      expect((await asked(text))?.filter(({ kind }) => kind === 'career') ?? [], text).toEqual([]);
  });
});
