/** Compiles the long texts of frontend/content (Markdown) to modules: what each exports is in frontend/content/long-texts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Language } from '#schema/domain/formats/language.ts';
import { ARTICLE_CATEGORIES, ARTICLE_KEYS } from '#schema/domain/site/articles.ts';
import { HELP_ARTICLES, type HelpCategoryKey } from '#schema/domain/site/help-articles.ts';
import { readFaq, readGlossary, readHelp, readLegal, readMajors, readTowns } from './forms.ts';
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

const folderOf = (file: string) =>
  path.join(path.dirname(file), file.includes(`${path.sep}help${path.sep}`) ? '../articles' : 'articles');

/** One text whose form is in forms.ts, with its links checked. */
const one =
  (name: string, form: typeof readFaq | typeof readHelp | typeof readGlossary | typeof readLegal | typeof readMajors) =>
  (file: string, read: ReadFile): CompiledText => {
    const { value, parts } = form(nameOf(file), read(file));
    for (const { blocks, lines } of parts) checkLinks(nameOf(file), blocks, lines, folderOf(file));
    return { exports: { [name]: value }, sources: [] };
  };

const HELP_INDEX = z.record(
  z.enum(Object.keys(HELP_ARTICLES) as [HelpCategoryKey, ...HelpCategoryKey[]]),
  z.strictObject({ title: text, description: text }),
);

/** What the help center's categories and articles are called. */
function helpIndex(file: string, read: ReadFile): CompiledText {
  const { head } = parseText(nameOf(file), read(file), HELP_INDEX);
  const keys = Object.keys(HELP_ARTICLES) as HelpCategoryKey[];
  const sources = keys.map((key) => path.join(path.dirname(file), `${key}.md`));
  const names = keys.map((key, at) => {
    const { names: articles } = readHelp(nameOf(sources[at] as string), read(sources[at] as string));
    return [key, { ...head[key], articles }];
  });
  return { exports: { HELP_NAMES: Object.fromEntries(names) }, sources };
}

/** What a module exports, for what does not go through Vite: `readText('en', 'articles/index.md')`. */
export function readText<Module>(language: Language, name: string): Module {
  const file = path.join(ROOT, 'frontend/content', language, name);
  return compileText(file, (source) => readFileSync(source, 'utf8')).exports as Module;
}

const towns = (file: string, read: ReadFile): CompiledText => ({
  exports: readTowns(nameOf(file), read(file)),
  sources: [],
});

/** Kinds of texts by folder and name. */
const KINDS: readonly (readonly [RegExp, (file: string, read: ReadFile) => CompiledText])[] = [
  [/\/articles\/index\.md$/, articles],
  [/\/articles\/[a-z-]+\.md$/, article],
  [/\/help\/index\.md$/, helpIndex],
  [/\/help\/[a-z-]+\.md$/, one('texts', readHelp)],
  [/\/faq-sections\.md$/, one('FAQ_SECTIONS', readFaq)],
  [/\/glossary-terms\.md$/, one('GLOSSARY', readGlossary)],
  [/\/majors\/major-abouts\.md$/, one('MAJOR_ABOUTS', readMajors)],
  [/\/places\/college-towns\.md$/, towns],
  [/\/privacy\.md$/, one('privacyWords', readLegal)],
  [/\/terms\.md$/, one('termsWords', readLegal)],
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
