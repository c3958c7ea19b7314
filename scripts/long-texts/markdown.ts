/**
 * Parses a long text: Markdown with YAML front matter into the blocks of frontend/content/running-text.ts. What the blocks
 * cannot hold (pictures, HTML, code, nested lists) is refused, with the line it is on.
 */
import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { BAR_UNITS, type BarUnit, type Block, type Inline, type Inlines } from '#frontend/content/running-text.ts';

/** A mistake in a text, for whoever edits it: file, line, and what is wrong. */
export class TextError extends Error {
  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line}: ${fault}`);
  }
}

export interface LongText<Head> {
  head: Head;
  blocks: Block[];
  /** On which line each block begins. */
  lines: number[];
}

// Addresses and tildes in running text are words: a link is written as one.
const none = () => undefined;
const marked = new Marked({ tokenizer: { url: none, autolink: none, del: none, codespan: none, def: none } });

const inlineTokens = (text: string) => new marked.Lexer(marked.defaults).inlineTokens(text);

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
const HEADING = /^(.*?) *\{#([a-z0-9][a-z0-9-]*)\}$/s;
const TABLE = /^Table: /;
const BARS = new RegExp(`^Bars \\((${BAR_UNITS.join('|')})\\): `);
const SOURCE = /^Source: /;
const NUMBER = /^\d+(\.\d+)?$/;

const unescaped = (text: string) => text.replace(/\\([\\*_`[\]|<])/g, '$1');
const linesIn = (text: string) => text.split('\n').length - 1;
const readable = (text: string) => text.replace(/ *\n */g, ' ');

/** Markdown of a file, from a line on. */
export interface Part {
  file: string;
  line: number;
  body: string;
}

/** The front matter by its schema, and the Markdown after it; a text without front matter has an empty one. */
export function readHead<Head>(file: string, text: string, schema: z.ZodType<Head>): Part & { head: Head } {
  const source = text.replaceAll('\r\n', '\n');
  const found = FRONT_MATTER.exec(source) ?? ['', ''];
  const counter = new LineCounter();
  const yaml = parseDocument(found[1] as string, { lineCounter: counter });
  const [mistake] = yaml.errors;
  if (mistake)
    throw new TextError(file, counter.linePos(mistake.pos[0]).line + 1, mistake.message.split('\n')[0] ?? '');
  const { data, error } = schema.safeParse(yaml.toJS() ?? {});
  if (error) {
    const issue = error.issues[0] as z.core.$ZodIssue;
    const { path, message } = issue;
    const place = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0]] : path;
    const range = (yaml.getIn(place, true) as { range?: [number, number, number] } | undefined)?.range;
    const line = range ? counter.linePos(range[0]).line + 1 : 1;
    throw new TextError(file, line, `front matter${path.map((key) => ` “${String(key)}”`).join('')}: ${message}`);
  }
  return { head: data as Head, body: source.slice(found[0].length), line: linesIn(found[0]) + 1, file };
}

/** Parses the blocks of one text; `line` is where the Markdown begins in its file. */
class Parser {
  readonly blocks: Block[] = [];
  readonly lines: number[] = [];
  readonly file: string;
  private line: number;
  private readonly ids = new Set<string>();

  constructor(file: string, line: number) {
    this.file = file;
    this.line = line;
  }

  private fail(fault: string, line = this.line): never {
    throw new TextError(this.file, line, fault);
  }

  private add(block: Block) {
    this.blocks.push(block);
    this.lines.push(this.line);
  }

  private words(tokens: readonly Token[] = [], within = ''): string {
    return (tokens as MarkedToken[])
      .map((token) => {
        const isText = token.type === 'text' || token.type === 'escape';
        if (!isText || ('tokens' in token && token.tokens && token.tokens.length > 1)) {
          this.fail(`${within || 'here'} there may be words only, not “${token.raw.trim()}”`);
        }
        return readable(token.text);
      })
      .join('');
  }

