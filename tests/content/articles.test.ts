import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { loadArticle } from '#frontend/content/article-texts.ts';
import { allArticles, articleOf, resourceArticleOf, schoolsSearch } from '#frontend/content/articles.ts';
import {
  type Block,
  barShare,
  bars,
  barText,
  blockTexts,
  cardPath,
  figureColumns,
  h2,
  h3,
  link,
  p,
  sectionsOf,
  strong,
  t,
  table,
} from '#frontend/content/running-text.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { searchQuery } from '#schema/api/search.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { ARTICLE_KINDS, exampleQuery } from '#schema/domain/site/articles.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { median, readingGrade, syllablesOf } from '#tests/helpers/reading-grade.ts';
import { namesSnapshot, readDataset } from '#tests/search/catalogue.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { readMinutes, wordCount } from '../../scripts/long-texts/reading-time.ts';
import { anchorsOf, contentFaults, linksOf, pictureFaults, proseOf } from './content-faults.ts';

const ARTICLES = allArticles();

const WORDS_MIN = 600;
const WORDS_MAX = 1500;
/** School grades that each text may ask for: below it is choppy (a page of questions to ask is the lowest), above it few read it with ease. */
const GRADE_MIN = 4;
const GRADE_MIDDLE = 5;
const GRADE_MAX = 8.5;

