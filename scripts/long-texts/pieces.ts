/** What is read in a long text, piece by piece with its line: its front matter, headings, paragraphs, items and cells. */
import * as z from 'zod';
import { blockTexts } from '#frontend/content/running-text.ts';
import { parsePart, partsOf, readHead } from './markdown.ts';

export interface Piece {
  /** From 1. */
  line: number;
  text: string;
}

/** What begins a paragraph or an item to say what it is, and is not read. */
const MARKS = /^(?:(?:Summary|Source|Limits|See): |`[^`]+`: )/;

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];

/** Other names of a term: each is a text of its own. */
const NAMES = 'Also: ';

/** What is put in when it is said (`{{name}}`) stands as "X". */
export function readPieces(file: string, source: string): Piece[] {
  const { head, ...body } = readHead(file, source.replace(/\{\{.*?\}\}/g, 'X'), z.record(z.string(), z.unknown()));
  const titled = /^# /m.test(body.body) ? partsOf(body, 1) : [];
  return [
    ...stringsOf(head).map((text) => ({ line: 1, text })),
    ...titled.map(({ line, title }) => ({ line: line - 1, text: title })),
    ...(titled.length > 0 ? titled : [body]).flatMap((part) => {
      const { blocks, lines } = parsePart(part);
      return blocks.flatMap((block, at) =>
        blockTexts(block)
          .flatMap((text) =>
            text.startsWith(NAMES) ? text.slice(NAMES.length).split(', ') : [text.replace(MARKS, '')],
          )
          .map((text) => ({ line: lines[at] ?? 1, text })),
      );
    }),
  ];
}