  private inlines(tokens: readonly Token[] = []): Inlines {
    const found: Inline[] = [];
    for (const token of tokens as MarkedToken[]) {
      switch (token.type) {
        case 'text':
        case 'escape': {
          const before = found.at(-1);
          if (typeof before === 'string') found[found.length - 1] = before + readable(token.text);
          else found.push(readable(token.text));
          break;
        }
        case 'strong':
        case 'em':
          found.push({ kind: token.type, text: this.words(token.tokens, 'in bold or italics') });
          break;
        case 'link':
          if (token.title) this.fail(`a link has no title: “${token.raw}”`);
          found.push({ kind: 'link', text: this.words(token.tokens, 'in a link'), to: token.href });
          break;
        default:
          this.fail(`what is this: “${token.raw.trim()}” (${token.type})?`);
      }
    }
    return found;
  }

  /** The inlines of a paragraph whose first words (Table: …) say what it is. */
  private after(start: RegExp, text: string): Inlines {
    return this.inlines(inlineTokens(text.replace(start, '')));
  }

  private list({ ordered, items }: Tokens.List) {
    const texts = items.map(({ tokens, task, raw }) => {
      const [only, ...rest] = tokens as MarkedToken[];
      if (task || rest.length > 0 || (only?.type !== 'text' && only?.type !== 'paragraph')) {
        this.fail(`an item of a list is one paragraph: “${raw.trim()}”`);
      }
      return this.inlines(only.tokens);
    });
    this.add({ kind: 'list', ordered, items: texts });
  }

  private heading({ depth, text, raw }: Tokens.Heading) {
    const [, words, id] = HEADING.exec(text) ?? [];
    if (depth !== 2 && depth !== 3) this.fail('a heading is ## or ###: the title is in the front matter');
    if (words === undefined || id === undefined) this.fail(`a heading without an id, as in “${raw.trim()} {#fees}”`);
    if (this.ids.has(id)) this.fail(`a second heading with the id {#${id}}`);
    this.ids.add(id);
    const plain = this.words(inlineTokens(words), 'in a heading');
    this.add({ kind: 'heading', level: depth, id, text: plain });
  }

  /** A note begins with its title in bold, a letter with its first words. */
  private quoted({ tokens }: Tokens.Blockquote) {
    const shown = (tokens as MarkedToken[]).filter(({ type }) => type !== 'space');
    const [title, text, ...rest] = shown;
    const bold =
      title?.type === 'paragraph' && title.tokens.length === 1 ? (title.tokens[0] as MarkedToken) : undefined;
    if (title?.type === 'paragraph' && bold?.type !== 'strong' && rest.length > 0) {
      this.letter(shown);
      return;
    }
    if (bold?.type !== 'strong' || text?.type !== 'paragraph' || rest.length > 0) {
      this.fail('a note is its title alone in bold, a line with > only, and one paragraph');
    }
    this.add({ kind: 'note', title: this.words(bold.tokens, 'in a title'), text: this.inlines(text.tokens) });
  }

  private letter(shown: readonly MarkedToken[]) {
    const paragraphs = shown.map((token) =>
      token.type === 'paragraph' ? this.words(token.tokens, 'in a letter') : this.fail('a letter is paragraphs only'),
    );
    this.add({ kind: 'letter', paragraphs });
  }

  private table(caption: string, { header, rows }: Tokens.Table) {
    this.add({
      kind: 'table',
      caption,
      columns: header.map(({ tokens }) => this.words(tokens, 'in the head of a column')),
      rows: rows.map((row) => row.map(({ tokens }) => this.inlines(tokens))),
    });
  }

