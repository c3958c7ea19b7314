/** Compiles the long texts of frontend/content (Markdown) to modules: what each exports is in frontend/content/long-texts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ARTICLE_CATEGORIES, ARTICLE_KEYS, type ArticleKey } from '#schema/domain/articles.ts';
import type { Language } from '#schema/domain/language.ts';
import { checkLinks } from './links.ts';
import { parseText, TextError } from './markdown.ts';
import { readMinutes } from './reading-time.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = z.string().trim().min(1);

const ARTICLE = z.strictObject({
  title: text,
  /** One or two sentences: in lists, and for search engines. */
  description: text,
  /** What its drawing shows. */
  alt: text,
  /** What the universities beside it have in common, as a heading. */
  schools: text,
});
const ARTICLES = z.strictObject({ author: text, categories: z.record(z.enum(ARTICLE_CATEGORIES), text) });

export type ReadFile = (file: string) => string;

interface CompiledText {
  /** What the module exports, by name. */
  exports: Readonly<Record<string, unknown>>;
  /** Other files that it is made of. */
  sources: readonly string[];
}

const nameOf = (file: string) => path.relative(ROOT, file).split(path.sep).join('/');

function article(file: string, read: ReadFile): CompiledText {
  const { blocks, lines } = parseText(nameOf(file), read(file), ARTICLE);
  checkLinks(nameOf(file), blocks, lines, path.dirname(file));
  return { exports: { text: blocks }, sources: [] };
}

/** The front matter of all articles: lists and heads need no more. */
function articles(file: string, read: ReadFile): CompiledText {
  const { head, lines } = parseText(nameOf(file), read(file), ARTICLES);
  if (lines[0] !== undefined) throw new TextError(nameOf(file), lines[0], 'here is front matter only, no text');
  const sources = ARTICLE_KEYS.map((key) => path.join(path.dirname(file), `${key}.md`));
  const words = sources.map((source) => {
    const one = parseText(nameOf(source), read(source), ARTICLE);
    return { ...one.head, minutes: readMinutes(one.blocks) };
  });
  return {
    exports: {
      ARTICLE_AUTHOR: head.author,
      ARTICLE_CATEGORY_NAMES: head.categories,
      ARTICLE_WORDS: Object.fromEntries(ARTICLE_KEYS.map((key, at) => [key, words[at]])),
    },
    sources,
  };
}

/** What lists say of an article, for what does not go through Vite. */
export function readArticleHead(language: Language, key: ArticleKey): z.infer<typeof ARTICLE> {
  const file = path.join(ROOT, 'frontend/content', language, 'articles', `${key}.md`);
  return parseText(nameOf(file), readFileSync(file, 'utf8'), ARTICLE).head;
}

/** Kinds of texts by folder and name. */
const KINDS: readonly (readonly [RegExp, (file: string, read: ReadFile) => CompiledText])[] = [
  [/\/articles\/index\.md$/, articles],
  [/\/articles\/[a-z-]+\.md$/, article],
];

/** What a file's module exports; throws a TextError for a mistake in it. */
export function compileText(file: string, read: ReadFile): CompiledText {
  const compile = KINDS.find(([pattern]) => pattern.test(nameOf(file)))?.[1];
  if (!compile) throw new TextError(nameOf(file), 1, 'no kind of long text has such a path');
  return compile(file, read);
}

/** The module as JavaScript. */
export function moduleOf({ exports }: CompiledText): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
