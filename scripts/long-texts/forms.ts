/** The forms of long texts other than articles: help, questions, the glossary, majors, towns, and pages of rules. */
import path from 'node:path';
import * as z from 'zod';
import type { LegalDocument, LegalSection } from '#frontend/content/legal-document.ts';
import type { TownRecord } from '#frontend/content/long-texts/college-towns.d.ts';
import type { FaqSection } from '#frontend/content/long-texts/faq-sections.d.ts';
import type { GlossaryGroup, GlossaryTerm } from '#frontend/content/long-texts/glossary-terms.d.ts';
import { type Block, type Inlines, plainText } from '#frontend/content/running-text.ts';
import { COST_OF_LIVING, LIFESTYLE, TOWN_POPULATIONS, TRANSPORTATION } from '#frontend/content/town-keys.ts';
import { LANGUAGES } from '#schema/domain/formats/language.ts';
import { ACADEMIC_PROGRAM_KEYS } from '#schema/domain/programs/academic-programs.ts';
import { COUNTRIES } from '#schema/domain/record/enums.ts';
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

/** `# Title {#key}` and one paragraph, for each major. */
export function readMajors(file: string, source: string): Form<Record<string, string>> {
  const value: Record<string, string> = {};
  for (const { id, title: _, ...part } of partsOf(readHead(file, source, NO_HEAD), 1)) {
    const [about, ...more] = parsePart(part).blocks;
    if (about?.kind !== 'paragraph' || more.length > 0)
      throw new TextError(file, part.line, 'a major is one paragraph');
    value[id] = plainText(about.text);
  }
  for (const key of ACADEMIC_PROGRAM_KEYS)
    if (value[key] === undefined) throw new TextError(file, 1, `no text about ${key}`);
  for (const key of Object.keys(value))
    if (!(ACADEMIC_PROGRAM_KEYS as readonly string[]).includes(key))
      throw new TextError(file, 1, `no major is called ${key}`);
  return { value, parts: [] };
}

const words = z.string().trim().min(1);
const CENSUS = z.strictObject({ source: words, year: words });
const TOWNS = z.strictObject({
  asOf: words,
  census: z.strictObject({ US: CENSUS, CA: CENSUS }),
  towns: z.record(
    z.enum(Object.keys(TOWN_POPULATIONS) as [TownRecord['id'], ...TownRecord['id'][]]),
    z.strictObject({
      name: words,
      region: words,
      country: z.enum(COUNTRIES),
      climate: words,
      costOfLiving: z.record(z.enum(COST_OF_LIVING), words),
      transportation: z.record(z.enum(TRANSPORTATION), words),
      lifestyle: z.record(z.enum(LIFESTYLE), words),
      description: words,
    }),
  ),
});

/** Front matter only: the towns by key, and what census counted them in each country. */
export function readTowns(file: string, source: string): { TOWNS_AS_OF: string; TOWN_RECORDS: TownRecord[] } {
  const { head, body, line } = readHead(file, source, TOWNS);
  if (body.trim() !== '') throw new TextError(file, line, 'here is front matter only, no text');
  return {
    TOWNS_AS_OF: head.asOf,
    TOWN_RECORDS: Object.entries(head.towns).map(([key, town]) => {
      const id = key as TownRecord['id'];
      return { id, ...town, population: { count: TOWN_POPULATIONS[id], ...head.census[town.country] } };
    }),
  };
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