  private bars(caption: string, unit: BarUnit, { header, rows }: Tokens.Table, source: Inlines) {
    const [names, figures, ...more] = header.map(({ tokens }) => this.words(tokens, 'in the head of a column'));
    if (names === undefined || figures === undefined || more.length > 0) this.fail('bars have two columns');
    const bars = rows.map(([label, value]) => {
      const figure = value?.text ?? '';
      if (!NUMBER.test(figure)) this.fail(`“${figure}” is not a plain number`);
      return { label: this.words(label?.tokens, 'in the name of a bar'), value: Number(figure) };
    });
    this.add({ kind: 'bars', caption, columns: [names, figures], unit, bars, source });
  }

  parse(body: string): this {
    const tokens = marked.lexer(body) as MarkedToken[];
    // What stands between two blocks is counted and left out.
    const starts: number[] = [];
    for (const { raw } of tokens) {
      starts.push(this.line);
      this.line += linesIn(raw);
    }
    const shown = tokens
      .map((token, at) => ({ token, line: starts[at] as number }))
      .filter(({ token }) => token.type !== 'space');
    for (let at = 0; at < shown.length; at += 1) {
      const { token, line } = shown[at] as (typeof shown)[number];
      this.line = line;
      const next = shown[at + 1]?.token;
      switch (token.type) {
        case 'heading':
          this.heading(token);
          break;
        case 'list':
          this.list(token);
          break;
        case 'blockquote':
          this.quoted(token);
          break;
        case 'table':
          this.fail('a table has its caption before it: a paragraph “Table: …”');
          break;
        case 'paragraph': {
          const bars = BARS.exec(token.text);
          if (!bars && !TABLE.test(token.text)) {
            this.add({ kind: 'paragraph', text: this.inlines(token.tokens) });
            break;
          }
          if (next?.type !== 'table') this.fail('after this line comes a table');
          at += 1;
          const caption = this.words(inlineTokens(token.text.replace(bars ? BARS : TABLE, '')), 'in a caption');
          if (!bars) {
            this.table(caption, next);
            break;
          }
          const source = shown[at + 1]?.token;
          if (source?.type !== 'paragraph' || !SOURCE.test(source.text)) this.fail('after bars comes “Source: …”');
          at += 1;
          this.bars(caption, bars[1] as BarUnit, next, this.after(SOURCE, source.text));
          break;
        }
        default:
          this.fail(`a text has no such block (${token.type}): “${token.raw.trim().slice(0, 60)}”`);
      }
    }
    return this;
  }
}

/** The blocks of a part; throws a TextError where it is wrong. */
export function parsePart({ file, line, body }: Part): { blocks: Block[]; lines: number[] } {
  const { blocks, lines } = new Parser(file, line).parse(body);
  return { blocks, lines };
}

/** Parses a long text by the schema of its front matter; throws a TextError where it is wrong. */
export function parseText<Head>(file: string, source: string, schema: z.ZodType<Head>): LongText<Head> {
  const { head, ...part } = readHead(file, source, schema);
  return { head, ...parsePart(part) };
}

/** The parts of a text that headings of one level divide, each with its heading; nothing may stand before the first. */
export function partsOf({ file, line, body }: Part, level: 1 | 2): (Part & { id: string; title: string })[] {
  const mark = `${'#'.repeat(level)} `;
  const parts: (Part & { id: string; title: string })[] = [];
  body.split('\n').forEach((text, at) => {
    const here = line + at;
    if (text.startsWith(mark)) {
      const [, title, id] = HEADING.exec(text.slice(mark.length)) ?? [];
      if (title === undefined || id === undefined)
        throw new TextError(file, here, `a heading without an id, as in “${text} {#fees}”`);
      if (parts.some((one) => one.id === id)) throw new TextError(file, here, `a second heading with the id {#${id}}`);
      parts.push({ file, line: here + 1, body: '', id, title: unescaped(title) });
      return;
    }
    const part = parts.at(-1);
    if (part) part.body += `${text}\n`;
    else if (text.trim() !== '') throw new TextError(file, here, `a text stands under a heading: ${mark}Title {#id}`);
  });
  return parts;
}
