/** The forms of long texts other than articles: help, questions, the glossary, and pages of rules. */
import path from 'node:path';
import * as z from 'zod';
import type { LegalDocument, LegalSection } from '#frontend/content/legal-document.ts';
import type { FaqSection } from '#frontend/content/long-texts/faq-sections.d.ts';
import type { GlossaryGroup, GlossaryTerm } from '#frontend/content/long-texts/glossary-terms.d.ts';
import { type Block, type Inlines, plainText } from '#frontend/content/running-text.ts';
import { LANGUAGES } from '#schema/domain/formats/language.ts';
import { HELP_ARTICLES, type HelpCategoryKey } from '#schema/domain/site/help-articles.ts';
import { routeOf } from '#schema/domain/site/route-paths.ts';
import { type Part, parsePart, partsOf, readHead, TextError } from './markdown.ts';
import { TEXT_VALUES } from './values.ts';

type Parsed = ReturnType<typeof parsePart>;
/** What a text is compiled to, and its blocks, whose links are to be checked. */
interface Form<Value> {
  value: Value;
  parts: Parsed[];
}

const NO_HEAD = z.strictObject({});
const LEGAL_HEAD = z.strictObject({
  title: z.string(),
  description: z.string(),
  updated: z.string().optional(),
  lead: z.string(),
});

/** A paragraph's words after what it begins with ("Source: "); null when it begins otherwise. */
function wordsAfter(mark: string, block: Block | undefined): string | null {
  if (block?.kind !== 'paragraph') return null;
  const text = plainText(block.text);
  return text.startsWith(mark) ? text.slice(mark.length) : null;
}

/** `# Title {#key}`, `Summary: …`, and the text, for each article of a category. */
export function readHelp(file: string, source: string) {
  const category = path.posix.basename(file, '.md') as HelpCategoryKey;
  const names: Record<string, { title: string; description: string }> = {};
  const value: Record<string, Block[]> = {};
  const parts = partsOf(readHead(file, source, NO_HEAD), 1).map(({ id, title, ...part }) => {
    const { blocks, lines } = parsePart(part);
    const description = wordsAfter('Summary: ', blocks[0]);
    if (description === null) throw new TextError(file, part.line, 'an article of help begins with “Summary: …”');
    names[id] = { title, description };
    value[id] = blocks.slice(1);
    return { blocks: blocks.slice(1), lines: lines.slice(1) };
  });
  const expected = HELP_ARTICLES[category].join(', ');
  if (Object.keys(names).join(', ') !== expected) throw new TextError(file, 1, `the articles here are ${expected}`);
  return { value, names, parts };
}

/** `# Section {#id}`, `## Question? {#id}`, and the answer. */
export function readFaq(file: string, source: string): Form<FaqSection[]> {
  const parts: Parsed[] = [];
  const value = partsOf(readHead(file, source, NO_HEAD), 1).map(({ id, title, ...section }) => ({
    id,
    title,
    entries: partsOf(section, 2).map(({ id: entry, title: question, ...part }) => {
      const parsed = parsePart(part);
      parts.push(parsed);
      return { id: entry, question, answer: parsed.blocks };
    }),
  }));
  return { value, parts };
}

function termOf({ id, title, ...part }: Part & { id: string; title: string }): GlossaryTerm {
  const { blocks } = parsePart(part);
  const fail = (fault: string): never => {
    throw new TextError(part.file, part.line, fault);
  };
  const also = wordsAfter('Also: ', blocks[0]);
  const [definition, ...rest] = also === null ? blocks : blocks.slice(1);
  const source = wordsAfter('Source: ', rest[0]);
  const [last, ...more] = source === null ? rest : rest.slice(1);
  const limits = wordsAfter('Limits: ', last);
  if (definition?.kind !== 'paragraph' || limits === null || more.length > 0) {
    return fail(
      'a term is “Also: …” if it has other names, its meaning, “Source: …” if it is a figure, and “Limits: …”',
    );
  }
  return {
    key: id,
    name: title,
    ...(also === null ? {} : { also: also.split(', ') }),
    definition: plainText(definition.text),
    source,
    limits,
  };
}

/** `# Group {#id}`, `## Term {#key}`, and what it means. */
export function readGlossary(file: string, source: string): Form<GlossaryGroup[]> {
  const value = partsOf(readHead(file, source, NO_HEAD), 1).map(({ id, title, ...group }) => ({
    id,
    title,
    terms: partsOf(group, 2).map(termOf),
  }));
  return { value, parts: [] };
}

/** `{{name}}` becomes its value; a name that is not in the table is an error. */
function withValues(file: string, source: string): string {
  const language = LANGUAGES.find((one) => file.includes(`/content/${one}/`)) ?? 'en';
  return source.replace(/\{\{(.*?)\}\}/g, (mark, name: string, at: number) => {
    const value = TEXT_VALUES[language][name];
    if (value === undefined)
      throw new TextError(file, source.slice(0, at).split('\n').length, `no value is called ${mark}`);
    return value;
  });
}

const ENTRY = /^`([^`]+)`: (.*)$/s;
type Link = NonNullable<LegalSection['links']>[number];

/** The links of a paragraph, by the names of their pages. */
const linksIn = (text: Inlines): Link[] =>
  text.flatMap((part) =>
    typeof part === 'object' && part.kind === 'link'
      ? [{ label: part.text, to: routeOf(part.to)?.name as Link['to'] }]
      : [],
  );

/** `## Title {#id}`: paragraphs, points, names with what is under each (- `name`: text), and `See: [page](/page)`. */
export function readLegal(file: string, text: string): Form<LegalDocument> {
  const { head, ...body } = readHead(file, withValues(file, text), LEGAL_HEAD);
  const parts: Parsed[] = [];
  const sections = partsOf(body, 2).map(({ id, title, ...part }): LegalSection => {
    const parsed = parsePart(part);
    parts.push(parsed);
    const section: { -readonly [K in keyof LegalSection]: LegalSection[K] } = { id, title, paragraphs: [] };
    parsed.blocks.forEach((block, at) => {
      if (block.kind === 'paragraph') {
        if (wordsAfter('See: ', block) !== null) section.links = linksIn(block.text);
        else section.paragraphs = [...section.paragraphs, plainText(block.text)];
        return;
      }
      if (block.kind !== 'list')
        throw new TextError(file, parsed.lines[at] ?? 1, `a page of rules has no ${block.kind}`);
      const entries = block.items.map((item) => ENTRY.exec(plainText(item)));
      if (entries.every((entry) => entry !== null))
        section.entries = entries.map(([, name, words]) => ({ name: name as string, text: words as string }));
      else section.points = block.items.map(plainText);
    });
    return section;
  });
  return { value: { ...head, sections } as LegalDocument, parts };
}
