/** The help center, the FAQ, the glossary, contact and the rules as the Worker answers them: heads, and all of it without JavaScript. */
import { beforeAll, describe, expect, it } from 'vitest';
import { helpCategories } from '#frontend/content/help-categories.ts';
import manifest from '#manifest/en';
import { type Contact, NO_CONTACT } from '#schema/domain/account/contact.ts';
import { helpPaths } from '#schema/domain/site/help-articles.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { FAQ_SECTIONS } from '#words/faq-sections.md';
import { GLOSSARY } from '#words/glossary-terms.md';
import { privacyWords } from '#words/privacy.md';
import { termsWords } from '#words/terms.md';
import { loadSmallDataset } from './helpers/database.ts';
import { plainOf, textOf } from './helpers/page-markup.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { makeTestApp, ORIGIN } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const REACHED = { email: 'hello@campusatlas.org', phone: '+1 (202) 456-1111' };

/** None of these pages needs the database. */
async function visit(address: string, contact: Contact = NO_CONTACT) {
  const world = makeTestApp({ assets: SITE_ASSETS });
  world.deps.config = { ...world.deps.config, contact };
  world.database.failing = new Error('D1_ERROR: internal error');
  const response = await world.ask(address);
  const text = await response.text();
  return {
    text,
    status: response.status,
    canonical: /<link rel="canonical" href="(.*?)"/.exec(text)?.[1],
    noindex: text.includes('content="noindex"'),
    /** What shows before any script has run, and to those who run none. */
    plain: plainOf(text),
    said: textOf(text),
  };
}

/** As it stands in HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A heading of these words, whatever its address within the page. */
const headed = (level: number, text: string) => new RegExp(`<h${level}[^>]*>${quoted(escaped(text))}</h${level}>`);

describe('/help', () => {
  it('leads to every article, without JavaScript too', async () => {
    const { status, canonical, plain } = await visit('/help');
    expect([status, canonical]).toEqual([200, `${ORIGIN}/help`]);
    for (const path of helpPaths()) expect(plain).toContain(`<a href="${path}">`);
  });

  it('says whom to ask by what is set, and offers no chat', async () => {
    const { plain, said } = await visit('/help', REACHED);
    expect(plain).toContain(` href="mailto:${REACHED.email}">`);
    expect(plain).toContain(' href="tel:+12024561111">');
    expect(said).not.toMatch(/chat/i);
  });

  it.each(helpCategories().flatMap((category) => category.articles.map((article) => ({ category, article }))))(
    'has $category.key/$article.key with its own head and all of its text',
    async ({ category, article }) => {
      const path = `/help/${category.key}/${article.key}`;
      const { status, canonical, text, plain, said } = await visit(path);
      expect([status, canonical]).toEqual([200, ORIGIN + path]);
      expect(text).toContain(`<title>${escaped(article.title)} | US &amp; Canada University Search</title>`);
      expect(text).toContain(
        `<meta name="description" content="${escaped(article.description).replaceAll('&#39;', "'")}"`,
      );
      expect(plain).toContain(`<h1>${escaped(article.title)}</h1>`);
      expect(plain).toContain(`<a href="/help#${category.key}">`);
      expect(said).toContain(escaped(category.title));
      expect(said.split(/\s+/).length).toBeGreaterThan(150);
      expect(plain).toContain('<ol><li>');
      // Its text is fetched along with the page, that of other subjects is not.
      const texts = helpCategories().map(({ key }) => manifest[`content/en/help/${key}.md`]?.file);
      expect(texts.filter((file) => text.includes(`href="/${file}"`))).toEqual([
        manifest[`content/en/help/${category.key}.md`]?.file,
      ]);
    },
  );

  it.each(['/help/search', '/help/search/bookmarks', '/help/nothing/at-all', '/help/search/advanced-filters/more'])(
    'has nothing at %s',
    async (path) => {
      expect(await visit(path)).toMatchObject({ status: 404, canonical: undefined, noindex: true });
    },
  );
});

describe('/faq', () => {
  it('opens every answer without JavaScript, each under its own address', async () => {
    const { status, canonical, plain } = await visit('/faq');
    expect([status, canonical]).toEqual([200, `${ORIGIN}/faq`]);
    for (const { title, entries } of FAQ_SECTIONS) {
      expect(plain).toMatch(headed(2, title));
      for (const { id, question } of entries) {
        expect(plain).toContain(`<details id="${id}"><summary><h3>${escaped(question)}</h3>`);
      }
    }
  });
});

describe('/glossary', () => {
  it('has every term with its limits', async () => {
    const { status, canonical, plain } = await visit('/glossary');
    expect([status, canonical]).toEqual([200, `${ORIGIN}/glossary`]);
    for (const { key, name, limits } of GLOSSARY.flatMap(({ terms }) => terms)) {
      expect(plain).toMatch(new RegExp(`id="${key}"[^>]*>(?:<[^>]+>)*${quoted(escaped(name))}<`));
      expect(plain).toContain(escaped(limits));
    }
  });
});

describe('/contact', () => {
  it('says where to write and call, and when, without JavaScript, and tells the browser', async () => {
    const { status, canonical, plain, text } = await visit('/contact?subject=Hello', REACHED);
    expect([status, canonical]).toEqual([200, `${ORIGIN}/contact`]);
    expect(plain).toContain(` href="mailto:${REACHED.email}">`);
    expect(plain).toContain(' href="tel:+12024561111">');
    expect(plain).toContain('Mon-Fri 9am-5pm Eastern');
    expect(text).toContain(`"contact":${JSON.stringify(REACHED)}`);
  });

  it.each(['/contact', '/help'])('makes up no address and no number at %s where none is set', async (path) => {
    const { status, plain, text } = await visit(path);
    expect(status).toBe(200);
    expect(plain).not.toMatch(/mailto:|tel:|555-01/);
    expect(text).not.toContain('"contact":');
  });

  it('shows the one that is set', async () => {
    const { plain } = await visit('/contact', { email: null, phone: REACHED.phone });
    expect(plain).toContain(' href="tel:');
    expect(plain).not.toContain('mailto:');
  });
});

describe('the rules', () => {
  it.each([
    ['privacy', privacyWords],
    ['terms', termsWords],
  ] as const)('%s can be read without JavaScript', async (route, { sections }) => {
    const { plain } = await visit(ROUTE_PATHS[route].path);
    for (const { title, paragraphs } of sections) {
      expect(plain).toMatch(headed(2, title));
      for (const text of paragraphs) expect(plain).toContain(escaped(text));
    }
  });
});

describe('/sitemaps/pages.xml', () => {
  it('names every article of the help center and the other pages', async () => {
    const world = makeTestApp({ assets: SITE_ASSETS });
    const text = await (await world.ask('/sitemaps/pages.xml')).text();
    for (const path of [...helpPaths(), '/help', '/faq', '/contact', '/glossary']) {
      expect(text).toContain(`<loc>${ORIGIN}${path}</loc>`);
    }
  });
});
