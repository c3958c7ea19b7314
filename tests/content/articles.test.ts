import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  ARTICLE_KINDS,
  ARTICLES,
  articleOf,
  resourceArticleOf,
  schoolsSearch,
} from '#frontend/content/articles/articles.ts';
import { articleText } from '#frontend/content/articles/text.ts';
import {
  type Block,
  cardPath,
  h2,
  h3,
  link,
  p,
  readMinutes,
  table,
  wordCount,
} from '#frontend/content/running-text.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { searchQuery } from '#schema/api/search.ts';
import { median, readingGrade, syllablesOf } from '#tests/helpers/reading-grade.ts';
import { anchorsOf, contentFaults, linksOf, pictureFaults, proseOf } from './content-faults.ts';

const WORDS_MIN = 800;
const WORDS_MAX = 1500;
const GRADE_MAX = 9;

describe.each(ARTICLES)('article $id, $title', (article) => {
  test('has no dead link, no skipped heading, no picture without words', async () => {
    expect(await contentFaults(await articleText(article.key))).toEqual([]);
    expect(pictureFaults(article.picture)).toEqual([]);
    expect(existsSync(path.join('frontend/public', cardPath(article.picture.drawing)))).toBe(true);
  });

  test('has 800 to 1,500 words, and says how long they take', async () => {
    const text = await articleText(article.key);
    expect(wordCount(text)).toBeGreaterThanOrEqual(WORDS_MIN);
    expect(wordCount(text)).toBeLessThanOrEqual(WORDS_MAX);
    expect(article.minutes).toBe(readMinutes(text));
  });

  test('is the text of the module it names, whose script the Worker asks for early', async () => {
    const module = (await import(`../../frontend/content/articles/${article.key}.ts`)) as { text: readonly Block[] };
    expect(await articleText(article.key)).toBe(module.text);
  });

  test('names official sources, and is about both countries', async () => {
    const text = await articleText(article.key);
    const hosts = linksOf(text).flatMap(({ to }) => (to.startsWith('https:') ? [new URL(to).hostname] : []));
    expect(new Set(hosts).size).toBeGreaterThanOrEqual(2);
    const words = proseOf(text).join(' ');
    expect(words).toMatch(/Canad/);
    expect(words).toMatch(/United States|\bUS\b/);
  });

  test('has headings that share no id with the frame around them', async () => {
    expect([...anchorsOf(await articleText(article.key))].filter((id) => /^(main|root|article-)/.test(id))).toEqual([]);
  });

  test('leads on to articles that exist and to universities the search can find', () => {
    expect(article.related).toHaveLength(3);
    for (const id of article.related) {
      expect(id).not.toBe(article.id);
      expect(articleOf(String(id)), `article ${id}`).toBeDefined();
    }
    const query = rawQueryOf(Object.entries(article.schools.query).map(([name, value]) => [name, String(value)]));
    expect(searchQuery.safeParse(query).error?.issues).toBeUndefined();
    expect(schoolsSearch(article.schools)).not.toMatch(/(^|&)search=/);
  });

  test('has a head that search engines show whole', () => {
    expect(article.title.length).toBeLessThanOrEqual(60);
    expect(article.description.length).toBeGreaterThanOrEqual(70);
    expect(article.description.length).toBeLessThanOrEqual(170);
    expect(article.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

test('there are ten articles or more, with ids of their own, guides and articles both', () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(10);
  expect(ARTICLES.map(({ id }) => id)).toEqual(ARTICLES.map((_, at) => at + 1));
  expect(new Set(ARTICLES.map(({ kind }) => kind))).toEqual(new Set(ARTICLE_KINDS));
  expect(ARTICLES.slice(0, 4).map(({ category }) => category)).toEqual([
    'University Selection',
    'University Selection',
    'International Education',
    'University Selection',
  ]);
});

test('half of the articles can be read by a ninth-grader', async () => {
  const grades = await Promise.all(ARTICLES.map(async ({ key }) => readingGrade(proseOf(await articleText(key)))));
  console.log(`Reading grades: ${ARTICLES.map(({ id }, at) => `${id}: ${grades[at]?.toFixed(1)}`).join(', ')}`);
  expect(median(grades)).toBeLessThanOrEqual(GRADE_MAX);
});

test('an id without an article is unknown, and the first one under resources', () => {
  for (const id of ['0', '01', '1.0', '999', 'x', '']) {
    expect(articleOf(id), id).toBeUndefined();
    expect(resourceArticleOf(id).id).toBe(1);
  }
  expect(resourceArticleOf(undefined).id).toBe(1);
  expect(resourceArticleOf('2').id).toBe(2);
});

describe('the checks', () => {
  const faults = (...blocks: Block[]) => contentFaults(blocks);

  it('find what is wrong', async () => {
    expect(await faults(p`See ${link('the form', '/no-such-page')}.`)).toEqual(['no page at /no-such-page']);
    expect(await faults(p`See ${link('the form', '/terms')}.`)).toEqual(['/terms is a second address']);
    expect(await faults(p`See ${link('the form', '/articles/999')}.`)).toEqual(['nothing at /articles/999']);
    expect(await faults(p`See ${link('fees', '/articles/1#no-such-part')}.`)).toEqual([
      'no heading /articles/1#no-such-part',
    ]);
    expect(await faults(p`See ${link('above', '#above')}.`)).toEqual(['no heading #above']);
    expect(await faults(p`See ${link('here', '/search')}.`)).toEqual(['a link without a name to /search']);
    expect(await faults(p`See ${link('it', '/search?page=x')}.`)).toEqual(['the search cannot read /search?page=x']);
    expect(await faults(p`See ${link('it', '/resources?tab=x')}.`)).toEqual(['no tab /resources?tab=x']);
    expect(await faults(p`See ${link('it', 'http://example.org')}.`)).toEqual([
      'not a https address: http://example.org',
    ]);
    expect(await faults(h3('a', 'A'), p`A.`)).toEqual(['heading “A” skips a level']);
    expect(await faults(h2('a', 'A'), h2('b', 'B'), p`B.`)).toEqual(['nothing under “A”']);
    expect(await faults(h2('a', 'A'), p`A.`, h2('a', 'B'), p`B.`)).toEqual(['two headings are called a']);
    expect(await faults(table('T', ['', 'A'], [['x']]))).toHaveLength(1);
    expect(pictureFaults({ drawing: 'no-such-drawing', alt: '' })).toHaveLength(2);
  });

  it('count syllables as English says them', () => {
    const counted = {
      cat: 1,
      price: 1,
      prices: 2,
      asked: 1,
      wanted: 2,
      table: 2,
      college: 2,
      university: 5,
      tuition: 3,
      aid: 1,
      yes: 1,
      people: 2,
      grade: 1,
      the: 1,
      financial: 3,
      schools: 1,
    };
    expect(Object.fromEntries(Object.keys(counted).map((word) => [word, syllablesOf(word)]))).toEqual(counted);
  });

  it('grade plain words low and long ones high', () => {
    expect(readingGrade(['The cat sat on the mat. The dog ran to the cat.'])).toBeLessThan(2);
    expect(
      readingGrade([
        'Institutional determinations regarding eligibility necessitate comprehensive documentation of extraordinary circumstances affecting dependency.',
      ]),
    ).toBeGreaterThan(16);
  });
});
