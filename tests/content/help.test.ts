/** Help articles, frequent questions and glossary: true addresses, headings in order, length, and words that most can read. */
import { describe, expect, it, test } from 'vitest';
import { findTerm } from '#frontend/content/find-term.ts';
import { findHelpArticle, helpCategories } from '#frontend/content/help-categories.ts';
import { loadHelp } from '#frontend/content/help-texts.ts';
import { type Block, h2, p } from '#frontend/content/running-text.ts';
import { FACT_FIELDS } from '#schema/domain/record/facts.ts';
import { TERM_OF_FIELD, termOfField } from '#schema/domain/record/glossary-keys.ts';
import { helpPaths } from '#schema/domain/site/help-articles.ts';
import { median, readingGrade } from '#tests/helpers/reading-grade.ts';
import { FAQ_SECTIONS } from '#words/faq-sections.md';
import { GLOSSARY } from '#words/glossary-terms.md';
import { wordCount } from '../../scripts/long-texts/reading-time.ts';
import { contentFaults, linksOf, proseOf } from './content-faults.ts';

const WORDS_MIN = 150;
const WORDS_MAX = 500;
const GRADE_MAX = 9;

/** The articles that the product is to have. */
const NAMED: Record<string, readonly string[]> = {
  'getting-started': ['creating-an-account', 'search-basics', 'personalization', 'bookmarks'],
  search: ['advanced-filters', 'location-based', 'tuition-filters', 'religious-affiliation'],
  profiles: ['understanding-data', 'virtual-tours', 'similar-universities', 'financial-details'],
  scholarships: ['search', 'filters', 'eligibility', 'applications'],
  resources: ['comparison-tool', 'tuition-calculator', 'program-finder', 'exploration-tools'],
  account: ['preferences', 'data-privacy', 'notifications', 'troubleshooting'],
};

const ARTICLES = helpCategories().flatMap((category) =>
  category.articles.map((article) => ({ category: category.key, ...article })),
);
const textOf = async (category: (typeof ARTICLES)[number]['category'], key: string) =>
  (await loadHelp(category)).texts[key] ?? [];

test('the help center has the six subjects with their articles, and no other', async () => {
  expect(
    Object.fromEntries(helpCategories().map(({ key, articles }) => [key, articles.map((one) => one.key)])),
  ).toEqual(NAMED);
  expect(helpPaths()).toHaveLength(24);
  for (const { key } of helpCategories()) expect(Object.keys((await loadHelp(key)).texts)).toEqual(NAMED[key]);
  expect(findHelpArticle('search', 'bookmarks')).toBeNull();
  expect(findHelpArticle('constructor', 'toString')).toBeNull();
});

describe.each(ARTICLES)('help article $category/$key', ({ category, key, title, description }) => {
  test('has no dead link, no skipped heading, steps with numbers, and a link into the product', async () => {
    const text = await textOf(category, key);
    expect(await contentFaults(text)).toEqual([]);
    expect(text.some((block) => block.kind === 'list' && block.ordered)).toBe(true);
    expect(linksOf(text).some(({ to }) => to.startsWith('/'))).toBe(true);
  });

  test('is short, and has a head that search engines show whole', async () => {
    const words = wordCount(await textOf(category, key));
    expect(words).toBeGreaterThanOrEqual(WORDS_MIN);
    expect(words).toBeLessThanOrEqual(WORDS_MAX);
    expect(title.length).toBeLessThanOrEqual(40);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

test('titles and descriptions are one of a kind', () => {
  expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(ARTICLES.length);
  expect(new Set(ARTICLES.map(({ description }) => description)).size).toBe(ARTICLES.length);
});

test('half of the help articles can be read by a ninth-grader', async () => {
  const grades = await Promise.all(
    ARTICLES.map(async ({ category, key }) => readingGrade(proseOf(await textOf(category, key)))),
  );
  console.log(`Reading grades: ${ARTICLES.map(({ key }, at) => `${key}: ${grades[at]?.toFixed(1)}`).join(', ')}`);
  expect(median(grades)).toBeLessThanOrEqual(GRADE_MAX);
});

describe('the frequent questions', () => {
  const entries = FAQ_SECTIONS.flatMap((section) => section.entries);

  it('stand in five sections, each under an id of its own', () => {
    expect(FAQ_SECTIONS.map(({ title }) => title)).toEqual([
      'General',
      'Search & Comparison',
      'Account & Personalization',
      'Data & Privacy',
      'Scholarships & Financial Aid',
    ]);
    const ids = [...FAQ_SECTIONS.map(({ id }) => id), ...entries.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    for (const { entries: own } of FAQ_SECTIONS) expect(own.length).toBeGreaterThanOrEqual(4);
  });

  it('have answers without a dead link that a ninth-grader can read', async () => {
    for (const { id, answer } of entries)
      expect(await contentFaults([h2('answer', 'Answer'), ...answer]), id).toEqual([]);
    expect(median(entries.map(({ answer }) => readingGrade(proseOf(answer))))).toBeLessThanOrEqual(GRADE_MAX);
  });
});

describe('the glossary', () => {
  const terms = GLOSSARY.flatMap((group) => group.terms);

  it('has keys that are addresses, one of a kind, apart from those of its groups', () => {
    const keys = [...terms.map(({ key }) => key), ...GLOSSARY.map(({ id }) => id)];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    expect(terms.length).toBeGreaterThanOrEqual(50);
  });

  it('explains the figures of a school’s page, and names no term that is not there', () => {
    for (const key of Object.values(TERM_OF_FIELD)) expect(findTerm(key), key).not.toBeNull();
    const unexplained = FACT_FIELDS.filter((field) => termOfField(field) === undefined);
    // What they are stands beside them; there is nothing more to say.
    expect(unexplained).toEqual([
      'yearFounded',
      'website',
      'housingOptions',
      'studentOrganizations',
      'status',
      'applicationFee',
      'applicationParts',
      'applicationRoutes',
      'admissionFactors',
      'studentBody',
      'services',
      'links',
      'trends',
      'ontarioPrograms',
      'accreditedSchools',
      'onlineShare',
      'tuitionOtherProvinces',
    ]);
    expect(findTerm('no-such-term')).toBeNull();
  });

  it('can be read by a ninth-grader', () => {
    const asBlocks = (text: string): Block[] => [p`${text}`];
    expect(median(terms.map(({ definition }) => readingGrade(proseOf(asBlocks(definition)))))).toBeLessThanOrEqual(
      GRADE_MAX,
    );
  });
});
