/** What lists, heads and links say of the articles, `#words/articles/index.md`: the front matter of all of them. */
import type { ArticleCategory, ArticleKey } from '#schema/domain/site/articles.ts';

export interface ArticleWords {
  title: string;
  /** One or two sentences: in lists, and for search engines. */
  description: string;
  /** Minutes that reading the text takes in this language, counted from its words. */
  minutes: number;
  /** What its drawing shows. */
  alt: string;
  /** What the universities beside it have in common, as a heading. */
  schools: string;
}

export const ARTICLE_AUTHOR: string;
export const ARTICLE_CATEGORY_NAMES: Readonly<Record<ArticleCategory, string>>;
export const ARTICLE_WORDS: Readonly<Record<ArticleKey, ArticleWords>>;
