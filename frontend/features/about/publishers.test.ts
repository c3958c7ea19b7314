import { expect, test } from 'vitest';
import { publishersOf } from './publishers.ts';

const source = (publisher: string, title: string) => ({
  key: title,
  publisher,
  title,
  vintage: '2024',
  licence: 'Public domain',
  url: 'https://example.org/',
  rows: 1,
  sha256: '',
});

test('sources stand under their publishers, the one with most tables first, tables by title', () => {
  const publishers = publishersOf([source('B', 'z'), source('C', 'c'), source('B', 'a'), source('A', 'x')]);
  expect(publishers.map(({ name, sources }) => [name, sources.map(({ title }) => title)])).toEqual([
    ['B', ['a', 'z']],
    ['A', ['x']],
    ['C', ['c']],
  ]);
});
