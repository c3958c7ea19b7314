/**
 * Running text as data: articles and help are made of these blocks. There is no markup in them, so nothing has to be
 * trusted. Texts are written in Markdown (scripts/long-texts); the short functions below make a block at a time.
 */
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';

/** A link inside the site ("/search", "#fees") or out of it ("https://…"). */
export interface InlineLink {
  kind: 'link';
  text: string;
  to: string;
}

export interface InlineMark {
  kind: 'strong' | 'em';
  text: string;
}

export type Inline = string | InlineLink | InlineMark;
export type Inlines = readonly Inline[];

export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  /** Fragment of the address that leads here. */
  id: string;
  text: string;
}

export interface Paragraph {
  kind: 'paragraph';
  text: Inlines;
}

export interface List {
  kind: 'list';
  ordered: boolean;
  items: readonly Inlines[];
}

/** The first cell of a row is its heading. */
export interface Table {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Inlines[])[];
}

export const BAR_UNITS = ['usd', 'cad', 'percent'] as const;
export type BarUnit = (typeof BAR_UNITS)[number];

/** Figures of one kind to be compared: a table whose rows are bars as well. */
export interface Bars {
  kind: 'bars';
  caption: string;
  /** Heads of the names and of the figures. */
  columns: readonly [names: string, figures: string];
  unit: BarUnit;
  /** From zero; a percentage is a share of a hundred, a sum one of the largest. */
  bars: readonly { label: string; value: number }[];
  /** Where the figures are from and of when. */
  source: Inlines;
}

/** Set apart from the text: a warning, or what is easily missed. */
export interface Note {
  kind: 'note';
  title: string;
  text: Inlines;
}

/** A letter to copy: its paragraphs, with what the writer puts in between square brackets. */
export interface Letter {
  kind: 'letter';
  paragraphs: readonly string[];
}

/** A drawing of frontend/public/drawings, 640 by 400. */
export interface Picture {
  /** Name of the file, without its ending. */
  drawing: string;
  alt: string;
}

/** Where a drawing is served from. */
export const drawingPath = (drawing: string): string => `/drawings/${drawing}.svg`;

/** Where the same drawing is as PNG, 1280 by 800: who shows a link to a page takes no SVG. */
export const cardPath = (drawing: string): string => `/drawings/${drawing}.png`;

export interface Figure extends Picture {
  kind: 'figure';
  caption: Inlines;
}

export type Block = Heading | Paragraph | List | Table | Bars | Note | Letter | Figure;

type Text = string | Inlines;
const inlines = (text: Text): Inlines => (typeof text === 'string' ? [text] : text);

/** Text with links and marks in it. */
export function t(texts: TemplateStringsArray, ...parts: readonly Inline[]): Inlines {
  return texts.flatMap((text, at) => [text, parts[at] ?? '']).filter((part) => part !== '');
}
/** A paragraph. */
export function p(texts: TemplateStringsArray, ...parts: readonly Inline[]): Paragraph {
  return { kind: 'paragraph', text: t(texts, ...parts) };
}
export const link = (text: string, to: string): InlineLink => ({ kind: 'link', text, to });
export const strong = (text: string): InlineMark => ({ kind: 'strong', text });
export const h2 = (id: string, text: string): Heading => ({ kind: 'heading', level: 2, id, text });
export const h3 = (id: string, text: string): Heading => ({ kind: 'heading', level: 3, id, text });
export const bullets = (...items: readonly Text[]): List => ({
  kind: 'list',
  ordered: false,
  items: items.map(inlines),
});
export const table = (caption: string, columns: readonly string[], rows: readonly (readonly Text[])[]): Table => ({
  kind: 'table',
  caption,
  columns,
  rows: rows.map((cells) => cells.map(inlines)),
});

export const bars = (
  caption: string,
  columns: Bars['columns'],
  unit: BarUnit,
  values: readonly (readonly [label: string, value: number])[],
  source: Text,
): Bars => ({
  kind: 'bars',
  caption,
  columns,
  unit,
  bars: values.map(([label, value]) => ({ label, value })),
  source: inlines(source),
});

const BAR_FORMATS: Readonly<Record<BarUnit, (value: number) => string>> = {
  usd: (value) => formatMoney(value, 'USD'),
  cad: (value) => formatMoney(value, 'CAD'),
  percent: formatPercent,
};

/** A bar's figure as it is read: "$86,000", "CA$9,551", "62%"; « 86 000 $ US », « 62 % ». */
export const barText = (unit: BarUnit, value: number): string => BAR_FORMATS[unit](value);

/** How long a bar is, 0-1 of the room. */
export function barShare({ unit, bars: all }: Pick<Bars, 'unit' | 'bars'>, value: number): number {
  const whole = unit === 'percent' ? 100 : Math.max(...all.map((bar) => bar.value));
  return whole > 0 ? value / whole : 0;
}

/**
 * A sum, a share, a count, with a sign or "2 ×" before it, as English writes it ("CA$9,551", "62%") or French, with
 * spaces that do not break (« − 9 551 $ CA », « 6,5 % »); nothing and a dash go with figures.
 */
const FIGURE =
  /^(?:[−-]\s?)?(?:\d+\s×\s)?(?:(?:CA|US)?\$|(?:CAD|USD) )?\d(?:[\d,.]|[\u00a0\u202f](?=\d{3}))*(?:\s?%|[\u00a0\u202f]\$(?:[\u00a0\u202f](?:CA|US))?)?$|^[–—]?$/;

/** Which columns of a table hold nothing but figures, which line up on their right; the first one is names. */
export function figureColumns({ columns, rows }: Pick<Table, 'columns' | 'rows'>): boolean[] {
  return columns.map(
    (_, at) =>
      at > 0 &&
      rows.some((row) => /\d/.test(plainText(row[at] ?? []))) &&
      rows.every((row) => FIGURE.test(plainText(row[at] ?? []))),
  );
}

/** A text's words alone. */
export function plainText(text: Inlines): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** What of a block is read, piece by piece: a heading, a paragraph, each item, each cell. */
export function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [plainText(block.text)];
    case 'list':
      return block.items.map(plainText);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat().map(plainText)];
    case 'bars':
      return [
        block.caption,
        ...block.columns,
        ...block.bars.flatMap(({ label, value }) => [label, barText(block.unit, value)]),
        plainText(block.source),
      ];
    case 'note':
      return [block.title, plainText(block.text)];
    case 'letter':
      return [...block.paragraphs];
    case 'figure':
      return [plainText(block.caption)];
  }
}

/** A heading of level 2 with all that follows until the next. */
export interface Section {
  heading: Heading;
  blocks: readonly Block[];
}

/** What comes before the first heading, and the sections. */
export function sectionsOf(blocks: readonly Block[]): { opening: readonly Block[]; sections: readonly Section[] } {
  const starts = blocks.flatMap((block, at) => (block.kind === 'heading' && block.level === 2 ? [at] : []));
  return {
    opening: blocks.slice(0, starts[0]),
    sections: starts.map((start, at) => ({
      heading: blocks[start] as Heading,
      blocks: blocks.slice(start + 1, starts[at + 1]),
    })),
  };
}
