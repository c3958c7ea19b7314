/** The resources and the articles as the Worker answers them: heads, status, and the whole text without JavaScript. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadArticle } from '#frontend/content/article-texts.ts';
import { allArticles, articleDate } from '#frontend/content/articles.ts';
import { blockTexts } from '#frontend/content/running-text.ts';
import { html } from '#worker/html.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { plainOf, textOf } from './helpers/page-markup.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

async function visit(address: string) {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  world.database.failing = new Error('D1_ERROR: internal error');
  const response = await world.ask(address);
  const text = await response.text();
  const property = (name: string) => new RegExp(`<meta property="${name}" content="(.*?)"`).exec(text)?.[1];
  return {
    text,
    property,
    status: response.status,
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="(.*?)"/.exec(text)?.[1],
    plain: plainOf(text),
    said: textOf(text),
  };
}

const escaped = (text: string) => html`${text}`.markup;
/** The words of a text, without what is said of links that lead elsewhere. */
const withoutTags = (markup: string) => markup.replace(/<[^>]+>/g, '').replaceAll(' (opens another site)', '');

describe.each(allArticles())('/articles/$id', (article) => {
  it('has a head of its own, as an article, and needs no database', async () => {
    const page = await visit(`/articles/${article.id}`);
    expect(page.status).toBe(200);
    expect(page.title).toBe(`${escaped(article.title)} | US &amp; Canada University Search`);
    expect(page.canonical).toBe(`${ORIGIN}/articles/${article.id}`);
    expect(page.property('og:type')).toBe('article');
    expect(page.property('article:author')).toBe(article.author);
    expect(page.property('article:section')).toBe(article.categoryName);
    expect(page.property('og:image')).toBe(`${ORIGIN}/drawings/${article.picture.drawing}.png`);
  });

  it('can be read to the end without JavaScript', async () => {
    const { plain, said } = await visit(`/articles/${article.id}`);
    expect(plain).toContain(`<h1>${escaped(article.title)}</h1>`);
    expect(said).toContain(article.author);
    expect(said).toContain(articleDate(article));
    expect(plain).toContain(`alt="${escaped(article.picture.alt)}"`);
    expect(said).toContain('Back to Resources');
    expect(plain).toContain('<a href="/resources">');
    expect(plain).toContain('<a href="/search">Search Universities</a>');
    const read = withoutTags(plain);
    for (const text of (await loadArticle(article.key)).text.flatMap(blockTexts)) expect(read).toContain(escaped(text));
  });
});

describe('an address of an article', () => {
  it.each(['0', '01', '1.0', '999', 'x', '%31%', '-1'])('/articles/%s leads nowhere', async (id) => {
    const { status, title, canonical } = await visit(`/articles/${id}`);
    expect(status).toBe(404);
    expect(title).toContain('404 Page Not Found');
    expect(canonical).toBeUndefined();
  });

  it.each([
    ['2', 2],
    ['1', 1],
    ['999', 1],
    ['x', 1],
  ])('/resources/%s shows article %d, which is known by its own address', async (id, shown) => {
    const { status, canonical } = await visit(`/resources/${id}`);
    expect([status, canonical]).toEqual([200, `${ORIGIN}/articles/${shown}`]);
  });
});

describe('/resources', () => {
  it('is one page for all its tabs, which without JavaScript lead to every article', async () => {
    const seen: string[] = [];
    for (const tab of ['guides', 'articles', 'tools', 'faq']) {
      const address = `/resources?tab=${tab}`;
      const { status, canonical, plain, property } = await visit(address);
      expect([status, canonical, property('og:type')]).toEqual([200, `${ORIGIN}/resources`, 'website']);
      expect(plain).toMatch(/<noscript>.*href="\/resources\?tab=articles".*<\/noscript>/s);
      seen.push(plain);
    }
    for (const { id, title } of allArticles()) {
      expect(seen.join('')).toContain(`<a href="/articles/${id}">${escaped(title)}</a>`);
    }
  });
});
