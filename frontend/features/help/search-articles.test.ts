import { describe, expect, it } from 'vitest';
import { helpCategories } from '#frontend/content/help-categories.ts';
import { loadHelp } from '#frontend/content/help-texts.ts';
import { type SearchedArticle, searchArticles, wordsAsked } from './search-articles.ts';

const articles: SearchedArticle[] = (
  await Promise.all(
    helpCategories().map(async ({ key: category, articles: own }) => {
      const texts = (await loadHelp(category)).texts;
      return own.map((article) => ({ ...article, category, text: texts[article.key] ?? null }));
    }),
  )
).flat();
const found = (typed: string) =>
  searchArticles(articles, typed).articles.map(({ category, key }) => `${category}/${key}`);

describe('searching the help articles', () => {
  it.each([
    ['bookmarks', 'getting-started/bookmarks'],
    ['bookm', 'getting-started/bookmarks'],
    ['VIRTUAL tour', 'profiles/virtual-tours'],
    ['how do I create an account?', 'getting-started/creating-an-account'],
    ['delete my account', 'account/data-privacy'],
    ['recovery code', 'getting-started/creating-an-account'],
    ['zip code', 'search/location-based'],
    ['FAFSA', 'scholarships/applications'],
    ['notifications', 'account/notifications'],
    ['net price', 'profiles/financial-details'],
    ['export csv', 'resources/comparison-tool'],
  ])('“%s” finds %s among the first three', (typed, wanted) => {
    expect(found(typed).slice(0, 3)).toContain(wanted);
  });

  it('puts an article that is about the word before those that only mention it', () => {
    const order = found('notifications');
    expect(order[0]).toBe('account/notifications');
    expect(order.length).toBeGreaterThan(2);
  });

  it('finds those that hold some of the words when none holds all, and says so', () => {
    const { articles: some, all } = searchArticles(articles, 'bookmarks xylophone');
    expect(all).toBe(false);
    expect(some[0]?.key).toBe('bookmarks');
  });

  it.each(['xylophone', '', '   ', '?!', '(((', '\\'])('finds nothing for “%s”', (typed) => {
    expect(searchArticles(articles, typed).articles).toEqual([]);
  });

  it('works by titles and descriptions before the texts have come', () => {
    const titles = articles.map((article) => ({ ...article, text: null }));
    expect(searchArticles(titles, 'tuition').articles[0]?.key).toMatch(/tuition/);
    // In texts only.
    expect(searchArticles(articles, 'rural').articles).not.toEqual([]);
    expect(searchArticles(titles, 'rural').articles).toEqual([]);
  });

  it('leaves out words that say nothing, unless there are no others', () => {
    expect(wordsAsked('How do I use the filters')).toEqual(['filters']);
    expect(wordsAsked('how to')).toEqual(['how', 'to']);
  });
});
