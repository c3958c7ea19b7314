/** The help center's search asked in French: its accents, its elisions and its small words. */
import { describe, expect, it } from 'vitest';
import { helpCategories } from '#frontend/content/help-categories.ts';
import { type HelpModule, loadHelp } from '#frontend/content/help-texts.ts';
import { searchArticles, wordsAsked } from './search-articles.ts';

const modules = new Map<string, HelpModule>(
  await Promise.all(helpCategories().map(async ({ key }) => [key, await loadHelp(key)] as const)),
);
const articles = helpCategories().flatMap(({ key: category, articles: own }) =>
  own.map((article) => ({ ...article, category, text: modules.get(category)?.texts[article.key] ?? null })),
);
const found = (typed: string) =>
  searchArticles(articles, typed).articles.map(({ category, key }) => `${category}/${key}`);

describe('searching the help articles in French', () => {
  it.each([
    ['favoris', 'getting-started/bookmarks'],
    ['comment créer un compte?', 'getting-started/creating-an-account'],
    ['supprimer mon compte', 'account/data-privacy'],
    ['code de recuperation', 'getting-started/creating-an-account'],
    ['qui a droit à l’aide', 'scholarships/eligibility'],
    ['prix net', 'profiles/financial-details'],
    ['code postal', 'search/location-based'],
    ['appartenance religieuse', 'search/religious-affiliation'],
    ['notifications', 'account/notifications'],
    ['calculateur', 'resources/tuition-calculator'],
  ])('« %s » finds %s among the first three', (typed, wanted) => {
    expect(found(typed).slice(0, 3)).toContain(wanted);
  });

  it('leaves out words that say nothing', () => {
    expect(wordsAsked('Comment est-ce que je peux comparer des universités')).toEqual(['comparer', 'universites']);
  });
});