describe.each(ARTICLES)('article $id, $title', (article) => {
  test('has no dead link, no skipped heading, no picture without words', async () => {
    expect(await contentFaults((await loadArticle(article.key)).text)).toEqual([]);
    expect(pictureFaults(article.picture)).toEqual([]);
    expect(existsSync(path.join('frontend/public', cardPath(article.picture.drawing)))).toBe(true);
  });

  test('has 600 to 1,500 words, and says how long they take', async () => {
    const text = (await loadArticle(article.key)).text;
    expect(wordCount(text)).toBeGreaterThanOrEqual(WORDS_MIN);
    expect(wordCount(text)).toBeLessThanOrEqual(WORDS_MAX);
    expect(article.minutes).toBe(readMinutes(text));
  });

  test('is the text of the module it names, whose script the Worker asks for early', async () => {
    const module = (await import(`../../frontend/content/en/articles/${article.key}.md`)) as { text: readonly Block[] };
    expect((await loadArticle(article.key)).text).toBe(module.text);
  });

  test('names official sources, and is about both countries', async () => {
    const text = (await loadArticle(article.key)).text;
    const hosts = linksOf(text).flatMap(({ to }) => (to.startsWith('https:') ? [new URL(to).hostname] : []));
    expect(new Set(hosts).size).toBeGreaterThanOrEqual(2);
    const words = proseOf(text).join(' ');
    expect(words).toMatch(/Canad/);
    expect(words).toMatch(/United States|\bUS\b/);
  });

  test('ends with what to do next, and leads to a tool or a list with its values', async () => {
    const text = (await loadArticle(article.key)).text;
    const { sections } = sectionsOf(text);
    expect(sections.at(-1)?.heading.id).toBe('next');
    const links = linksOf(sections.at(-1)?.blocks ?? []);
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.some(({ to }) => /^\/(search|resources|calculator)\b.*[?#]|^\/(compare|calculator)\b/.test(to))).toBe(
      true,
    );
  });

  test('has headings that share no id with the frame around them', async () => {
    expect(
      [...anchorsOf((await loadArticle(article.key)).text)].filter((id) => /^(main|root|article-)/.test(id)),
    ).toEqual([]);
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

test('every article reads like plain English: neither choppy nor hard', async () => {
  const grades = await Promise.all(
    ARTICLES.map(async ({ key }) => readingGrade(proseOf((await loadArticle(key)).text))),
  );
  const told = ARTICLES.map(({ id }, at) => `${id}: ${grades[at]?.toFixed(1)}`);
  expect(told.filter((_, at) => (grades[at] ?? 0) < GRADE_MIN || (grades[at] ?? 99) > GRADE_MAX)).toEqual([]);
  expect(median(grades)).toBeGreaterThanOrEqual(GRADE_MIDDLE);
});

/** Said in no article: words of a translation, and days on which nobody looked. */
const NOT_SAID =
  /\b(stands?|dear|dearer|dearest|mend|without leave|with leave|needs? leave|it is of no use|checked (in|on) (november|\w+ \d))\b/i;

test.each(ARTICLES)(
  'article $id says nothing that reads translated, and claims no check',
  async ({ key, description }) => {
    const text = (await loadArticle(key)).text.flatMap(blockTexts);
    expect([description, ...text].filter((piece) => NOT_SAID.test(piece))).toEqual([]);
  },
);

/** The rule for examples by the records themselves, in which the search's filters have no part. */
function isExample({
  country,
  kind,
  carnegieClass,
  designations,
  graduationRate,
  onlineShare,
}: UniversityRecord): boolean {
  if (kind !== 'bachelors' || designations.includes('online-only')) return false;
  if (carnegieClass?.includes('Theological')) return false;
  if (country === 'CA') return graduationRate === null || graduationRate >= 30;
  return (graduationRate ?? 0) >= 30 && (onlineShare ?? 0) <= 50;
}

describe('the universities beside an article', () => {
  const snapshot = namesSnapshot();
  const byId = new Map(readDataset().universities.map((university) => [university.id, university]));
  const found = (query: Record<string, string | number>, limit: number) => {
    const read = searchQuery.parse(rawQueryOf(Object.entries(query).map(([name, value]) => [name, String(value)])));
    return searchUniversities(snapshot, { ...read, limit }).ids.map((id) => byId.get(id) as UniversityRecord);
  };

  it.each(ARTICLES)('may be examples: $id, $title', ({ schools }) => {
    const shown = found(schools.query, SIMILAR_COUNT);
    expect(shown).toHaveLength(SIMILAR_COUNT);
    expect(shown.filter((university) => !isExample(university)).map(({ name }) => name)).toEqual([]);
  });

  it.each(ARTICLES.filter(({ schools }) => schools.query.country === 'US'))(
    'stay so on the whole first page of the list: $id',
    ({ schools }) => {
      const listed = found(schools.query, 24);
      expect(listed.filter((university) => !isExample(university)).map(({ name }) => name)).toEqual([]);
    },
  );

  it('are asked for without what is not published in Canada', () => {
    expect(exampleQuery({ country: 'CA', sortBy: 'tuition' })).toEqual({
      country: 'CA',
      sortBy: 'tuition',
      kind: 'bachelors',
    });
  });
});

test('an id without an article is unknown, and the first one under resources', () => {
  for (const id of ['0', '01', '1.0', '999', 'x', '']) {
    expect(articleOf(id), id).toBeUndefined();
    expect(resourceArticleOf(id).id).toBe(1);
  }
  expect(resourceArticleOf(undefined).id).toBe(1);
  expect(resourceArticleOf('2').id).toBe(2);
});

describe('figures in a text', () => {
  const columnsOf = (...rows: string[][]) => figureColumns(table('T', ['', 'A', 'B'], rows));

  it('line up where a column holds nothing else', () => {
    expect(columnsOf(['x', '$5,500', 'yes'], ['y', '− $9,000', '12'])).toEqual([false, true, false]);
    expect(columnsOf(['x', '2 × $4,000', 'CAD 140.16'], ['y', '$0', '66%'])).toEqual([false, true, true]);
    expect(columnsOf(['1', '–', ''], ['2', '', ''])).toEqual([false, false, false]);
    expect(columnsOf(['x', 'USD 350', 'At least USD 250'], ['y', '12', '15 to 20'])).toEqual([false, true, false]);
    expect(figureColumns(table('T', ['', 'A'], [['x', t`${strong('$21,000')}`]]))).toEqual([false, true]);
  });

  it('are bars as long as they say', () => {
    const drawn = bars(
      'C',
      ['A', 'B'],
      'usd',
      [
        ['x', 50],
        ['y', 200],
      ],
      'Source',
    );
    expect(drawn.bars.map(({ value }) => barShare(drawn, value))).toEqual([0.25, 1]);
    expect(barShare({ unit: 'percent', bars: drawn.bars }, 50)).toBe(0.5);
    expect(barShare({ unit: 'usd', bars: [{ label: 'x', value: 0 }] }, 0)).toBe(0);
    expect([barText('usd', 41_746), barText('cad', 41_746), barText('percent', 66)]).toEqual([
      '$41,746',
      'CA$41,746',
      '66%',
    ]);
  });
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
    expect(await faults(bars('', ['A', 'B'], 'percent', [['x', 101]], []))).toHaveLength(4);
    expect(await faults(p`See ${link('it', '/calculator/loans#dept=5')}.`)).toEqual([
      'the form reads nothing of /calculator/loans#dept=5',
    ]);
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
