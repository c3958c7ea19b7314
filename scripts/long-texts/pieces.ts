/** What is read in a long text, piece by piece with its line: its front matter, headings, paragraphs, items and cells. */
import * as z from 'zod';
import { blockTexts } from '#frontend/content/running-text.ts';
import { parseText } from './markdown.ts';

export interface Piece {
  /** From 1. */
  line: number;
  text: string;
}

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];

export function readPieces(file: string, source: string): Piece[] {
  const { head, blocks, lines } = parseText(file, source, z.record(z.string(), z.unknown()));
  return [
    ...stringsOf(head).map((text) => ({ line: 1, text })),
    ...blocks.flatMap((block, at) => blockTexts(block).map((text) => ({ line: lines[at] ?? 1, text }))),
  ];
}
